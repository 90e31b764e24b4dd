// Sheets over the page (`popover`, `data-sheet`), which browsers open and close by themselves: what lies under an open one takes no
// focus, and readers of the screen hear of a dialog.

const SHEET = '[data-sheet]'
const OPEN = `${SHEET}:popover-open`

/** What was made inert by the sheet that is open. */
const under: HTMLElement[] = []

/** Listens to whether the open sheet has gone with its page, of which nobody is told. */
let gone: MutationObserver | undefined

/** Listens, once for the whole document. */
export function openSheets() {
  if (gone) return
  gone = new MutationObserver(() => {
    if (!document.querySelector(OPEN)) release()
  })
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
  gone?.observe(document.body, { childList: true, subtree: true })
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
  gone?.disconnect()
  for (const part of under.splice(0)) part.inert = false
}
