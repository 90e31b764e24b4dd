// The form over one record: what was read, what is typed, what the server answered. What is typed survives every failure.
import { useRef, useState } from 'react'
import { CODE, type FieldMessages } from '#contract/wire/answer.ts'
import { changedFields, differences, rebased, same } from '#web/admin/differences/difference.ts'
import { notifyUnlessShown } from '#web/admin/frame/errors/tell-failure.ts'
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
type Held<Fields, Saved> = { at: At; fields: Fields; saved: Saved | null; shown: boolean }

export function useRecordForm<Fields extends object, Saved extends Answer>(options: Options<Fields, Saved>) {
  const { tidy } = options
  const [held, setHeld] = useState(() => heldOf<Fields, Saved>(options, options.begin))
  const [fields, setFields] = useState(options.begin.fields)
  const [errors, setErrors] = useState<FieldMessages>({})
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<(Stored<Fields> & { way: Way }) | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [doing, setDoing] = useState<Way | null>(null)
  const base = held.fields
  const mine = tidy(fields)
  const dirty = !same(mine, base) || waiting
  const { settle } = useUnsavedForm(dirty)
  const write = useWrites(options, setHeld)

  const show = (messages: FieldMessages) => {
    setErrors(messages)
    const [first] = Object.keys(messages)
    if (first) goToField(options.form, first)
  }
  const refused = (error: unknown, way: Way) => {
    if (error instanceof Refused && error.code === CODE.conflict && error.current)
      return setConflict({ ...options.storedOf(error.current), way })
    if (error instanceof Refused) show(error.fields)
    void notifyUnlessShown(error).then((reported) => reported && setFailure(plainWords(error)))
  }
  const store = async (onto: Held<Fields, Saved>, mine: Fields, way: Way) => {
    setFailure('')
    setDoing(way)
    try {
      const { saved } = await write(onto, mine, way)
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
  const goOnWith = (resolved: Fields) => {
    if (!conflict) return
    const now = heldOf<Fields, Saved>(options, conflict)
    setHeld(now)
    setFields(resolved)
    setConflict(null)
    if (!same(resolved, conflict.fields)) void store(now, resolved, conflict.way)
  }

  return {
    fields,
    change: (patch: Partial<Fields>) => {
      setFields((before) => ({ ...before, ...patch }))
      setErrors((before) => Object.keys(patch).reduce((left, field) => withoutField(left, field), before))
    },
    /** For changes that follow each other before the form is drawn anew, such as several uploads. */
    changeBy: (field: keyof Fields & string, update: (fields: Fields) => Fields) => {
      setFields(update)
      setErrors((before) => withoutField(before, field))
    },
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
    conflict: conflict && differences(base, mine, conflict.fields),
    keepMine: () => conflict && goOnWith(rebased(base, mine, conflict.fields)),
    takeTheirs: () => conflict && goOnWith(conflict.fields),
    /** The three versions of a conflict, and the one that a person made of them. */
    sides: conflict && { base, mine, theirs: conflict.fields },
    takeMerged: goOnWith,
    closeConflict: () => setConflict(null),
  }
}

function heldOf<Fields extends object, Saved>(
  { tidy }: Pick<Options<Fields, Saved>, 'tidy'>,
  { id, version, fields }: Stored<Fields>,
): Held<Fields, Saved> {
  return { at: { id, version }, fields: tidy(fields), saved: null, shown: false }
}

/** Answers what writes: what differs is sent, and shown to visitors where that is an operation of its own. */
function useWrites<Fields extends object, Saved extends Answer>(
  options: Options<Fields, Saved>,
  onFound: (held: Held<Fields, Saved>) => void,
) {
  const latest = useRef(options)
  latest.current = options
  const [write] = useState(() =>
    settledWrites<Held<Fields, Saved>, Fields>((current, sent) => {
      const found = heldOf<Fields, Saved>(latest.current, latest.current.storedOf(current))
      return same(found.fields, sent) ? { ...found, saved: current as Saved } : null
    }, onFound),
  )
  const send = async (onto: Held<Fields, Saved>, mine: Fields, way: Way): Promise<Held<Fields, Saved>> => {
    const { at } = onto
    const changed = changedFields(onto.fields, mine)
    const nothing = Object.keys(changed).length === 0
    const shown = way === 'save'
    if (nothing && shown && !onto.shown && at.id !== 0 && options.publish)
      return { ...onto, saved: await options.publish(at), shown }
    // A lost write that came through after all may have stored everything.
    if (onto.saved && nothing) return onto
    const saved = await options.write(at, mine, changed, way)
    // What was typed is let go for a newer version alone.
    if (!(saved.version > at.version))
      throw new Unreachable('unreadable', `wrote onto version ${at.version}, answered ${saved.version}`)
    return { at: { id: saved.id ?? at.id, version: saved.version }, fields: mine, saved, shown }
  }
  return (onto: Held<Fields, Saved>, fields: Fields, way: Way) =>
    write({ onto, fields, send: (held, mine) => send(held, mine, way) })
}
