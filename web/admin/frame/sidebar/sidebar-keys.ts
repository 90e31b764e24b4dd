// The keys of the sidebar: up and down go along its entries, right and left open and close what lies below one.
import type { KeyboardEvent } from 'react'

export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu-entry')].filter((entry) =>
    entry.checkVisibility(),
  )
  const at = entries.indexOf(event.target as HTMLElement)
  const here = entries[at]
  if (!here) return
  const open = here.getAttribute('aria-expanded')
  if (event.key === 'ArrowRight' && open === 'false') here.click()
  else if (event.key === 'ArrowLeft' && open === 'true') here.click()
  else {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key]
    if (to === undefined) return
    entries.at(to % entries.length)?.focus()
  }
  event.preventDefault()
}
