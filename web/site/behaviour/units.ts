// Which system of units is shown: a press on the switch, or what was chosen on an earlier page, says so on the document. Both
// figures stand in the page, so nothing is fetched; the address takes the choice along, so that it can be sent to somebody.

const KEPT = 'units'
const CHOICE = '[data-units-choice]'

function show(system: string) {
  document.documentElement.dataset.units = system
  for (const choice of document.querySelectorAll<HTMLElement>(CHOICE)) {
    if (choice.dataset.unitsChoice === system) choice.setAttribute('aria-current', 'true')
    else choice.removeAttribute('aria-current')
  }
}

/** What the address says, else what this browser was told before; storage may be closed. */
function wanted(): string | null {
  const said = new URLSearchParams(location.search || location.hash.split('?')[1]).get(KEPT)
  try {
    if (said !== null) localStorage.setItem(KEPT, said)
    return said ?? localStorage.getItem(KEPT)
  } catch {
    return said
  }
}

export function openUnits() {
  const system = wanted()
  if (system !== null) show(system)
  document.addEventListener(
    'click',
    (event) => {
      const choice = event.target instanceof Element ? event.target.closest<HTMLElement>(CHOICE) : null
      const system = choice?.dataset.unitsChoice
      // The plain form of the hash door has its own address, which its router writes.
      if (!choice || !system || event.ctrlKey || event.metaKey || event.shiftKey) return
      try {
        localStorage.setItem(KEPT, system)
      } catch {
        // It is not remembered then.
      }
      show(system)
      if (location.hash.startsWith('#/')) return
      event.preventDefault()
      event.stopPropagation()
      const address = new URL(location.href)
      address.searchParams.set(KEPT, system)
      history.replaceState(history.state, '', address)
    },
    true,
  )
}
