// Components that arrive late: loaded by the guard in its own time, so that a guest never loads them.
// A route's own `lazy` starts before any middleware could turn somebody away.
import type { ComponentType } from 'react'

/** Runs `make` at the first call and keeps its result; a failed try is forgotten, so that the next may succeed. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** A component that renders what `load` has brought, and nothing before. What did not arrive breaks its own page alone. */
export function late(bring: () => Promise<ComponentType>) {
  let brought: { Component: ComponentType } | { missing: unknown } | undefined
  const load = once(async () => {
    brought = { Component: await bring() }
  })
  /** For a page: its frame stands, and says what happened in its place. */
  const tryLoad = () =>
    load().catch((missing: unknown) => {
      brought = { missing }
    })
  function Component() {
    if (!brought) return null
    if ('missing' in brought) throw brought.missing
    return <brought.Component />
  }
  return { load, tryLoad, Component }
}
