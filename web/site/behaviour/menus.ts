// The menu of narrow screens and the panels of products and languages, which browsers open by themselves (`popover`, `details`); here is
// what they leave to scripts.

const PANEL = ':is(.products, .language-menu)'
const MENU = '.nav'
/** By key; those along the line also by the direction of the page. */
const STEPS: Record<string, number> = {
  ...{ ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 },
  ...{ rtlArrowRight: -1, rtlArrowLeft: 1 },
}
const linksIn = (panel: Element) => [...panel.querySelectorAll<HTMLElement>('a:not([tabindex="-1"])')]

export function openMenus() {
  document.addEventListener('toggle', ({ target }) => inertAround(target), { capture: true })
  document.addEventListener('pointerdown', ({ target }) => closePanels(target))
  document.addEventListener('focusin', ({ target }) => closePanels(target))
  document.addEventListener('keydown', walk)
  // Whoever goes to another page, or back, is done with both.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${MENU} a`)) closeAll()
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.closest(MENU)) closeAll()
  })
  addEventListener('popstate', closeAll)
  addEventListener('pageshow', ({ persisted }) => persisted && closeAll())
  // On a wide screen it is a line of the header again.
  matchMedia('(width >= 992px)').addEventListener('change', closeAll)
}

/** What lies under the open menu takes no focus. */
function inertAround(menu: EventTarget | null) {
  if (!(menu instanceof HTMLElement) || !menu.matches(MENU)) return
  const open = menu.matches(':popover-open')
  for (const part of document.querySelectorAll<HTMLElement>('main, main ~ div')) part.inert = open
}

/** Closes the panel unless it holds `keep`. */
function closePanels(keep: EventTarget | null) {
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(`${PANEL}[open]`))
    if (!(keep instanceof Node && panel.contains(keep))) panel.open = false
}

function closeAll() {
  closePanels(null)
  document.querySelector<HTMLElement>(`${MENU}:popover-open`)?.hidePopover()
}

/** Arrow keys walk through the links of the panel, Home and End lead to the first and the last, Escape back out. */
function walk(event: KeyboardEvent) {
  const panel = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>(PANEL) : null
  if (!panel) return
  const summary = panel.querySelector('summary')
  const links = linksIn(panel)
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1
  if (event.key === 'Escape' && panel.open) {
    panel.open = false
    summary?.focus()
  } else if (at >= 0 || event.key === 'ArrowDown') {
    const step = STEPS[document.dir + event.key] ?? STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : step && at + step
    if (to === undefined) return
    panel.open = true
    links.at(to % links.length)?.focus()
  } else return
  event.preventDefault()
}
