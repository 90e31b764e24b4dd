// The working copy in a form: what is stored, what is typed over it, how it is written, and how it goes on at the address of a new record.

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { same } from '#contract/content/same.ts'
import type { EditorKind, Entry } from '#web/admin/editor/editor-kind.ts'
import type { Stored } from '#web/admin/editor/editor-state.ts'
import { recordWrites } from '#web/admin/forms/record-writes.ts'
import { settleInput } from '#web/admin/forms/typed-input.ts'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { notifyRefusal } from './tell-refusal.ts'

/** The writes of one editor, each surely done before the next; `onFound` gets what a lost one turns out to have stored. */
export function copyWrites(kind: EditorKind, onFound: (stored: Stored) => void) {
  const write = recordWrites<Entry, object, boolean>(
    {
      heldOf: (current) => ({ record: current as Entry, fields: kind.fieldsOf(current as Entry) }),
      write: ({ id, version }, fields, changed, autosave) => {
        if (id !== 0) return kind.update({ id, version, autosave, ...changed })
        if (!kind.add) throw new Error('the one record of this kind is there from the beginning')
        return kind.add(fields)
      },
    },
    onFound,
  )
  /** Stores what is typed and answers what is stored then; reports what the editor does not show. */
  return async ({ stored, form }: { stored: Stored | null; form: object }, autosave: boolean) => {
    try {
      return await write(stored, kind.fieldsIn(form), autosave)
    } catch (error) {
      notifyRefusal(error, autosave)
      throw error
    }
  }
}

/** Answers a function that runs what it is given when everything before it has ended, well or not. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (run: () => Promise<unknown>) => {
    const next = last.current.then(run, run)
    last.current = next.catch(() => {})
    return next
  }
}

export type WorkingCopy = ReturnType<typeof useWorkingCopy>

export function useWorkingCopy(kind: EditorKind, record: Entry | null) {
  const client = useQueryClient()
  const [stored, setStored] = useState<Stored | null>(record && { record, fields: kind.fieldsOf(record) })
  const [form, drawForm] = useState(() => kind.formOf(stored?.fields ?? kind.blank))
  /** What holds by now, for whatever was begun before the last drawing. */
  const latest = useRef({ stored, form })
  const setForm = useCallback((next: object | ((form: object) => object)) => {
    const now = typeof next === 'function' ? (next as (form: object) => object)(latest.current.form) : next
    latest.current = { ...latest.current, form: now }
    drawForm(now)
  }, [])
  const base = stored?.fields ?? kind.blank
  const mine = useMemo(() => kind.fieldsIn(form), [kind, form])
  const dirty = useMemo(() => !same(mine, base), [mine, base])
  /** Pictures are on their way into the form: it waits for them. */
  const [uploading, setUploading] = useState(false)
  const { settle } = useUnsavedForm(dirty || uploading)
  return {
    stored,
    form,
    setForm,
    latest,
    base,
    mine,
    dirty,
    uploading,
    setUploading,
    settle,
    /** Whether more is typed than stored. */
    isAhead: () => !same(kind.fieldsIn(latest.current.form), latest.current.stored?.fields),
    settleOn: (now: Stored) => {
      latest.current = { ...latest.current, stored: now }
      setStored(now)
      client.setQueryData(kind.oneKey(now.record.id), now.record)
    },
    forget: () => {
      void client.invalidateQueries({ queryKey: ['revision', kind.base] })
      void kind.forget(client)
    },
  }
}

/** What was typed, and the version that it was typed over with its fields. */
type Typed = { version: number; base: object; form: object }

/**
 * A new record gets its address while somebody types: the page of that address is drawn a moment later, and goes on from all
 * that was typed until then. Answers what a page sets while the person is on the way there.
 */
export function useTypingHandover(
  kind: EditorKind,
  { latest, isAhead }: Pick<WorkingCopy, 'latest' | 'isAhead'>,
  goOnWith: (typed: Typed) => void,
) {
  // What it holds is forgotten with the session, and after some minutes.
  const client = useQueryClient()
  const movedOn = useRef(false)
  const key = (id: number) => ['typed', kind.base, id]
  // The old page is cleared away before the effects of the new one run, even when both happen at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning and the end of a page
  useLayoutEffect(() => {
    const record = latest.current.stored?.record
    if (record) {
      const typed = client.getQueryData<Typed>(key(record.id))
      client.removeQueries({ queryKey: key(record.id), exact: true })
      if (typed) goOnWith(typed)
    }
    return () => {
      settleInput()
      const { stored, form } = latest.current
      if (!stored || !movedOn.current || !isAhead()) return
      const { record, fields: base } = stored
      client.setQueryData<Typed>(key(record.id), { version: record.version, base, form })
    }
  }, [])
  return movedOn
}
