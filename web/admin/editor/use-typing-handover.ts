// A new record gets its address while somebody types: the page of that address is drawn a moment later, and goes on from all that was typed until then.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Entry } from './editor-kind.ts'

const typed = new Map<string, unknown>()

/** Answers what a page sets once it has sent the person on to the address of its record. */
export function useTypingHandover<Form, Staff extends Entry>(
  kind: string,
  latest: RefObject<{ stored: { record: Staff } | null; form: Form }>,
  isAhead: () => boolean,
  goOnWith: (form: Form) => void,
): RefObject<boolean> {
  const movedOn = useRef(false)
  const key = () => `${kind} ${latest.current.stored?.record.id}`
  // The old page is cleared away before the effects of the new one run, even when both happen at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning and the end of a page
  useLayoutEffect(() => {
    const form = typed.get(key())
    typed.delete(key())
    if (form) goOnWith(form as Form)
    return () => {
      if (movedOn.current && isAhead()) typed.set(key(), latest.current.form)
    }
  }, [])
  return movedOn
}
