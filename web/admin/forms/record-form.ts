// The form over one record: what was read, what is typed, what the server answered. What is typed survives every failure.
import { useRef, useState } from 'react'
import { same } from '#contract/content/same.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { notifyUnlessShown } from '#web/admin/frame/errors/tell-failure.ts'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { type At, type Held, isStale, NOT_STORED, recordWrites } from './record-writes.ts'
import { useFieldErrors } from './use-field-errors.ts'

export { type At, NOT_STORED }
/** A stored state of the record: what a write is compared with, and the version it carries. */
export type Stored<Fields> = At & { fields: Fields }

/** What a write is for: `draft` keeps it from visitors, where that is a difference. */
export type Way = 'save' | 'draft'

type Options<Fields extends object, Saved> = {
  /** The ids of the fields begin with it. */
  form: string
  /** What was read. */
  begin: Stored<Fields>
  /** The fields as the server will keep them: white space around texts is no change. */
  tidy: (fields: Fields) => Fields
  /** What is missing before it is worth asking the server. */
  check?: (mine: Fields) => FieldMessages
  /** The record as a stale write is answered with it (decision 25). */
  storedOf: (current: unknown) => Stored<Fields>
  /** Writes a new record whole, of one that exists only what differs; quietly, since the form tells what failed. */
  write: (at: At, mine: Fields, changed: Partial<Fields>, way: Way) => Promise<Saved>
  /** Shows visitors what is stored already, where that is an operation of its own; the version stays. Quietly, too. */
  publish?: (at: At) => Promise<Saved>
  onSaved: (saved: Saved, mine: Fields, way: Way) => void
  /** After each try, whatever came of it. */
  onSettled?: () => void
}

/** What drawers and fields know of a form. */
export type RecordForm<Fields extends object> = ReturnType<typeof useRecordForm<Fields, Answer>>
/** Every write is answered with the record, or with its id and version. */
type Answer = { id?: number; version: number }

/** `saved` is what the last write of this form was answered, `shown` whether visitors see it by that. */
type Known<Saved> = At & { saved: Saved | null; shown: boolean }
type Now<Fields, Saved> = Held<Known<Saved>, Fields>

export function useRecordForm<Fields extends object, Saved extends Answer>(options: Options<Fields, Saved>) {
  const { tidy } = options
  const [held, setHeld] = useState(() => heldOf<Fields, Saved>(options, options.begin))
  const [fields, setFields] = useState(options.begin.fields)
  const { errors, show, touch } = useFieldErrors(options.form)
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<(Stored<Fields> & { way: Way }) | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [doing, setDoing] = useState<Way | null>(null)
  const base = held.fields
  const mine = tidy(fields)
  const dirty = !same(mine, base) || waiting
  const { settle } = useUnsavedForm(dirty)
  const write = useWrites(options, setHeld)

  const refused = (error: unknown, way: Way) => {
    if (isStale(error)) return setConflict({ ...options.storedOf(error.current), way })
    if (error instanceof Refused) show(error.fields)
    void notifyUnlessShown(error).then((reported) => reported && setFailure(plainWords(error)))
  }
  const store = async (onto: Now<Fields, Saved>, mine: Fields, way: Way) => {
    setFailure('')
    setDoing(way)
    try {
      const { saved } = (await write(onto, mine, way)).record
      settle()
      if (saved) options.onSaved(saved, mine, way)
    } catch (error) {
      refused(error, way)
    } finally {
      setDoing(null)
      options.onSettled?.()
    }
  }
  const saveAs = (way: Way) => {
    const problems = options.check?.(mine) ?? {}
    if (Object.keys(problems).length > 0) show(problems)
    else void store(held, mine, way)
  }

  /** The form goes on from the version that is there now, whatever becomes of the write that may follow. */
  const resolve = (merged: Fields) => {
    if (!conflict) return
    const now = heldOf<Fields, Saved>(options, conflict)
    setHeld(now)
    setFields(merged)
    setConflict(null)
    if (!same(tidy(merged), now.fields)) void store(now, tidy(merged), conflict.way)
  }
  /** For changes that follow each other before the form is drawn anew, such as several uploads. */
  const changeBy = (field: string, update: (fields: Fields) => Fields, holds?: (name: string) => boolean) => {
    setFields(update)
    touch(field, holds)
  }

  return {
    fields,
    change: (patch: Partial<Fields>) => {
      setFields((before) => ({ ...before, ...patch }))
      for (const field of Object.keys(patch)) touch(field)
    },
    changeBy,
    errors,
    failure,
    dirty,
    busy: doing !== null,
    /** What the write that is under way is for. */
    doing,
    /** Something is on its way into the form, such as an upload: it cannot be saved yet. */
    waiting,
    setWaiting,
    save: () => saveAs('save'),
    saveAs,
    /** The three versions of a conflict, and what becomes of them. */
    conflict: conflict && {
      ...{ base, mine, theirs: conflict.fields },
      onMerge: resolve,
      onClose: () => setConflict(null),
    },
    resolve,
  }
}

function heldOf<Fields extends object, Saved>(
  { tidy }: Pick<Options<Fields, Saved>, 'tidy'>,
  { id, version, fields }: Stored<Fields>,
): Now<Fields, Saved> {
  return { record: { id, version, saved: null, shown: false }, fields: tidy(fields) }
}

/** Answers what writes: what differs is sent, and shown to visitors where that is an operation of its own. */
function useWrites<Fields extends object, Saved extends Answer>(
  options: Options<Fields, Saved>,
  onFound: (held: Now<Fields, Saved>) => void,
) {
  const latest = useRef(options)
  latest.current = options
  const known = ({ id }: At, saved: Saved, way: Way) => ({
    ...{ id: saved.id ?? id, version: saved.version },
    ...{ saved, shown: way === 'save' },
  })
  const [write] = useState(() =>
    recordWrites<Known<Saved>, Fields, Way>(
      {
        heldOf: (current) => {
          const { record, fields } = heldOf<Fields, Saved>(latest.current, latest.current.storedOf(current))
          return { record: { ...record, saved: current as Saved }, fields }
        },
        write: async ({ id, version }, mine, changed, way) =>
          known({ id, version }, await latest.current.write({ id, version }, mine, changed, way), way),
        idle: async (record, way) => {
          const { publish } = latest.current
          if (way !== 'save' || record.shown || !publish) return record
          return known(record, await publish({ id: record.id, version: record.version }), way)
        },
      },
      onFound,
    ),
  )
  return write
}
