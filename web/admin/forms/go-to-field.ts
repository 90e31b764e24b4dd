// The way to a field that a message names: into sight, with the cursor in it, whatever stood in the way.
import { languageIn, type Place, placesOf } from './field-places.ts'

/** What can be typed into or pressed. */
const CONTROLS =
  'input:not([type=hidden]), textarea, select, button, a[href], [contenteditable=true], [tabindex]:not([tabindex="-1"])'
/** Editors of running text come with their first use, and languages are drawn when they are chosen. */
const PATIENCE_MS = 3_000

/**
 * Brings a field into sight and puts the focus on it. What is only being drawn is waited for: until it has come the
 * nearest field around it has the focus, and whoever goes on elsewhere meanwhile is left there.
 */
export function goToField(form: string, field: string) {
  const begun = performance.now()
  let arrived: HTMLElement | null = null
  const step = () => {
    const left = arrived !== null && document.activeElement !== arrived && arrived.isConnected
    if (left && document.activeElement !== document.body) return
    const found = targetOf(form, field)
    if (found && found.element !== arrived) {
      arrived = found.element
      bringIntoSight(arrived)
    }
    if (!found?.exact && performance.now() - begun < PATIENCE_MS) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function targetOf(form: string, field: string): { element: HTMLElement; exact: boolean } | null {
  const language = languageIn(field)
  for (const place of placesOf(field)) {
    const id = `${form}.${place.id}`
    const inside = document.querySelectorAll<HTMLElement>(`[id^="${CSS.escape(id)}."]`)
    for (const found of [document.getElementById(id), ...inside]) {
      if (!found) continue
      for (const folded of foldsAround(found)) folded.open = true
      if (!found.checkVisibility()) continue
      const picture = pictureIn(found, place)
      const element = controlIn(picture ?? found)
      // The language is about to be shown instead of the one that stands there.
      const other = language !== null && !['', language].includes(found.lang)
      if (element) return { element, exact: !other && (picture !== null || place.left.length === 0) }
    }
  }
  return null
}

const foldsAround = (element: HTMLElement): HTMLDetailsElement[] => {
  const around = element.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
  return around ? [around, ...foldsAround(around)] : []
}

/** The picture of a running text that a place names by its number. */
const pictureIn = (text: HTMLElement, { picture }: Place): HTMLElement | null =>
  picture === null ? null : (text.querySelectorAll<HTMLElement>('[data-figure]')[picture] ?? null)

/** The element itself, else the first thing inside it that takes the focus; what holds nothing of that kind takes it itself. */
function controlIn(element: HTMLElement): HTMLElement | null {
  if (element.matches(':disabled')) return null
  const marked = element.querySelector<HTMLElement>('[data-first]')
  const inside = [...element.querySelectorAll<HTMLElement>(CONTROLS)]
  const usable = [marked, element.matches(CONTROLS) ? element : null, ...inside].find(
    (one) => one !== null && !one.matches(':disabled') && one.checkVisibility(),
  )
  if (usable) return usable
  element.tabIndex = -1
  return element
}

function bringIntoSight(element: HTMLElement) {
  const tall = element.getBoundingClientRect().height > innerHeight / 2
  element.scrollIntoView({ block: tall ? 'start' : 'center' })
  element.focus({ preventScroll: true })
}
