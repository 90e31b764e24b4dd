// The state of the product form: what was read, what is typed, what the server said. What is typed survives every failure.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CODE, type FieldMessages } from '#contract/answer.ts'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import type { StaffProduct } from '#contract/product.ts'
import { hasText } from '#web/admin/completeness.ts'
import { changedFields, rebased, same } from '#web/admin/difference.ts'
import { goToField, withoutField } from '#web/admin/field-errors.ts'
import { useFormId, useTab } from '#web/admin/tab-context.ts'
import { useUnsavedForm } from '#web/admin/unsaved.tsx'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addProduct, forgetProducts, productQuery, publishProduct, updateProduct } from './admin-api.ts'
import { FORM_TEXTS } from './admin-form-texts.ts'
import {
  BLANK_PRODUCT,
  fieldsIn,
  fieldsOf,
  formOf,
  formPath,
  type ProductFields,
  type ProductForm,
} from './admin-product-draft.ts'

/** What the server holds: the record, and the content that the form is compared with. */
type Stored = { record: StaffProduct; fields: ProductFields }
/** What is wrong, by the field of the form; after `publish` the content itself is saved. */
export type Problems = { after: 'save' | 'publish'; fields: FieldMessages }
type Conflict = Stored & { publish: boolean }

const NO_PROBLEMS: Problems = { after: 'save', fields: {} }
export type ProductEditing = ReturnType<typeof useProductForm>
/** Changes the form; `field` is what was touched, so that its message goes. */
export type ChangeForm = (field: string, update: (form: ProductForm) => ProductForm) => void

export function useProductForm(product: StaffProduct | null, showLanguage: (language: Language) => void) {
  const texts = useTexts(FORM_TEXTS)
  const { message } = App.useApp()
  const client = useQueryClient()
  const { moveOn: moveTabOn } = useTab()
  const formId = useFormId('product')
  const [stored, setStored] = useState<Stored | null>(
    product && { record: product, fields: fieldsOf(product) },
  )
  const [form, setForm] = useState(() => formOf(product ?? BLANK_PRODUCT))
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [listUploading, setUploading] = useState(false)
  const [textUploading, setWriting] = useState(false)
  const uploading = listUploading || textUploading
  const base = stored?.fields ?? BLANK_PRODUCT
  const dirty = !same(fieldsIn(form), base)
  const { settle } = useUnsavedForm(dirty || uploading)

  const { mutateAsync: add, isPending: adding } = useMutation(addProduct())
  const { mutateAsync: update, isPending: updating } = useMutation(updateProduct())
  const { mutateAsync: publish, isPending: publishing } = useMutation(publishProduct())

  const change = useCallback<ChangeForm>((field, update) => {
    setForm(update)
    setProblems((before) => ({ ...before, fields: withoutField(before.fields, field) }))
  }, [])

  const goTo = (field: string) => {
    const language = LANGUAGES.find((code) => field.endsWith(`.${code}`))
    if (language) showLanguage(language)
    goToField(formId, field)
  }
  const showProblems = (after: Problems['after'], fields: FieldMessages) => {
    const placed = Object.entries(fields).map(([field, says]) => [formPath(form, field), says] as const)
    setProblems({ after, fields: Object.fromEntries(placed) })
    const [first] = placed
    if (first) goTo(first[0])
  }
  useMissingOnArrival((fields) => showProblems('publish', fields))

  /** Saves what differs from `from`, publishes when asked; answers whether all of it was done. */
  const store = async (from: Stored | null, mine: ProductFields, andPublish: boolean) => {
    setProblems(NO_PROBLEMS)
    let now = from
    try {
      const changed = changedFields(from?.fields ?? BLANK_PRODUCT, mine)
      if (!from) now = { record: await add(mine), fields: mine }
      else if (Object.keys(changed).length > 0) {
        const { id, version } = from.record
        now = { record: await update({ id, version, ...changed }), fields: mine }
      }
      setStored(now)
      if (andPublish && now) {
        now = { record: await publish(now.record), fields: mine }
        setStored(now)
      }
      void message.success(andPublish ? texts.savedPublished : texts.saved)
      if (!from && now) moveOn(now.record)
    } catch (error) {
      const after = now === from ? 'save' : 'publish'
      if (!from && now) return moveOn(now.record, error instanceof Refused ? error.fields : {})
      refused(error, andPublish && after === 'save' && !dirty ? 'publish' : after, andPublish)
    } finally {
      void forgetProducts(client)
    }
  }

  /** A new product has an address now; what was just written is what the form there begins with. */
  const moveOn = (record: StaffProduct, missing?: FieldMessages) => {
    settle()
    client.setQueryData(productQuery(record.id).queryKey, record)
    moveTabOn(`/webSystemManage/web_product/${record.id}`, missing ? { missing } : null)
  }

  const refused = (error: unknown, after: Problems['after'], andPublish: boolean) => {
    if (!(error instanceof Refused)) return
    if (error.code === CODE.conflict && error.current) {
      const record = error.current as StaffProduct
      return setConflict({ record, fields: fieldsOf(record), publish: andPublish })
    }
    showProblems(after, error.fields)
  }

  const save = (andPublish: boolean) => {
    const mine = fieldsIn(form)
    if (hasText(mine.productName)) return void store(stored, mine, andPublish)
    showProblems('save', { productName: texts.nameEmpty })
  }

  /** The form goes on from what is stored now, whatever becomes of the next write. */
  const settleOn = (onto: Conflict, mine: ProductFields) => {
    setStored(onto)
    setForm(formOf(mine))
    setConflict(null)
  }
  const keepMine = () => {
    if (!conflict) return
    const mine = rebased(base, fieldsIn(form), conflict.fields)
    settleOn(conflict, mine)
    void store(conflict, mine, conflict.publish)
  }
  const takeTheirs = () => conflict && settleOn(conflict, conflict.fields)

  return {
    record: stored?.record ?? null,
    base,
    form,
    change,
    dirty: dirty || uploading,
    uploading,
    setUploading,
    setWriting,
    adding,
    busy: adding || updating || publishing,
    waits: uploading || adding || updating || publishing,
    problems: problems.fields,
    after: problems.after,
    goTo,
    save,
    conflict,
    keepMine,
    takeTheirs,
    closeConflict: () => setConflict(null),
  }
}

/** Takes over what a page before this one found missing, once: the state of an address outlives a reload. */
function useMissingOnArrival(show: (fields: FieldMessages) => void) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const missing = (state as { missing?: FieldMessages } | null)?.missing
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival
  useEffect(() => {
    if (!missing) return
    show(missing)
    void navigate(pathname + search, { replace: true, state: null })
  }, [missing])
}
