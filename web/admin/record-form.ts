// The form over one record: what was read, what is typed, what the server said. What is typed survives every failure.
import { useState } from 'react'
import { CODE, type FieldMessages } from '#contract/answer.ts'
import { changedFields, type Difference, differences, rebased, same } from '#web/admin/difference.ts'
import { withoutField } from '#web/admin/field-errors.ts'
import { goToField } from '#web/admin/go-to-field.ts'
import { useUnsavedForm } from '#web/admin/unsaved.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'

/** A stored state of the record: what a write is compared with, and the version it carries. */
export type Stored<Fields> = { version: number; fields: Fields }

/** What a write is for: `draft` keeps it from visitors, where that is a difference. */
export type Way = 'save' | 'draft'

type Options<Fields extends object, Saved> = {
  /** The ids of the fields begin with it. */
  form: string
  /** What was read; version 0 for a record that is not stored yet. */
  begin: Stored<Fields>
  /** The fields as the server will keep them: white space around texts is no change. */
  tidy: (fields: Fields) => Fields
  /** What is missing before it is worth asking the server. */
  check?: (mine: Fields) => FieldMessages
  /** The record as a stale write is answered with it (decision 25). */
  storedOf: (current: unknown) => Stored<Fields>
  /** Writes a new record whole, of one that exists only what differs. */
  write: (version: number, mine: Fields, changed: Partial<Fields>, way: Way) => Promise<Saved>
  onSaved: (saved: Saved, way: Way) => void
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

export function useRecordForm<Fields extends object, Saved>(
  options: Options<Fields, Saved>,
): RecordForm<Fields> {
  const { tidy, write } = options
  const [base, setBase] = useState(() => tidy(options.begin.fields))
  const [version, setVersion] = useState(options.begin.version)
  const [fields, setFields] = useState(options.begin.fields)
  const [errors, setErrors] = useState<FieldMessages>({})
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<Stored<Fields> | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [doing, setDoing] = useState<Way | null>(null)
  const [conflictWay, setConflictWay] = useState<Way>('save')
  const dirty = !same(tidy(fields), base) || waiting
  const { settle } = useUnsavedForm(dirty)

  const change = (patch: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...patch }))
    setErrors((before) => Object.keys(patch).reduce((left, field) => withoutField(left, field), before))
  }

  const store = async (onto: Stored<Fields>, mine: Fields, way: Way) => {
    setFailure('')
    setDoing(way)
    try {
      const saved = await write(onto.version, mine, changedFields(onto.fields, mine), way)
      settle()
      options.onSaved(saved, way)
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
    setFailure(plainWords(error))
    if (error instanceof Refused) show(error.fields)
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
    else void store({ version, fields: base }, mine, way)
  }

  /** The form goes on from the version that is there now, whatever becomes of the next write. */
  const goOnFrom = (onto: Stored<Fields>, mine: Fields) => {
    setBase(tidy(onto.fields))
    setVersion(onto.version)
    setFields(mine)
    setConflict(null)
  }
  const keepMine = () => {
    if (!conflict) return
    const mine = rebased(base, tidy(fields), conflict.fields)
    goOnFrom(conflict, mine)
    if (!same(mine, conflict.fields)) void store(conflict, mine, conflictWay)
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
    takeMerged: (merged) => {
      if (!conflict) return
      goOnFrom(conflict, merged)
      if (!same(merged, conflict.fields)) void store(conflict, merged, conflictWay)
    },
    takeTheirs: () => conflict && goOnFrom(conflict, conflict.fields),
    closeConflict: () => setConflict(null),
  }
}
