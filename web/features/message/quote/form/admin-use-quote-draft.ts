// What is written into a quote: typed, kept in this browser, stored after a pause, and merged where somebody else wrote as well.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { same } from '#contract/content/same.ts'
import type { QuoteContent, QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { type DraftCopy, useDraftCopy } from '#web/admin/editor/saving/draft-copy.ts'
import { notifyRefusal } from '#web/admin/editor/saving/tell-refusal.ts'
import { useSavingPauses } from '#web/admin/editor/saving/use-autosave.ts'
import { useTurns } from '#web/admin/editor/saving/working-copy.ts'
import { type Held as HeldOf, isStale, recordWrites } from '#web/admin/forms/record-writes.ts'
import { settleInput } from '#web/admin/forms/typed-input.ts'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { quoteOfQuery } from '#web/admin/quotes/admin-api.ts'
import { report } from '#web/client/send.ts'
import { saveQuote } from '../admin-api.ts'
import { contentOf, formOf, type QuoteForm } from './admin-quote-form.ts'

type Held = HeldOf<QuoteDetail, QuoteContent>
type By = 'autosave' | 'person'
/** Somebody else wrote as well: `base` is what both sides began with. */
export type QuoteConflict = Held & { base: QuoteContent; open: boolean }
export type QuoteDraft = ReturnType<typeof useQuoteDraft>

/** The draft of a record, as the form would store it. */
function heldOf(record: QuoteDetail): Held {
  const content = record.versions[0]?.content
  if (!content) throw new Error('a quote always has a version')
  return { record, fields: contentOf(formOf(content)) }
}

/** For the draft of the newest version; whoever shows it makes the form anew for another edition. */
export function useQuoteDraft(quote: QuoteDetail) {
  const client = useQueryClient()
  const copy = useFormCopy(quote)
  const { now, draw, settleOn, isAhead, setForm } = copy
  const inTurn = useTurns()
  const [doing, setDoing] = useState<By | 'other' | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<Error | null>(null)
  const [conflict, setConflict] = useState<QuoteConflict | null>(null)
  /** The record, where its draft was sent or thrown away meanwhile. */
  const [overtaken, setOvertaken] = useState<QuoteDetail | null>(null)
  const [write] = useState(() =>
    recordWrites<QuoteDetail, QuoteContent, null>(
      {
        heldOf: (current) => heldOf(current as QuoteDetail),
        write: (at, mine) => saveQuote(at, mine),
      },
      settleOn,
    ),
  )

  const storeOnce = async () => settleOn(await write(now.current.held, contentOf(now.current.form), null))
  const refused = async (error: unknown, by: By): Promise<void> => {
    if (!isStale(error)) {
      notifyRefusal(error, by === 'autosave')
      return setTrouble(error instanceof Error ? error : new Error(String(error)))
    }
    const theirs = heldOf(error.current as QuoteDetail)
    const { held } = now.current
    const { unsent, sendTime, edition } = theirs.record
    if (!unsent || sendTime !== null || edition !== held.record.edition) return setOvertaken(theirs.record)
    if (!same(theirs.fields, held.fields))
      return setConflict({ ...theirs, base: held.fields, open: by === 'person' })
    // The customer did something, or a reminder was set: what is written is as it was.
    settleOn(theirs)
    await storeOnce().catch((again: unknown) => refused(again, by))
  }
  const store = (by: By) =>
    inTurn(async () => {
      settleInput()
      setDoing(by)
      setTrouble(null)
      try {
        await storeOnce()
        setSavedAt(Date.now())
      } catch (error) {
        await refused(error, by)
      } finally {
        setDoing(null)
      }
    })
  /** Stores what is typed; answers whether all of it is. */
  const saveFirst = async () => {
    settleInput()
    if (isAhead()) await store('person')
    return !isAhead()
  }
  /** Something else is done with the record, once all that is typed is stored; answers whether it was. Throws what was refused. */
  const act = async (run: (record: QuoteDetail) => Promise<QuoteDetail>, { anew = false } = {}) => {
    if (!(await saveFirst())) return false
    await inTurn(async () => {
      setDoing('other')
      try {
        const next = heldOf(await run(now.current.held.record))
        if (anew) draw(formOf(next.fields))
        settleOn(next)
      } catch (error) {
        if (isStale(error))
          client.setQueryData(quoteOfQuery(quote.messageId).queryKey, [error.current as QuoteDetail])
        throw error
      } finally {
        setDoing(null)
      }
    })
    return true
  }
  const kept = useDraftCopy('quote', String(quote.id), {
    ...{ version: copy.held.record.version, base: copy.held.fields },
    ...{ fields: copy.mine, dirty: copy.dirty },
  })
  const takeOver = ({ version, base, fields }: DraftCopy<object>) => {
    draw(formOf(fields as QuoteContent))
    const { held } = now.current
    if (held.record.version !== version && !same(base, held.fields))
      setConflict({ ...held, base: base as QuoteContent, open: true })
  }
  /** The form goes on from what is stored now, with what was merged. */
  const resolve = (merged: QuoteContent) => {
    if (!conflict) return
    settleOn(conflict)
    draw(formOf(merged))
    setConflict(null)
    if (!same(merged, conflict.fields)) void store('person')
  }
  const due = copy.dirty && !conflict && !overtaken && doing === null && kept.found === null
  useSavingPauses({ due, mine: copy.mine, trouble, savedAt, save: () => store('autosave') })

  return {
    ...copy,
    ...{ doing, savedAt, trouble, conflict, overtaken, kept },
    ...{ saveFirst, act, takeOver, resolve, setForm },
    save: () => void store('person'),
    showConflict: (open: boolean) => setConflict((before) => before && { ...before, open }),
    /** Nothing is typed any more. */
    forget: () => {
      kept.drop()
      copy.settle()
      draw(formOf(now.current.held.fields))
    },
    /** Gives up what is typed for what is there now. */
    giveWay: (record: QuoteDetail) => {
      const next = heldOf(record)
      kept.drop()
      copy.settle()
      draw(formOf(next.fields))
      settleOn(next)
      setOvertaken(null)
      setTrouble(null)
    },
    /** Has the frame tell a refusal of `act`. */
    report,
  }
}

/** What is stored and what is typed over it. */
function useFormCopy(quote: QuoteDetail) {
  const client = useQueryClient()
  const [held, setHeld] = useState(() => heldOf(quote))
  const [form, drawForm] = useState(() => formOf(held.fields))
  /** What holds by now, for whatever was begun before the last drawing. */
  const now = useRef({ held, form })
  const draw = useCallback((next: QuoteForm) => {
    now.current.form = next
    drawForm(next)
  }, [])
  const setForm = useCallback(
    (update: (form: QuoteForm) => QuoteForm) => draw(update(now.current.form)),
    [draw],
  )
  const settleOn = useCallback(
    (next: Held) => {
      now.current.held = next
      setHeld(next)
      client.setQueryData(quoteOfQuery(next.record.messageId).queryKey, [next.record])
    },
    [client],
  )
  const isAhead = useCallback(() => !same(contentOf(now.current.form), now.current.held.fields), [])
  // What others did comes with the messages: it is taken over unless something was typed, which the next save merges.
  useEffect(() => {
    if (quote.version <= now.current.held.record.version || !quote.unsent || quote.sendTime !== null) return
    const next = heldOf(quote)
    const unchanged = same(next.fields, now.current.held.fields)
    if (!unchanged && isAhead()) return
    if (!unchanged) draw(formOf(next.fields))
    now.current.held = next
    setHeld(next)
  }, [quote, draw, isAhead])
  const mine = useMemo(() => contentOf(form), [form])
  const dirty = useMemo(() => !same(mine, held.fields), [mine, held])
  const { settle } = useUnsavedForm(dirty)
  return { held, form, now, mine, dirty, draw, setForm, settleOn, settle, isAhead }
}
