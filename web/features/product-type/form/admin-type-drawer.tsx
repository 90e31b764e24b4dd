// The drawer in which a product type is added or edited.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { useState } from 'react'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { ATTRIBUTE_KEY } from '#contract/products/attribute-filter.ts'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { formEditing } from '#web/admin/editor/editing.ts'
import { EditingProvider } from '#web/admin/editor/editing-provider.tsx'
import { isAsked, isWaiting, reviewQuery } from '#web/admin/editor/review/admin-api.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { fieldError, RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { NOT_STORED, type RecordForm, useRecordForm } from '#web/admin/forms/record-form.ts'
import { KindContext } from '#web/admin/kinds/kind-context.ts'
import { FormField, KindSeo } from '#web/admin/kinds/kind-form-page.tsx'
import { fieldsShown } from '#web/admin/kinds/use-editor-kind.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { TypeName } from '#web/admin/product-types/type-name.tsx'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { TOP } from '#web/admin/product-types/type-tree.ts'
import { reviewAddress } from '#web/admin/records/review-address.ts'
import { useMissingLanguages } from '#web/admin/shown-values/missing-languages.tsx'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { addType, forgetTypes, publishStored, updateType } from '../admin-api.ts'
import { blankType, fieldsOf, formed, type TypeFields, type TypeTask, tidied } from './admin-type-draft.ts'
import { TypeHistory } from './admin-type-history.tsx'

const { form: FORM } = productTypeKind

/** Rendered while it is open. */
export function TypeDrawer({ task, onClose }: { task: TypeTask; onClose: () => void }) {
  const texts = useTexts('console/product-type/list')
  const named = useTexts('console/kinds/productType')
  const language = useLanguage()
  const form = useTypeForm(task, onClose)
  const { fields, change, errors } = form
  const untranslated = useMissingLanguages(fields)
  const saves = useSaves(task, form.dirty)
  const shown = fieldsShown(productTypeKind, named)
  const words = {
    ...shown,
    show: (path: string, value: unknown) => {
      if (path !== 'productTypeLevel') return shown.show(path, value)
      return value === TOP ? texts.topLevel : <TypeName id={Number(value)} />
    },
  }

  return (
    <RecordDrawer<TypeFields>
      title={
        task.do === 'add'
          ? texts.newTitle
          : texts.editTitle({ name: textIn(task.type.productTypeName, language) })
      }
      form={form}
      onClose={onClose}
      saves={saves}
      note={untranslated && <span className="field-hint">{untranslated}</span>}
      words={words}
      extra={
        task.do === 'edit' && (
          <TypeHistory type={task.type} words={words} dirty={form.dirty} onRestored={onClose} />
        )
      }
    >
      {task.do === 'edit' && <TypeStanding type={task.type} />}
      <KindContext value={{ kind: productTypeKind, words: named }}>
        <EditingProvider value={{ ...formEditing(form, FORM), stacked: true } as never}>
          <FormField name="productTypeName" />
          <Form.Item
            label={texts.parent}
            htmlFor={`${FORM}.productTypeLevel`}
            {...fieldError(errors, 'productTypeLevel')}
          >
            <TypeSelect
              id={`${FORM}.productTypeLevel`}
              value={fields.productTypeLevel}
              onChange={(level) => change({ productTypeLevel: level ?? TOP })}
              topName={texts.topLevel}
              {...(task.do === 'edit' && { moved: task.type.id })}
            />
          </Form.Item>
          <FormField name="introduction" />
          <FormField name="covers" />
          <FormField name="attributes" />
          <KindSeo kind={{ ...productTypeKind, cover: 'covers' }} />
        </EditingProvider>
      </KindContext>
    </RecordDrawer>
  )
}

/** A draft, and what visitors see for whoever may publish: also of what was stored before and not published yet. */
function useSaves(task: TypeTask, dirty: boolean) {
  const texts = useTexts('console/product-type/list')
  const may = useMay()
  const draft = { way: 'draft' as const, text: texts.saveDraft }
  if (!may('web_product_type:publish')) return [draft]
  const waits = task.do === 'edit' && task.type.state !== 'published'
  const stored = task.do === 'edit' && task.type.state === 'changed' ? texts.publishChanges : texts.publish
  return [draft, { way: 'save' as const, text: waits && !dirty ? stored : texts.save, idle: waits }]
}

function TypeStanding({ type: { id, version, state } }: { type: StaffProductType }) {
  const { standing } = useTexts('console/product-type/list')
  const texts = useTexts('console/editor/review')
  const { data: review } = useQuery({
    ...reviewQuery('productType', id, version),
    enabled: state !== 'published',
  })
  return (
    <p className="type-standing">
      <RecordStateWord state={state} />
      <span className="type-total">{standing[state]}</span>
      {isWaiting(review) && (
        <RouterLink to={reviewAddress('productType', id)}>
          {isAsked(review) ? texts.open : texts.askShort}
        </RouterLink>
      )}
    </p>
  )
}

const storedOf = (type: StaffProductType) => ({ id: type.id, version: type.version, fields: fieldsOf(type) })

function useTypeForm(task: TypeTask, onSaved: () => void): RecordForm<TypeFields> {
  const texts = useTexts('console/product-type/list')
  const language = useLanguage()
  const { message } = useApp()
  const client = useQueryClient()
  const [begin] = useState(() => {
    const stored = task.do === 'edit' ? storedOf(task.type) : { ...NOT_STORED, fields: blankType(task.level) }
    return { ...stored, fields: formed(stored.fields) }
  })
  const form = useRecordForm<TypeFields, StaffProductType>({
    form: FORM,
    begin,
    tidy: tidied,
    check: (mine): Record<string, string> => ({
      ...(hasText(mine.productTypeName)
        ? {}
        : { [`productTypeName.${STAFF_LANGUAGES[0]}`]: texts.nameEmpty }),
      ...Object.fromEntries(
        mine.attributes.flatMap(({ key }, at) =>
          ATTRIBUTE_KEY.test(key) ? [] : [[`attributes.${at}.key`, texts.keyWrong]],
        ),
      ),
    }),
    storedOf: (current) => storedOf(current as StaffProductType),
    write: (at, mine, changed, way) => {
      const publish = way === 'save'
      return at.id === 0 ? addType({ ...mine, publish }) : updateType({ ...at, ...changed, publish })
    },
    publish: publishStored,
    onSaved: (_, { productTypeName }, way) => {
      const name = textIn(productTypeName, language)
      void message.success(way === 'save' ? texts.saved({ name }) : texts.savedDraft({ name }))
      onSaved()
    },
    onSettled: () => void forgetTypes(client),
  })
  const { conflict, resolve } = form
  return { ...form, conflict: conflict && { ...conflict, onMerge: (merged) => resolve(formed(merged)) } }
}
