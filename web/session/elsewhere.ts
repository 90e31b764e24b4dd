// Tells the other windows of this browser that somebody signed in or out here; what they hold may not be theirs any more.

const KEY = 'session-changed'

/** Storage events reach the other windows and never this one. */
export function tellOtherWindows() {
  try {
    localStorage.setItem(KEY, String(Date.now() + Math.random()))
  } catch (error) {
    // Without storage the other windows find out when they are looked at.
    console.error(error)
  }
}

/** Calls `check` when another window signed in or out (`notified`), and when this one is looked at again. */
export function watchOtherWindows(check: (notified: boolean) => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === KEY) check(true)
  }
  const seen = () => {
    if (document.visibilityState === 'visible') check(false)
  }
  addEventListener('storage', changed)
  addEventListener('pageshow', seen)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('storage', changed)
    removeEventListener('pageshow', seen)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** Resolves when another window signed in or out; rejects when `signal` is aborted. */
export const watchSignIns = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const changed = (event: StorageEvent) => {
      if (event.key !== KEY) return
      removeEventListener('storage', changed)
      resolve()
    }
    addEventListener('storage', changed, { signal })
    signal.addEventListener('abort', () => reject(signal.reason))
  })
