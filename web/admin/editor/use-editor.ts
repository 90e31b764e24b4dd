// The state of the editor: what was read, what is typed, what is on its way, what the server answered. What is typed survives every failure.
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { same } from '#contract/content/same.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import {
  copyWrites,
  useTurns,
  useTypingHandover,
  useWorkingCopy,
  type WorkingCopy,
} from '#web/admin/editor/saving/working-copy.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { isStale } from '#web/admin/forms/record-writes.ts'
import { settleInput } from '#web/admin/forms/typed-input.ts'
import { useFieldErrors } from '#web/admin/forms/use-field-errors.ts'
import { useFormId, useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { Refused } from '#web/client/send.ts'
import { useSay } from '#web/i18n/language.tsx'
import { publish } from './admin-api.ts'
import type { EditorKind, Entry } from './editor-kind.ts'
import { useRights } from './editor-menu.tsx'
import type { Arrival, ChangeForm, Conflict, Operation, Problems } from './editor-state.ts'

export type Editor = ReturnType<typeof useEditor>
/** What a person chooses. */
type Chosen = Exclude<Operation, 'autosave'>

/** `onDone` is called when what a person chose has been done. */
export function useEditor(kind: EditorKind, opened: Entry | null, onDone: (operation: Chosen) => void) {
  const say = useSay()
  const rights = useRights(kind.page)
  const copy = useWorkingCopy(kind, opened)
  const answers = useAnswers(kind, copy)
  const writes = useWrites(kind, copy, answers, rights.update, onDone)
  const { stored, base, latest, setForm } = copy
  const { conflict, setConflict, setTrouble, showProblems, touch } = answers
  const { store, doing } = writes

  const change = useCallback<ChangeForm<object>>(
    (field, update, holds) => {
      setForm(update)
      setTrouble(null)
      touch(field, holds)
    },
    [setForm, setTrouble, touch],
  )

  /** `note` stands in the history beside what is published. */
  const save = (operation: Chosen, note?: string) => {
    settleInput()
    const typed = copy.isAhead() || !stored ? kind.fieldsIn(latest.current.form) : null
    const found = typed ? (kind.check?.(typed, say) ?? {}) : {}
    if (Object.keys(found).length > 0) showProblems('save', found)
    else void store(operation, note)
  }

  /** The form goes on from what is stored now, with what was merged; then what was meant to happen does. */
  const resolve = (merged: object) => {
    if (!conflict) return
    const { record, fields, operation } = conflict
    const form = kind.formOf(merged)
    copy.settleOn({ record, fields })
    setForm(form)
    setConflict(null)
    setTrouble(null)
    if (operation === 'publish' || !same(merged, fields))
      void store(operation === 'autosave' ? 'save' : operation)
  }

  /** Input that an earlier page kept: over the version it was made from it is taken as it is, over a newer one it is merged. */
  const takeOver = (kept: { version: number; base: object; fields: object }) => {
    setForm(kind.formOf(kept.fields))
    answers.askWhenNewer(kept)
  }

  return {
    ...copy,
    ...answers,
    ...writes,
    kind,
    rights,
    record: stored?.record ?? null,
    busy: doing !== null && doing !== 'autosave',
    change,
    save,
    autosave: () => store('autosave'),
    resolve,
    takeOver,
    /** What both sides of a conflict began with. */
    conflictBase: conflict?.base ?? base,
    showConflict: (open: boolean) => setConflict((before) => before && { ...before, open }),
  }
}

/** What the server refused, and where that is shown: at fields, as a conflict, or beside the state of the record. */
function useAnswers(kind: EditorKind, { stored, form }: WorkingCopy) {
  const formId = useFormId(kind.form)
  const [after, setAfter] = useState<Problems['after']>('save')
  const { errors: fields, show, touch } = useFieldErrors(formId)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [trouble, setTrouble] = useState<Error | null>(null)

  const showProblems = (next: Problems['after'], messages: FieldMessages) => {
    const placed = Object.entries(messages).map(
      ([field, message]) => [kind.formPath?.(form, field) ?? field, message] as const,
    )
    setAfter(next)
    show(Object.fromEntries(placed))
  }

  const refused = (error: unknown, operation: Operation, saved: boolean) => {
    if (isStale(error)) {
      const record = error.current as Entry
      const open = operation !== 'autosave'
      return setConflict({ record, fields: kind.fieldsOf(record), operation, open })
    }
    setTrouble(error instanceof Error ? error : new Error(String(error)))
    if (error instanceof Refused && operation !== 'autosave')
      showProblems(saved && operation === 'publish' ? 'publish' : 'save', error.fields)
  }

  /** What was typed over another version than the one that is stored is merged with it. */
  const askWhenNewer = ({ version, base }: { version: number; base: object }) => {
    if (stored && stored.record.version !== version)
      setConflict({ ...stored, operation: 'save', open: true, base })
  }
  return {
    formId,
    goTo: (field: string) => goToField(formId, field),
    problems: { after, fields },
    showProblems,
    touch,
    conflict,
    setConflict,
    trouble,
    setTrouble,
    refused,
    askWhenNewer,
  }
}

/** Everything that writes, one after the other. */
function useWrites(
  kind: EditorKind,
  copy: WorkingCopy,
  { showProblems, setTrouble, refused, askWhenNewer }: ReturnType<typeof useAnswers>,
  mayUpdate: boolean,
  onDone: (operation: Chosen) => void,
) {
  const { latest, isAhead, settleOn, setForm, settle, forget } = copy
  const tab = useTab()
  const inTurn = useTurns()
  const arrival = useLocation().state as Arrival
  const [savedAt, setSavedAt] = useState(arrival?.savedAt ?? null)
  const [doing, setDoing] = useState<Operation | 'other' | null>(null)
  const [writeCopy] = useState(() => copyWrites(kind, settleOn))
  const write = (autosave: boolean) => writeCopy(latest.current, autosave)
  const movedOn = useTypingHandover(kind, copy, (typed) => {
    setForm(typed.form)
    askWhenNewer(typed)
  })

  /** Saves, and publishes where that is the operation; one write at a time. */
  const store = (operation: Operation, note?: string) =>
    inTurn(async () => {
      settleInput()
      const begun = latest.current.stored
      const wasDirty = isAhead()
      let saved = false
      setDoing(operation)
      setTrouble(null)
      if (operation !== 'autosave') showProblems('save', {})
      try {
        const now = await write(operation === 'autosave')
        saved = now !== begun || !wasDirty
        settleOn(now)
        setSavedAt(Date.now())
        if (operation === 'publish') settleOn({ ...now, record: await publish(kind.base, now.record, note) })
        if (operation !== 'autosave') onDone(operation)
        if (!begun) await moveOn()
      } catch (error) {
        if (!begun && latest.current.stored) return await moveOn(error instanceof Refused ? error.fields : {})
        refused(error, operation, saved)
      } finally {
        setDoing(null)
        forget()
      }
    })

  /** A new record has an address now; what was written, and what was typed meanwhile, is what the form there begins with. */
  const moveOn = async (missing?: FieldMessages) => {
    try {
      while (isAhead()) settleOn(await write(true))
    } catch (error) {
      // What is typed cannot be stored now, so the form stays where it is.
      if (missing) showProblems('publish', missing)
      return refused(error, 'autosave', true)
    }
    const now = latest.current.stored
    if (!now) return
    settle()
    movedOn.current = true
    const brings: Arrival = { savedAt: Date.now(), ...(missing && { missing }) }
    movedOn.current = await tab.moveOn(`${kind.forms ?? kind.list}/${now.record.id}`, brings)
  }

  /** Saves what is typed before something else is done with the record; answers whether all of it is stored. */
  const saveFirst = async () => {
    settleInput()
    if (isAhead() && mayUpdate) await store('save')
    return latest.current.stored !== null && (!mayUpdate || !isAhead())
  }

  /**
   * Another operation of the lifecycle on what is stored, after what is typed was saved; answers whether it was done. Throws
   * what the server refused, but for a stale version, which is shown. `anew` fills the form with what comes back.
   */
  const act = async (run: (record: Entry) => Promise<Entry>, { anew = false } = {}): Promise<boolean> => {
    if (!(await saveFirst())) return false
    const at = latest.current.stored
    if (!at) return false
    let done = false
    await inTurn(async () => {
      setDoing('other')
      try {
        const record = await run(at.record)
        const fields = kind.fieldsOf(record)
        settleOn({ record, fields })
        if (anew) setForm(kind.formOf(fields))
        showProblems('save', {})
        done = true
      } catch (error) {
        if (!isStale(error)) throw error
        refused(error, 'save', true)
      } finally {
        setDoing(null)
        forget()
      }
    })
    return done
  }
  /** `movedOn`: whether the person is on the way to the page of the record, which goes on from what is typed. */
  return { doing, savedAt, movedOn, store, saveFirst, act }
}
