// The first sign that somebody is at a page of the hash door: what only they need waits for it. Everywhere else somebody has
// already touched the page, since nothing would have asked otherwise.

import { isAtRest } from '#web/site/behaviour/press.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/** Whether nothing waits: a page that somebody came back to stands where it was left, so all of it has to be there. */
export const isThere = () => {
  if (typeof document === 'undefined' || /^\/[a-z]{2}(?:\/|$)/.test(location.pathname)) return true
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    how?.type !== 'navigate' ||
    'moved' in document.documentElement.dataset ||
    navigator.userActivation.hasBeenActive
  )
}

let waiting: Promise<void> | undefined
let give = () => {}

/** Settles with the first sign, or when `giveSign` was called. */
export function firstSign(): Promise<void> {
  if (isThere()) return Promise.resolve()
  waiting ??= new Promise((settle) => {
    const hear = (event: Event) => isAtRest(event) || give()
    give = () => {
      for (const sign of SIGNS) removeEventListener(sign, hear, true)
      settle()
    }
    for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true })
  })
  return waiting
}

/** What waits is about to be seen. */
export const giveSign = () => give()
