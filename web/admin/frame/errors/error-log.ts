// What went wrong in the interface, for the list behind the error button (spec §3 "Error log entry", §8).

import { createContext } from 'react'
import { Refused, Unreachable } from '#web/client/send.ts'

export type ErrorEntry = {
  /** Stays the same while the entry lives. */
  id: number
  message: string
  stack: string
  /** Which components were around it; `''` outside of React. */
  component: string
  /** The address that was open. */
  address: string
  /** When it happened last, in milliseconds. */
  time: number
  /** How often the same thing happened. */
  count: number
}

export type ErrorPlace = { component?: string; address: string }

export type ErrorLog = {
  /** Notes an error; anything may be thrown, so anything is taken. */
  add: (error: unknown, place: ErrorPlace) => void
  clear: () => void
  subscribe: (changed: () => void) => () => void
  /** The last ones first; the same list until something changes. */
  getSnapshot: () => readonly ErrorEntry[]
}

/** Entries kept; the oldest go first. */
const MOST = 100
/** A minified chunk can stand in a message whole. */
const LONGEST_MESSAGE = 2_000
const LONGEST_STACK = 20_000

export function createErrorLog(now: () => number = Date.now): ErrorLog {
  let entries: readonly ErrorEntry[] = []
  let nextId = 1
  // React hands a caught error to the boundary and may report it to the window as well: one event, one entry.
  let noted = new WeakMap<object, number>()
  const listeners = new Set<() => void>()

  function change(next: readonly ErrorEntry[]) {
    entries = next
    for (const changed of listeners) changed()
  }

  function add(error: unknown, { component = '', address }: ErrorPlace) {
    const before = typeof error === 'object' && error !== null ? noted.get(error) : undefined
    const twin = before === undefined ? undefined : entries.find((entry) => entry.id === before)
    if (twin) {
      if (twin.component || !component) return
      return change(
        entries.map((entry) =>
          entry === twin ? { ...twin, component: cut(component, LONGEST_STACK) } : entry,
        ),
      )
    }
    const described = { ...describeError(error), component: cut(component, LONGEST_STACK), address }
    const repeated = entries.find((entry) => isSame(entry, described))
    const entry: ErrorEntry = repeated
      ? { ...repeated, time: now(), count: repeated.count + 1 }
      : { ...described, id: nextId++, time: now(), count: 1 }
    if (typeof error === 'object' && error !== null) noted.set(error, entry.id)
    change([entry, ...entries.filter((other) => other !== repeated)].slice(0, MOST))
  }

  return {
    add,
    clear: () => {
      noted = new WeakMap()
      if (entries.length > 0) change([])
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    getSnapshot: () => entries,
  }
}

const isSame = (one: ErrorEntry, other: Omit<ErrorEntry, 'id' | 'time' | 'count'>) =>
  one.message === other.message &&
  one.stack === other.stack &&
  one.component === other.component &&
  one.address === other.address

/** Message and stack of whatever was thrown; an error made from another brings the other's stack along. */
function describeError(error: unknown): { message: string; stack: string } {
  try {
    if (!(error instanceof Error)) return { message: cut(said(error), LONGEST_MESSAGE), stack: '' }
    const message = [error.name, error.message].filter(Boolean).join(': ')
    const cause = error.cause instanceof Error ? `\n← ${error.cause.stack ?? error.cause.message}` : ''
    return {
      message: cut(message, LONGEST_MESSAGE),
      stack: cut(`${error.stack ?? ''}${cause}`, LONGEST_STACK),
    }
  } catch {
    // What was thrown cannot even be looked at: a revoked proxy, a getter that throws.
    return { message: 'Unknown error', stack: '' }
  }
}

function said(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown || 'Unknown error'
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  if ('message' in thrown && typeof thrown.message === 'string') return thrown.message
  return JSON.stringify(thrown) ?? Object.prototype.toString.call(thrown)
}

const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** The part of `window` that is listened to. */
export type ErrorSource = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  location: { readonly href: string }
}

/**
 * Notes what nobody caught: errors and rejected promises. The answer stops it. The browser itself writes both to the
 * console. Failures of calls were told already, and what a page called off when it was left is no error.
 */
export function catchUncaught(log: ErrorLog, source: ErrorSource): () => void {
  const note = (error: unknown) => {
    if (!isTold(error)) log.add(error, { address: source.location.href })
  }
  const onError = (event: ErrorEvent) => {
    if (!HARMLESS.test(event.message)) note(event.error ?? event.message)
  }
  const onRejection = (event: PromiseRejectionEvent) => note(event.reason)
  source.addEventListener('error', onError)
  source.addEventListener('unhandledrejection', onRejection)
  return () => {
    source.removeEventListener('error', onError)
    source.removeEventListener('unhandledrejection', onRejection)
  }
}

/** Browsers say this when a layout took one frame longer; nothing is wrong. */
const HARMLESS = /^ResizeObserver loop/

const isTold = (error: unknown) =>
  error instanceof Refused ||
  error instanceof Unreachable ||
  (error instanceof Error && error.name === 'AbortError')

/** Without a log there are no errors to show. */
export const ErrorLogContext = createContext<ErrorLog | null>(null)
