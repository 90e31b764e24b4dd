// The state of the editor: what was read, what is typed, what is on its way, what the server said. What is typed survives every failure.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CODE, type FieldMessages } from '#contract/wire/answer.ts'
import { same } from '#web/admin/differences/difference.ts'
import { useTurns } from '#web/admin/editor/saving/use-turns.ts'
import { useTypingHandover } from '#web/admin/editor/saving/use-typing-handover.ts'
import { copyWrites } from '#web/admin/editor/saving/write-copy.ts'
import { withoutField } from '#web/admin/forms/field-errors.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { useFormId, useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { Refused } from '#web/client/send.ts'
import { useSay } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { publish } from './admin-api.ts'
import type { EditorKind, Entry } from './editor-kind.ts'
import { mayDo } from './editor-rights.ts'
import type { Arrival, ChangeForm, Conflict, Deed, Problems, Stored } from './editor-state.ts'
import { NO_PROBLEMS } from './editor-state.ts'

export type Editor<Fields extends object, Form extends object, Staff extends Entry> = ReturnType<
  typeof useEditor<Fields, Form, Staff>
>

export function useEditor<Fields extends object, Form extends object, Staff extends Entry>(
  kind: EditorKind<Fields, Form, Staff>,
  record: Staff | null,
  onDone: (deed: Exclude<Deed, 'autosave'>) => void,
) {
  const client = useQueryClient()
  const say = useSay()
  const rights = mayDo(useMay(), kind.page)
  const { moveOn: moveTabOn } = useTab()
  const formId = useFormId(kind.form)
  const [stored, setStored] = useState<Stored<Fields, Staff> | null>(
    record && { record, fields: kind.fieldsOf(record) },
  )
  const [form, setForm] = useState(() => kind.formOf(stored?.fields ?? kind.blank))
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS)
  const [conflict, setConflict] = useState<Conflict<Fields, Staff> | null>(null)
  const [uploading, setUploading] = useState(false)
  const [doing, setDoing] = useState<Deed | 'other' | null>(null)
  const brought = useLocation().state as Arrival
  const [savedAt, setSavedAt] = useState(brought?.savedAt ?? null)
  const [trouble, setTrouble] = useState<Error | null>(null)
  const base = stored?.fields ?? kind.blank
  const mine = kind.fieldsIn(form)
  const dirty = !same(mine, base)
  const { settle } = useUnsavedForm(dirty || uploading)
  const inTurn = useTurns()
  const latest = useRef({ stored, form })
  latest.current = { stored, form }
  /** Whether more is typed than stored. */
  const isAhead = () => !same(kind.fieldsIn(latest.current.form), latest.current.stored?.fields)
  const askWhenNewer = ({ version, base }: { version: number; base: Fields }) => {
    if (stored && stored.record.version !== version)
      setConflict({ ...stored, deed: 'save', open: true, base })
  }
  const movedOn = useTypingHandover<Fields, Form, Staff>(kind.base, latest, isAhead, (typed) => {
    setForm(typed.form)
    askWhenNewer(typed)
  })

  const change = useCallback<ChangeForm<Form>>((field, update, holds) => {
    setForm(update)
    setTrouble(null)
    setProblems((before) => ({ ...before, fields: withoutField(before.fields, field, holds) }))
  }, [])

  const settleOn = (now: Stored<Fields, Staff>) => {
    latest.current = { ...latest.current, stored: now }
    setStored(now)
    client.setQueryData(kind.oneKey(now.record.id), now.record)
  }
  const forget = () => {
    void client.invalidateQueries({ queryKey: ['revision', kind.base] })
    void kind.forget(client)
  }
  const goTo = (field: string) => goToField(formId, field)
  const showProblems = (after: Problems['after'], fields: FieldMessages) => {
    const path = kind.formPath ?? ((_: Form, field: string) => field)
    const placed = Object.entries(fields).map(([field, says]) => [path(form, field), says] as const)
    setProblems({ after, fields: Object.fromEntries(placed) })
    const [first] = placed
    if (first) goTo(first[0])
  }

  const [writeCopy] = useState(() => copyWrites(kind, settleOn))
  const write = (autosave: boolean) => writeCopy(latest.current, autosave)

  const refused = (error: unknown, deed: Deed, saved: boolean) => {
    if (error instanceof Refused && error.code === CODE.conflict && error.current) {
      const current = error.current as Staff
      return setConflict({
        record: current,
        fields: kind.fieldsOf(current),
        deed,
        open: deed !== 'autosave',
      })
    }
    setTrouble(error instanceof Error ? error : new Error(String(error)))
    if (error instanceof Refused && deed !== 'autosave') {
      showProblems(saved && deed === 'publish' ? 'publish' : 'save', error.fields)
    }
  }

  /** Saves, and publishes when asked; one write at a time. */
  const store = (deed: Deed, note?: string) =>
    inTurn(async () => {
      const begun = latest.current.stored
      const wasDirty = isAhead()
      let saved = false
      setDoing(deed)
      setTrouble(null)
      if (deed !== 'autosave') setProblems(NO_PROBLEMS)
      try {
        const now = await write(deed === 'autosave')
        saved = now !== begun || !wasDirty
        settleOn(now)
        setSavedAt(Date.now())
        if (deed === 'publish') {
          settleOn({ ...now, record: (await publish(kind.base, now.record, note)) as Staff })
        }
        if (deed !== 'autosave') onDone(deed)
        if (!begun) await moveOn()
      } catch (error) {
        const now = latest.current.stored
        if (!begun && now) return await moveOn(error instanceof Refused ? error.fields : {})
        refused(error, deed, saved)
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
    movedOn.current = await moveTabOn(`${kind.forms ?? kind.list}/${now.record.id}`, brings)
  }

  /** `note` stands in the history beside what is published. */
  const save = (deed: Exclude<Deed, 'autosave'>, note?: string) => {
    const found = dirty || !stored ? (kind.check?.(mine, say) ?? {}) : {}
    if (Object.keys(found).length > 0) showProblems('save', found)
    else void store(deed, note)
  }

  /**
   * Another deed of the lifecycle on what is stored, after what is typed was saved; answers whether it was done. Throws
   * what the server refused, but for a stale version, which is shown. `anew` fills the form with what comes back.
   */
  const act = async (run: (record: Staff) => Promise<Entry>, { anew = false } = {}): Promise<boolean> => {
    if (!(await saveFirst())) return false
    const at = latest.current.stored
    if (!at) return false
    let done = false
    await inTurn(async () => {
      setDoing('other')
      try {
        const next = (await run(at.record)) as Staff
        const fields = kind.fieldsOf(next)
        settleOn({ record: next, fields })
        if (anew) setForm(kind.formOf(fields))
        setProblems(NO_PROBLEMS)
        done = true
      } catch (error) {
        if (!(error instanceof Refused && error.code === CODE.conflict && error.current)) throw error
        refused(error, 'save', true)
      } finally {
        setDoing(null)
        forget()
      }
    })
    return done
  }

  /** Saves what is typed before something else is done with the record; answers whether all of it is stored. */
  const saveFirst = async () => {
    if (dirty && rights.update) await store('save')
    const at = latest.current.stored
    return at !== null && (!rights.update || same(kind.fieldsIn(latest.current.form), at.fields))
  }

  /** The form goes on from what is stored now, with what was merged; then what was meant to happen does. */
  const resolve = (merged: Fields) => {
    if (!conflict) return
    const now = { record: conflict.record, fields: conflict.fields }
    const next = kind.formOf(merged)
    latest.current = { stored: now, form: next }
    settleOn(now)
    setForm(next)
    setConflict(null)
    setTrouble(null)
    const { deed } = conflict
    if (deed === 'publish' || !same(merged, now.fields)) void store(deed === 'autosave' ? 'save' : deed)
  }

  /** Input that an earlier page kept: over the version it was made from it is taken as it is, over a newer one it is merged. */
  const takeOver = (copy: { version: number; base: Fields; fields: Fields }) => {
    setForm(kind.formOf(copy.fields))
    askWhenNewer(copy)
  }

  return {
    kind,
    rights,
    formId,
    record: stored?.record ?? null,
    base,
    mine,
    form,
    change,
    dirty,
    /** Whether the person is on the way to the page of the record, which goes on from what is typed. */
    movedOn,
    uploading,
    setUploading,
    doing,
    savedAt,
    trouble,
    busy: doing !== null && doing !== 'autosave',
    problems,
    showProblems,
    goTo,
    save,
    autosave: () => store('autosave'),
    act,
    conflict,
    resolve,
    saveFirst,
    takeOver,
    /** What both sides of a conflict began with. */
    conflictBase: conflict?.base ?? base,
    showConflict: (open: boolean) => setConflict((before) => before && { ...before, open }),
  }
}
