// Whether there is a connection, and the writes that wait for one: each is sent again under its own key, so that it is done once.

export type LineState = {
  away: boolean
  /** When it was lost. */
  since: number
  /** Writes that wait for it. */
  waiting: number
}

type Browser = Pick<EventTarget, 'addEventListener'>

/** Follows what the browser knows of its connection. */
export function createLine(browser: Browser, isOnline: () => boolean, now: () => number = Date.now) {
  let state: LineState = { away: !isOnline(), since: now(), waiting: 0 }
  const listeners = new Set<() => void>()
  const put = (change: Partial<LineState>) => {
    state = { ...state, ...change }
    for (const changed of listeners) changed()
  }
  const lost = () => {
    if (!state.away) put({ away: true, since: now() })
  }
  browser.addEventListener('offline', lost)
  browser.addEventListener('online', () => put({ away: false }))

  const subscribe = (changed: () => void) => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  }
  const comesBack = () =>
    new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        if (state.away) return
        stop()
        resolve()
      })
    })

  /** Runs what may be run again; while there is no connection it waits, and begins anew when that is back. */
  async function hold<Data>(run: () => Promise<Data>, isLost: (error: unknown) => boolean): Promise<Data> {
    for (;;) {
      if (!state.away) {
        try {
          return await run()
        } catch (error) {
          if (!isLost(error) || isOnline()) throw error
          lost()
        }
      }
      put({ waiting: state.waiting + 1 })
      await comesBack()
      put({ waiting: state.waiting - 1 })
    }
  }
  return { current: () => state, subscribe, hold }
}

export type Line = ReturnType<typeof createLine>
