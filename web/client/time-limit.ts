// Ends what takes too long: a call as a whole, or a stream in which nothing moves any more.

export type TimeLimit = {
  /** Aborted when the caller gives up, and when time is over. */
  signal: AbortSignal
  /** Something moved: the time begins anew. */
  moved: (ms?: number) => void
  isOver: () => boolean
  /** Stops the clock. */
  end: () => void
}

/** Begins to count. The clock is `setTimeout` and not `AbortSignal.timeout`, so that the time can be moved where it is tested. */
export function limitTime(ms: number, caller?: AbortSignal): TimeLimit {
  const limit = new AbortController()
  const stop = () => limit.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'))
  let timer = setTimeout(stop, ms)
  return {
    signal: caller ? AbortSignal.any([caller, limit.signal]) : limit.signal,
    moved: (next = ms) => {
      clearTimeout(timer)
      timer = setTimeout(stop, next)
    },
    isOver: () => limit.signal.aborted,
    end: () => clearTimeout(timer),
  }
}
