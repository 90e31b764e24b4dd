// Search fields: where scripts run each is a combobox from the beginning, and with the first focus its suggestions come.
import { once } from '#web/site/behaviour/once.ts'

const FIELD = '.search-field input[type="search"]'

/** On a search field. */
export const searchBox = once((field) => {
  Object.assign(field, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' })
  const stop = new AbortController()
  const begin = () => {
    if (!(field instanceof HTMLInputElement)) return
    import('./suggestions.ts').then(
      ({ suggest }) => stop.signal.aborted || suggest(field, stop.signal),
      // Without them the field is what it is without scripts; the next focus tries again.
      () => field.addEventListener('focus', begin, { once: true, signal: stop.signal }),
    )
  }
  if (field === document.activeElement) begin()
  else field.addEventListener('focus', begin, { once: true, signal: stop.signal })
  return () => stop.abort()
})

/** Starts those that are on the page. */
export function openSearchBoxes() {
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD)) searchBox(field)
}
