// A new record gets its address while somebody types: the page of that address is drawn a moment later, and goes on from all that was typed until then.
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Entry } from '#web/admin/editor/editor-kind.ts'

/** What was typed, and the version that it was typed over with its fields. */
type Typed<Fields, Form> = { version: number; base: Fields; form: Form }

/** Answers what a page sets while the person is on the way to the address of its record. */
export function useTypingHandover<Fields, Form, Staff extends Entry>(
  kind: string,
  latest: RefObject<{ stored: { record: Staff; fields: Fields } | null; form: Form }>,
  isAhead: () => boolean,
  goOnWith: (typed: Typed<Fields, Form>) => void,
): RefObject<boolean> {
  // What it holds is forgotten with the session, and after some minutes.
  const client = useQueryClient()
  const movedOn = useRef(false)
  const key = (id: number) => ['typed', kind, id]
  // The old page is cleared away before the effects of the new one run, even when both happen at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning and the end of a page
  useLayoutEffect(() => {
    const record = latest.current.stored?.record
    if (record) {
      const typed = client.getQueryData<Typed<Fields, Form>>(key(record.id))
      client.removeQueries({ queryKey: key(record.id), exact: true })
      if (typed) goOnWith(typed)
    }
    return () => {
      const { stored, form } = latest.current
      if (!stored || !movedOn.current || !isAhead()) return
      const { record, fields: base } = stored
      client.setQueryData<Typed<Fields, Form>>(key(record.id), { version: record.version, base, form })
    }
  }, [])
  return movedOn
}
