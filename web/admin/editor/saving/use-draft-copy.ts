// Keeps a copy of unsaved input while it is typed, and finds the one that an earlier page left behind.
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { same } from '#web/admin/differences/difference.ts'
import { TabContext } from '#web/admin/frame/tabs/tab-context.ts'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useSession } from '#web/session/permit.tsx'
import { browserStorage, type DraftCopy, draftStore, forgetOldDrafts } from './draft-copy.ts'

/** Typing is not slowed down by writing it away. */
const PAUSE_MS = 400

type Now<Fields> = { version: number; base: Fields; fields: Fields; dirty: boolean }

/** `found` is what an earlier page left; it is only kept anew once that was answered. */
export function useDraftCopy<Fields>(kind: string, record: string, now: Now<Fields>) {
  const { id: person } = useSession()
  const store = useMemo(
    () => draftStore<Fields>(browserStorage(), { person, kind, record }),
    [person, kind, record],
  )
  const [found, setFound] = useState<DraftCopy<Fields> | null>(() => {
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
  const key = JSON.stringify(fields)
  useEffect(() => {
    if (found) return
    if (!dirty) return store.drop()
    const keep = () => {
      const { version, base } = latest.current
      store.keep({ time: Date.now(), version, base, fields: JSON.parse(key) as Fields })
    }
    const timer = setTimeout(keep, PAUSE_MS)
    // A window that closes within the pause keeps what was typed last as well.
    const close = () => unsaved.in(tab) && keep()
    window.addEventListener('pagehide', close)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', close)
    }
  }, [dirty, key, found, store, unsaved, tab])

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
