// Which system of units is shown: a press on the switch, or what was chosen on an earlier page, says so on the document. Both
// figures stand in the page, so nothing is fetched but where figures are typed in; the address takes the choice along, so that it can be sent to somebody.
import { SYSTEMS } from '#contract/quantities/system-names.ts'
import { isPlainPress } from '#web/site/behaviour/press.ts'

const KEPT = 'units'

/** Shows a system and remembers it; where none is said, the one of before. A browser may keep nothing. */
function show(said?: string | null) {
  let system = SYSTEMS.find((one) => one === said)
  try {
    system ??= SYSTEMS.find((one) => one === localStorage[KEPT])
    if (system) localStorage[KEPT] = system
  } catch {}
  if (!system) return
  document.documentElement.dataset.units = system
  for (const choice of document.querySelectorAll<HTMLElement>('[data-units-choice]'))
    choice.ariaCurrent = choice.dataset.unitsChoice === system ? 'true' : null
}

export function openUnits() {
  show(new URLSearchParams(location.search).get(KEPT))
  document.addEventListener(
    'click',
    (event) => {
      const choice = (event.target as Element).closest<HTMLElement>('[data-units-choice]')
      if (!choice || !isPlainPress(event)) return
      const system = choice.dataset.unitsChoice as string
      show(system)
      // Figures that are typed into a page mean the units that it was made in, so it is made anew.
      if (document.querySelector('.facet-range')) return
      event.preventDefault()
      event.stopPropagation()
      const address = new URL(location.href)
      address.searchParams.set(KEPT, system)
      history.replaceState(history.state, '', address)
    },
    true,
  )
}
