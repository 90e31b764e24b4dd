// The mark of the sizing line: drawn along it, it says at once which products it crosses; let go, the form takes it to the address.
import { type Asked, isAsk, LANE, misfitOf } from '#web/site/sizing/fit.ts'

/** Drives a sizing line. */
export function openSizing(line: Element) {
  line.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.slider) follow(line, target)
  })
  line.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.slider) settle(line, target)
  })
  // What was moved before this came.
  for (const slider of line.querySelectorAll<HTMLInputElement>('[data-slider]')) {
    if (slider.value === slider.defaultValue) continue
    follow(line, slider)
    settle(line, slider)
  }
}

/** The form is a live one: it listens to its fields. */
const settle = (line: Element, { dataset: { slider = '' } }: HTMLInputElement) =>
  selectOf(line, slider)?.dispatchEvent(new Event('change', { bubbles: true }))

const selectOf = (line: Element, name: string) =>
  line.querySelector<HTMLSelectElement>(`select[name="${name}"]`)

function follow(line: Element, slider: HTMLInputElement) {
  const select = selectOf(line, slider.dataset.slider ?? '')
  if (!select) return
  const steps = [...select.options].filter(({ value }) => value !== '')
  const step = steps[Number(slider.value)]
  if (!step) return
  select.value = step.value
  slider.ariaValueText = step.text.replace(' · ', ', ')
  const reading = slider.closest('.ruler')?.querySelector('[data-reading]')
  if (reading) say(reading, step.text)
  if (slider === line.querySelector('[data-slider]')) {
    const place = (Number(slider.value) / (steps.length - 1)) * LANE
    for (const mark of line.querySelectorAll<SVGElement>('[data-mark]'))
      mark.setAttribute('d', `M${place} 0V${mark.dataset.mark}`)
    for (const mark of line.querySelectorAll<SVGElement>('[data-level]'))
      mark.setAttribute('d', `M0 ${place}H${mark.dataset.level}`)
  }
  movePoint(line, slider)
  const asked = askedIn(line)
  for (const lane of line.querySelectorAll<HTMLElement>('[data-reach]')) {
    const fits = misfitOf(JSON.parse(lane.dataset.reach ?? ''), asked) === null
    lane.toggleAttribute('data-out', !fits)
    // Why is said by what comes when the mark is let go.
    const reason = lane.querySelector('[data-reason]')
    if (reason) reason.textContent = ''
  }
  for (const count of line.querySelectorAll('[data-fitting]')) {
    const of = count.closest('[data-family]') ?? line
    count.textContent = String(of.querySelectorAll('[data-reach]:not([data-out])').length)
  }
}

/** The ring of the duty point goes along; the cross behind it comes again with the page. */
function movePoint(line: Element, { dataset: { slider = '' }, value }: HTMLInputElement) {
  const chart = line.querySelector<SVGElement>('[data-duty]')
  const ring = chart?.querySelector('circle')
  if (!chart || !ring) return
  const axes = JSON.parse(chart.dataset.duty ?? '') as Record<'x' | 'y', { key: string; places: number[] }>
  for (const [name, { key, places }] of Object.entries(axes))
    if (slider === `at.${key}`) ring.setAttribute(`c${name}`, String(places[Number(value)]))
  chart.querySelector('.duty-cross')?.setAttribute('d', '')
}

/** `DN 100 · 4 in`: the one that is seen. */
function say(reading: Element, text: string) {
  const [metric = '', us = metric] = text.split(' · ')
  const [own, other] = reading.children
  if (own && other) {
    own.textContent = metric
    other.textContent = us
  } else reading.textContent = document.documentElement.dataset.units === 'us' ? us : metric
}

function askedIn(line: Element): Asked {
  const form = line.querySelector('form')
  const marks: Record<string, number> = {}
  let medium = ''
  for (const [name, value] of form ? new FormData(form) : []) {
    if (!isAsk(name) || typeof value !== 'string' || value === '') continue
    if (name === 'at.medium') medium = value
    else marks[name.slice('at.'.length)] = Number(value)
  }
  return { marks, medium }
}
