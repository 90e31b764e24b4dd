// A copy of what is typed and not saved yet, in the storage of this browser: it is offered again after a crash.
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { same } from '#contract/content/same.ts'
import { settleInput } from '#web/admin/forms/typed-input.ts'
import { TabContext } from '#web/admin/frame/tabs/tab-context.ts'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useSession } from '#web/session/permit.tsx'

/** After so many days a copy is of no use any more. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000
const PREFIX = 'unsaved:'

export type DraftCopy<Fields> = {
  time: number
  /** The version that the input was made from; 0 for a record that did not exist. */
  version: number
  base: Fields
  fields: Fields
}

export type DraftStore<Fields> = {
  read: () => DraftCopy<Fields> | null
  /** Answers whether the browser took it. */
  keep: (copy: DraftCopy<Fields>) => boolean
  drop: () => void
}

/** The copy of one person's input into one record. */
export function draftStore<Fields>(
  storage: Storage | null,
  key: { person: number; kind: string; record: string },
  now: () => number = Date.now,
): DraftStore<Fields> {
  const name = `${PREFIX}${key.person}:${key.kind}:${key.record}`
  return {
    read: () => {
      try {
        const copy = JSON.parse(storage?.getItem(name) ?? 'null') as DraftCopy<Fields> | null
        return copy && typeof copy.time === 'number' && copy.time > now() - KEPT_MS ? copy : null
      } catch {
        return null
      }
    },
    keep: (copy) => {
      if (!storage) return false
      try {
        storage.setItem(name, JSON.stringify(copy))
        return true
      } catch {
        // Full, or refused: old copies make room once, else the input lives in the page alone.
        forgetOldDrafts(storage, now())
        return false
      }
    },
    drop: () => {
      try {
        storage?.removeItem(name)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

/** Takes away what nobody came back for. */
export function forgetOldDrafts(storage: Storage, now: number) {
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(PREFIX)) continue
    try {
      const { time } = JSON.parse(storage.getItem(name) ?? '{}') as { time?: number }
      if (!time || time <= now - KEPT_MS) storage.removeItem(name)
    } catch {
      storage.removeItem(name)
    }
  }
}

/** The storage of the browser, or null where it is refused. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Typing is not slowed down by writing it away. */
const PAUSE_MS = 400

type Now = { version: number; base: object; fields: object; dirty: boolean }

const keepIn = (store: DraftStore<object>, { version, base, fields }: Now) =>
  store.keep({ time: Date.now(), version, base, fields })

/** `found` is what an earlier page left; it is only kept anew once that was answered. */
export function useDraftCopy(kind: string, record: string, now: Now) {
  const { id: person } = useSession()
  const store = useMemo(
    () => draftStore<object>(browserStorage(), { person, kind, record }),
    [person, kind, record],
  )
  const [found, setFound] = useState<DraftCopy<object> | null>(() => {
    const copy = store.read()
    return copy && !same(copy.fields, now.fields) ? copy : null
  })
  useEffect(() => {
    const storage = browserStorage()
    if (storage) forgetOldDrafts(storage, Date.now())
  }, [])

  const unsaved = useUnsaved()
  const tab = use(TabContext)?.path ?? ''
  useEffect(() => {
    // Who chose to lose the input, or signed out, is not offered it again.
    return unsaved.subscribe(() => {
      if (!found && !unsaved.in(tab)) store.drop()
    })
  }, [unsaved, tab, store, found])

  const latest = useRef(now)
  latest.current = now
  const { dirty, fields } = now
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (found) return
    if (!dirty) return store.drop()
    const timer = setTimeout(() => keepIn(store, latest.current), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [dirty, fields, found, store])
  // A window that closes within the pause keeps what was typed last as well.
  useEffect(() => {
    const close = () => {
      flushSync(settleInput)
      if (!found && latest.current.dirty && unsaved.in(tab)) keepIn(store, latest.current)
    }
    window.addEventListener('pagehide', close)
    return () => window.removeEventListener('pagehide', close)
  }, [found, store, unsaved, tab])

  return {
    found,
    /** The copy was taken over or given up. */
    answered: () => {
      store.drop()
      setFound(null)
    },
    drop: store.drop,
  }
}
