// A sentence that must survive the way out of the console, such as why a session ended (decision 2).
// It lives in the tab's storage and not in the address, where a stranger could write one.

import { NOTICE } from './notice-waits.ts'

export type Notice = {
  description: string
  /** The page to come back to after signing in; `''` for none. */
  back: string
}

export function leaveNotice(description: string, back = '') {
  try {
    sessionStorage.setItem(NOTICE, JSON.stringify({ description, back } satisfies Notice))
  } catch (error) {
    // Storage may be refused or full; the next page then comes without the sentence.
    console.error(error)
  }
}

/** The notice that waits, or null. It stays until `clearNotice`, so that a page drawn twice still shows it. */
export function readNotice(): Notice | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NOTICE) ?? 'null')
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('description' in kept) ||
      typeof kept.description !== 'string'
    )
      return null
    return {
      description: kept.description,
      back: 'back' in kept && typeof kept.back === 'string' ? kept.back : '',
    }
  } catch {
    return null
  }
}

export function clearNotice() {
  try {
    sessionStorage.removeItem(NOTICE)
  } catch {
    // Nothing was kept.
  }
}
