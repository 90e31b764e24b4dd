// The state of the drawer: what was read, what is typed, what the server said. What is typed survives every failure.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { CODE, type FieldMessages } from '#contract/answer.ts'
import type { StaffProductType } from '#contract/product-type.ts'
import { hasText } from '#web/admin/completeness.ts'
import { changedFields, rebased, same } from '#web/admin/difference.ts'
import { goToField, withoutField } from '#web/admin/field-errors.ts'
import { textIn } from '#web/admin/text-in.ts'
import { useUnsavedForm } from '#web/admin/unsaved.tsx'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addType, forgetTypes, updateType } from './admin-api.ts'
import { TYPE_TEXTS } from './admin-texts.ts'
import { blankType, fieldsOf, type TypeFields, type TypeTask, tidied } from './admin-type-draft.ts'

/** A stored state of the type: what a write is compared with, and the version it carries. */
type Stored = { version: number; fields: TypeFields }

export function useTypeForm(task: TypeTask, onSaved: () => void) {
  const texts = useTexts(TYPE_TEXTS)
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()
  const [base, setBase] = useState(() => (task.do === 'edit' ? fieldsOf(task.type) : blankType(task.level)))
  const [version, setVersion] = useState(task.do === 'edit' ? task.type.version : 0)
  const [fields, setFields] = useState(base)
  const [errors, setErrors] = useState<FieldMessages>({})
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<Stored | null>(null)
  const [uploading, setUploading] = useState(false)
  const dirty = !same(tidied(fields), tidied(base))
  const { settle } = useUnsavedForm(dirty || uploading)

  const { mutateAsync: add, isPending: adding } = useMutation(addType())
  const { mutateAsync: update, isPending: updating } = useMutation(updateType())

  const change = (patch: Partial<TypeFields>) => {
    setFields((before) => ({ ...before, ...patch }))
    setErrors((before) => Object.keys(patch).reduce(withoutField, before))
  }
  const changeCovers = (change: (keys: readonly string[]) => string[]) => {
    setFields((before) => ({ ...before, covers: change(before.covers) }))
    setErrors((before) => withoutField(before, 'covers'))
  }

  /** Writes what differs from `onto`; the drawer closes when it is stored and stays as it is when it is not. */
  const store = async (onto: Stored, mine: TypeFields) => {
    setFailure('')
    try {
      const saved =
        task.do === 'add'
          ? await add(mine)
          : await update({ id: task.type.id, version: onto.version, ...changedFields(onto.fields, mine) })
      settle()
      const name = textIn(saved.productTypeName, language)
      void message.success(task.do === 'add' ? texts.added(name) : texts.saved(name))
      onSaved()
    } catch (error) {
      refused(error)
    } finally {
      void forgetTypes(client)
    }
  }

  const refused = (error: unknown) => {
    if (error instanceof Refused && error.code === CODE.conflict && error.current) {
      const current = error.current as StaffProductType
      return setConflict({ version: current.version, fields: fieldsOf(current) })
    }
    setFailure(error instanceof Error ? error.message : String(error))
    if (!(error instanceof Refused)) return
    setErrors(error.fields)
    const [first] = Object.keys(error.fields)
    if (first) goToField('type', first)
  }

  const save = () => {
    const mine = tidied(fields)
    if (hasText(mine.productTypeName)) return store({ version, fields: tidied(base) }, mine)
    setErrors({ productTypeName: texts.nameEmpty })
    goToField('type', 'productTypeName.zh')
  }

  /** The form goes on from the version that is there now, whatever becomes of the next write. */
  const settleOn = (onto: Stored, mine: TypeFields) => {
    setBase(onto.fields)
    setVersion(onto.version)
    setFields(mine)
    setConflict(null)
  }
  const keepMine = () => {
    if (!conflict) return
    const mine = rebased(tidied(base), tidied(fields), conflict.fields)
    settleOn(conflict, mine)
    if (!same(mine, conflict.fields)) void store(conflict, mine)
  }
  const takeTheirs = () => conflict && settleOn(conflict, conflict.fields)

  return {
    base: tidied(base),
    fields,
    change,
    changeCovers,
    errors,
    failure,
    dirty: dirty || uploading,
    uploading,
    setUploading,
    busy: adding || updating,
    save,
    conflict,
    keepMine,
    takeTheirs,
    closeConflict: () => setConflict(null),
  }
}
