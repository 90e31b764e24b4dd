// The form over one record: what was read, what is typed, what the server said. What is typed survives every failure.
import { useRef, useState } from 'react'
import { CODE, type FieldMessages } from '#contract/wire/answer.ts'
import {
  changedFields,
  type Difference,
  differences,
  rebased,
  same,
} from '#web/admin/differences/difference.ts'
import { tellUnlessShown } from '#web/admin/frame/errors/tell-failure.ts'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { withoutField } from './field-errors.ts'
import { goToField } from './go-to-field.ts'
import { settledWrites } from './settled-writes.ts'

/** Which record, in which state; 0 twice for one that is not stored yet. Of a kind with one record the id says nothing. */
export type At = { id: number; version: number }
/** A stored state of the record: what a write is compared with, and the version it carries. */
export type Stored<Fields> = At & { fields: Fields }
export const NOT_STORED: At = { id: 0, version: 0 }

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
  /** Shows visitors what is stored already, where that is a deed of its own; the version stays. Quietly, too. */
  publish?: (at: At) => Promise<Saved>
  onSaved: (saved: Saved, mine: Fields, way: Way) => void
  /** After each try, whatever came of it. */
  onSettled?: () => void
}

export type RecordForm<Fields extends object> = {
  fields: Fields
  change: (patch: Partial<Fields>) => void
  /** For changes that follow each other before the form is drawn anew, such as several uploads. */
  changeBy: (field: keyof Fields & string, update: (fields: Fields) => Fields) => void
  errors: FieldMessages
  failure: string
  dirty: boolean
  busy: boolean
  /** What the write that is under way is for. */
  doing: Way | null
  /** Something is on its way into the form, such as an upload: it cannot be saved yet. */
  waiting: boolean
  setWaiting: (waiting: boolean) => void
  save: () => void
  saveAs: (way: Way) => void
  conflict: readonly Difference<Fields>[] | null
  keepMine: () => void
  /** The three versions of a conflict, and the one that a person made of them. */
  sides: { base: Fields; mine: Fields; theirs: Fields } | null
  takeMerged: (merged: Fields) => void
  takeTheirs: () => void
  closeConflict: () => void
}

/** `saved` is what the last write of this form was answered, `shown` whether visitors see it by that. */
type Held<Fields, Saved> = { at: At; fields: Fields; saved: Saved | null; shown: boolean }

/** Every write is answered with the record, or with its id and version. */
export function useRecordForm<Fields extends object, Saved extends { id?: number; version: number }>(
  options: Options<Fields, Saved>,
): RecordForm<Fields> {
  const { tidy } = options
  const heldOf = ({ id, version, fields }: Stored<Fields>): Held<Fields, Saved> => ({
    at: { id, version },
    fields: tidy(fields),
    saved: null,
    shown: false,
  })
  const latest = useRef({ heldOf, ...options })
  latest.current = { heldOf, ...options }
  const [held, setHeld] = useState<Held<Fields, Saved>>(() => heldOf(options.begin))
  const [fields, setFields] = useState(options.begin.fields)
  const [errors, setErrors] = useState<FieldMessages>({})
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<Stored<Fields> | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [doing, setDoing] = useState<Way | null>(null)
  const [conflictWay, setConflictWay] = useState<Way>('save')
  const base = held.fields
  const dirty = !same(tidy(fields), base) || waiting
  const { settle } = useUnsavedForm(dirty)
  const [write] = useState(() =>
    settledWrites<Held<Fields, Saved>, Fields>((current, sent) => {
      const { heldOf, storedOf } = latest.current
      const found = { ...heldOf(storedOf(current)), saved: current as Saved }
      return same(found.fields, sent) ? found : null
    }, setHeld),
  )
  const sendAs =
    (way: Way) =>
    async (onto: Held<Fields, Saved>, mine: Fields): Promise<Held<Fields, Saved>> => {
      const changed = changedFields(onto.fields, mine)
      const nothing = Object.keys(changed).length === 0
      const { at } = onto
      const shown = way === 'save'
      if (nothing && shown && !onto.shown && at.id !== 0 && options.publish)
        return { ...onto, saved: await options.publish(at), shown }
      // What was lost and came after all may have said everything.
      if (onto.saved && nothing) return onto
      const saved = await options.write(at, mine, changed, way)
      // What was typed is let go for a newer version alone.
      if (!(saved.version > at.version)) {
        throw new Unreachable('unreadable', `wrote onto version ${at.version}, answered ${saved.version}`)
      }
      return { at: { id: saved.id ?? at.id, version: saved.version }, fields: mine, saved, shown }
    }

  const change = (patch: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...patch }))
    setErrors((before) => Object.keys(patch).reduce((left, field) => withoutField(left, field), before))
  }

  const store = async (onto: Held<Fields, Saved>, mine: Fields, way: Way) => {
    setFailure('')
    setDoing(way)
    try {
      const { saved } = await write({ onto, fields: mine, send: sendAs(way) })
      settle()
      if (saved) options.onSaved(saved, mine, way)
    } catch (error) {
      refused(error, way)
    } finally {
      setDoing(null)
      options.onSettled?.()
    }
  }

  const refused = (error: unknown, way: Way) => {
    if (error instanceof Refused && error.code === CODE.conflict && error.current) {
      setConflictWay(way)
      return setConflict(options.storedOf(error.current))
    }
    if (error instanceof Refused) show(error.fields)
    void tellUnlessShown(error).then((told) => told && setFailure(plainWords(error)))
  }
  const show = (messages: FieldMessages) => {
    setErrors(messages)
    const [first] = Object.keys(messages)
    if (first) goToField(options.form, first)
  }

  const saveAs = (way: Way) => {
    const mine = tidy(fields)
    const problems = options.check?.(mine) ?? {}
    if (Object.keys(problems).length > 0) show(problems)
    else void store(held, mine, way)
  }

  /** The form goes on from the version that is there now, whatever becomes of the write that may follow. */
  const goOnFrom = (onto: Stored<Fields>, mine: Fields) => {
    const now = heldOf(onto)
    setHeld(now)
    setFields(mine)
    setConflict(null)
    if (!same(mine, onto.fields)) void store(now, mine, conflictWay)
  }
  const keepMine = () => {
    if (!conflict) return
    goOnFrom(conflict, rebased(base, tidy(fields), conflict.fields))
  }

  return {
    fields,
    change,
    changeBy: (field, update) => {
      setFields(update)
      setErrors((before) => withoutField(before, field))
    },
    errors,
    failure,
    dirty,
    busy: doing !== null,
    doing,
    waiting,
    setWaiting,
    save: () => saveAs('save'),
    saveAs,
    conflict: conflict && differences(base, tidy(fields), conflict.fields),
    keepMine,
    sides: conflict && { base, mine: tidy(fields), theirs: conflict.fields },
    takeMerged: (merged) => conflict && goOnFrom(conflict, merged),
    takeTheirs: () => conflict && goOnFrom(conflict, conflict.fields),
    closeConflict: () => setConflict(null),
  }
}
