// Sheets over the page (`popover`, `data-sheet`), which browsers open and close by themselves: what lies under an open one takes no
// focus, and readers of the screen hear of a dialog.

const SHEET = '[data-sheet]'
const OPEN = `${SHEET}:popover-open`

/** What was made inert by the sheet that is open. */
const under: HTMLElement[] = []

/** A page that takes the place of another one takes its sheet along, and nobody is told. */
const gone = new MutationObserver(() => {
  if (!document.querySelector(OPEN)) release()
})

export function openSheets() {
  const each = (type: 'beforetoggle' | 'toggle', tell: (sheet: HTMLElement, isOpen: boolean) => void) =>
    document.addEventListener(
      type,
      (event) => {
        const { target } = event
        if (target instanceof HTMLElement && target.matches(SHEET))
          tell(target, (event as ToggleEvent).newState === 'open')
      },
      { capture: true },
    )
  // Its button can have the focus back by then.
  each('beforetoggle', (_, isOpen) => !isOpen && release())
  each('toggle', (sheet, isOpen) => (isOpen ? hold(sheet) : closed(sheet)))
  // On a wide screen it is a part of the page again.
  matchMedia('(width >= 992px)').addEventListener('change', () =>
    document.querySelector<HTMLElement>(OPEN)?.hidePopover(),
  )
}

function hold(sheet: HTMLElement) {
  release()
  sheet.role = 'dialog'
  sheet.ariaModal = 'true'
  for (let at: Element | null = sheet; at && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement?.children ?? [])
      if (beside !== at && beside instanceof HTMLElement && !beside.inert) under.push(beside)
  for (const part of under) part.inert = true
  gone.observe(document.body, { childList: true, subtree: true })
  if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus()
}

function closed(sheet: HTMLElement) {
  sheet.role = null
  sheet.ariaModal = null
  delete sheet.dataset.again
  // One that took the place of another does not know who opened it.
  const { activeElement } = document
  if (activeElement === document.body || sheet.contains(activeElement))
    document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]:not(${SHEET} *)`)?.focus()
}

function release() {
  gone.disconnect()
  for (const part of under.splice(0)) part.inert = false
}

/** Opens in `next` what is open in `main`, whose place it takes; call what it returns once it is there. */
export function keepSheet(main: Element): (next: Element) => void {
  const sheet = main.querySelector(OPEN)
  const at = sheet?.querySelector('form')?.scrollTop ?? 0
  return (next) => {
    const same = sheet && next.querySelector<HTMLElement>(SHEET)
    if (!same) return
    same.dataset.again = ''
    same.showPopover()
    same.querySelector('form')?.scrollTo(0, at)
  }
}
