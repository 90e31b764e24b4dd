// Writes of one form go one after the other: each waits for the one before, and goes on from what that answered.
import { useRef } from 'react'

/** Answers a function that runs what it is given when everything before it has ended, well or not. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (run: () => Promise<unknown>) => {
    const next = last.current.then(run, run)
    last.current = next.catch(() => {})
    return next
  }
}
