// The tray: products that a visitor considers, kept by the browser over pages and windows. It is drawn by hand, since React need
// not have come.
import { askedKey } from '#contract/enquiries/asked-key.ts'
import { element } from '#web/site/behaviour/elements.ts'
import { isPlainPress } from '#web/site/behaviour/press.ts'
import { walkTo } from '#web/site/behaviour/walk.ts'
import { KEPT } from './tray-key.ts'
import '#web/site/tray/tray.css'

/** Products that it takes, as many as one enquiry has lines. */
const MOST = 12
/** Products that a comparison takes. */
const COMPARED = 4
/** What a browser may hold under our name that we did not write: it is left out. */
const isChosen = (one: Partial<Chosen> | null): one is Chosen =>
  Number.isSafeInteger(one?.id) &&
  [one?.address, one?.model, one?.picture, one?.code ?? ''].every((text) => typeof text === 'string')

/** `code`: the number of a part of the product, which stands for itself. */
type Chosen = { id: number; address: string; model: string; picture: string; code?: string }
const keyOf = ({ id, code }: Chosen) => askedKey(id, code)
type Words = Record<
  | 'label'
  | 'chosen'
  | 'remove'
  | 'empty'
  | 'full'
  | 'compare'
  | 'compareFirst'
  | 'ask'
  | 'askShort'
  | 'compareAt'
  | 'askAt',
  string
>

/** Where a browser keeps nothing, what was chosen lives as long as the page. */
let unkept: Chosen[] = []

function read(): Chosen[] {
  try {
    const kept = JSON.parse(localStorage[KEPT] ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, MOST) : []
  } catch {
    return unkept
  }
}

function keep(chosen: Chosen[]) {
  unkept = chosen
  try {
    if (chosen.length > 0) localStorage[KEPT] = JSON.stringify(chosen)
    else localStorage.removeItem(KEPT)
  } catch {}
  drawTray()
}

/** A box was ticked or cleared by the visitor. */
export function pick(box: HTMLInputElement) {
  delete box.dataset.waits
  const one: Chosen = JSON.parse(box.dataset.pick ?? 'null')
  const others = read().filter((other) => keyOf(other) !== keyOf(one))
  if (!box.checked) return keep(others)
  if (others.length < MOST) return keep([...others, one])
  drawTray()
  say(wordsNow()?.full ?? '')
}

/** What was asked for is considered no longer: a part by its number, a product with any order code. */
export function takeOut(
  lines: readonly { productId?: number | null | undefined; code?: string | undefined }[],
) {
  const chosen = read()
  const parts = new Set(chosen.flatMap((one) => (one.code ? keyOf(one) : [])))
  const asked = new Set(
    lines.map(({ productId, code }) => {
      const key = askedKey(productId ?? 0, code)
      return parts.has(key) ? key : String(productId)
    }),
  )
  const others = chosen.filter((one) => !asked.has(keyOf(one)))
  if (others.length < chosen.length) keep(others)
}

const placeOf = () => document.querySelector<HTMLElement>('.tray')
const written = () => document.querySelector<HTMLElement>('[data-tray]')?.dataset.tray ?? 'null'
const wordsNow = (): Words | null => JSON.parse(written())
/** What was drawn with: another language has other words. */
let drawn = ''

function say(text: string) {
  const status = placeOf()?.querySelector('[role="status"]')
  if (status) status.textContent = text
}

/** Draws what is chosen, and ticks its boxes. */
export function drawTray() {
  const chosen = read()
  tick(chosen)
  watch()
  drawn = written()
  const words = wordsNow()
  if (!words) return
  const place = placeOf() ?? element('section', { className: 'tray' })
  if (!place.isConnected) document.body.append(place)
  place.ariaLabel = words.label
  place.hidden = chosen.length === 0
  if (place.hidden) return place.replaceChildren()
  const ids = chosen.flatMap(({ id, code }) => (code ? [] : id))
  const beside = ids.slice(0, COMPARED)
  const compare = element(
    'a',
    { className: 'button outline small', href: `${words.compareAt}${beside}` },
    ...(ids.length > COMPARED ? wideOrNarrow(words.compareFirst, words.compare) : [words.compare]),
  )
  compare.hidden = ids.length < 2
  const ask = element(
    'a',
    {
      className: 'button small',
      href: `${words.askAt}${chosen.map((one) => encodeURIComponent(keyOf(one)))}`,
    },
    ...wideOrNarrow(words.ask, words.askShort),
  )
  for (const link of [compare, ask]) walk(link)
  const empty = element('button', {
    type: 'button',
    className: 'icon-button tray-empty',
    ariaLabel: words.empty,
  })
  empty.append(cross())
  empty.addEventListener('click', () => keep([]))
  const status = element('p', { className: 'tray-count', role: 'status' }, `${words.chosen} `)
  status.append(element('b', { className: 'num' }, String(chosen.length)))
  const list = element('ul', { className: 'tray-items' }, ...chosen.map((one) => item(one, words)))
  if (chosen.length > SHOWN) list.dataset.more = `+${chosen.length - SHOWN}`
  if (chosen.length > SHOWN_NARROW) list.dataset.moreNarrow = `+${chosen.length - SHOWN_NARROW}`
  const actions = element('div', { className: 'tray-actions' }, compare, ask)
  place.replaceChildren(element('div', { className: 'wrap tray-bar' }, list, status, actions, empty))
}

/** Pictures beside each other; the rest are counted. */
const SHOWN = 3
const SHOWN_NARROW = 2

/** A label, and what stands in its place on phones. */
const wideOrNarrow = (wide: string, narrow: string) => [
  element('span', { className: 'wide-only' }, wide),
  element('span', { className: 'narrow-only' }, narrow),
]

function item(one: Chosen, words: Words): HTMLElement {
  const { address, model, picture } = one
  const plate = element('span', { className: 'plate' })
  if (picture !== '') plate.append(element('img', { src: picture, alt: '', width: 48, height: 48 }))
  const language = document.documentElement.lang
  const link = element('a', { href: `/${language}${address}` }, plate, element('b', {}, model))
  walk(link)
  const remove = element('button', {
    type: 'button',
    className: 'icon-button',
    ariaLabel: words.remove.replace('{model}', model),
  })
  remove.append(cross())
  remove.addEventListener('click', () => {
    keep(read().filter((other) => keyOf(other) !== keyOf(one)))
    placeOf()?.querySelector<HTMLElement>('.tray-items button')?.focus()
  })
  return element('li', {}, link, remove)
}

/** The router walks where React is there. */
function walk(link: HTMLAnchorElement) {
  const path = link.getAttribute('href')?.replace(/^\/[^/]+/, '') ?? ''
  link.addEventListener('click', (event) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    walkTo(path)
  })
}

function cross(): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  for (const [name, value] of Object.entries({ class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }))
    drawing.setAttribute(name, value)
  path.setAttribute('d', 'm6 6 12 12M18 6 6 18')
  drawing.append(path)
  return drawing
}

function tick(chosen = read()) {
  const keys = new Set(chosen.map(keyOf))
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-pick]:not([data-waits])'))
    box.checked = keys.has(box.value)
}

let watching = false

/** Boxes come with other pages and longer lists, other words with another language. */
function watch() {
  if (watching) return
  watching = true
  let asked = false
  new MutationObserver(() => {
    if (asked) return
    asked = true
    requestAnimationFrame(() => {
      asked = false
      if (drawn !== written()) drawTray()
      else tick()
    })
  }).observe(document.body, { childList: true, subtree: true })
}
