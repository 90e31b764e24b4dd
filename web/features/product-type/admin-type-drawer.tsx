// The drawer in which a product type is added or edited.
import { useQueryClient } from '@tanstack/react-query'
import { App, Form } from 'antd'
import type { StaffProductType } from '#contract/product-type.ts'
import { hasText } from '#web/admin/completeness.ts'
import { messageFor } from '#web/admin/field-errors.ts'
import { PictureList } from '#web/admin/picture-list.tsx'
import { fieldError, RecordDrawer } from '#web/admin/record-drawer.tsx'
import { NOT_STORED, useRecordForm } from '#web/admin/record-form.ts'
import { textIn } from '#web/admin/text-in.ts'
import { TextInThree } from '#web/admin/text-in-three.tsx'
import { TypeName } from '#web/admin/type-name.tsx'
import { TypeSelect } from '#web/admin/type-select.tsx'
import { TOP } from '#web/admin/type-tree.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addType, forgetTypes, updateType } from './admin-api.ts'
import { ATTRIBUTE_TEXTS } from './admin-attribute-texts.ts'
import { TYPE_TEXTS } from './admin-texts.ts'
import { TypeAttributes } from './admin-type-attributes.tsx'
import { blankType, fieldsOf, type TypeFields, type TypeTask, tidied } from './admin-type-draft.ts'
import { TypeHistory } from './admin-type-history.tsx'
import { TypeSeo } from './admin-type-seo.tsx'
import { ShownTypeValue } from './admin-type-value.tsx'

/** Limits of the contract (`contract/product-type.ts`). */
const NAME_LENGTH = 120
const INTRODUCTION_LENGTH = 2000
const COVERS = 5
const KEY = /^[a-z][a-z0-9-]{0,39}$/

const storedOf = (type: StaffProductType) => ({ id: type.id, version: type.version, fields: fieldsOf(type) })

/** Rendered while it is open. */
export function TypeDrawer({ task, onClose }: { task: TypeTask; onClose: () => void }) {
  const texts = useTexts(TYPE_TEXTS)
  const more = useTexts(ATTRIBUTE_TEXTS)
  const language = useLanguage()
  const form = useTypeForm(task, onClose)
  const { fields, change, errors } = form

  const label: Record<keyof TypeFields, string> = {
    productTypeName: texts.name,
    productTypeLevel: texts.parent,
    introduction: texts.introduction,
    covers: texts.covers,
    attributes: more.attributes,
    seo: more.seo,
  }

  const words = {
    label: (path: string) => (label as Record<string, string>)[path.split('.')[0] ?? ''] ?? path,
    show: (path: string, value: unknown) => {
      if (path !== 'productTypeLevel') return undefined
      return value === TOP ? texts.topLevel : <TypeName id={Number(value)} />
    },
  }

  return (
    <RecordDrawer<TypeFields>
      title={
        task.do === 'add' ? texts.newTitle : texts.editTitle(textIn(task.type.productTypeName, language))
      }
      form={form}
      onClose={onClose}
      label={label}
      render={(field, value, other) => <ShownTypeValue field={field} value={value} other={other} />}
      saveText={texts.save}
      words={words}
      extra={task.do === 'edit' && <TypeHistory type={task.type} words={words} onRestored={onClose} />}
    >
      <TextInThree
        id="type.productTypeName"
        label={texts.name}
        value={fields.productTypeName}
        onChange={(productTypeName) => change({ productTypeName })}
        max={NAME_LENGTH}
        required
        error={messageFor(errors, 'productTypeName')}
      />
      <Form.Item
        label={texts.parent}
        htmlFor="type.productTypeLevel"
        {...fieldError(errors, 'productTypeLevel')}
      >
        <TypeSelect
          id="type.productTypeLevel"
          value={fields.productTypeLevel}
          onChange={(level) => change({ productTypeLevel: level ?? TOP })}
          topName={texts.topLevel}
          {...(task.do === 'edit' && { moved: task.type.id })}
        />
      </Form.Item>
      <TextInThree
        id="type.introduction"
        label={texts.introduction}
        value={fields.introduction}
        onChange={(introduction) => change({ introduction })}
        max={INTRODUCTION_LENGTH}
        long
        error={messageFor(errors, 'introduction')}
      />
      <Form.Item label={texts.covers} htmlFor="type.covers" {...fieldError(errors, 'covers')}>
        <PictureList
          id="type.covers"
          keys={fields.covers}
          onChange={(update) =>
            form.changeBy('covers', (before) => ({ ...before, covers: update(before.covers) }))
          }
          onBusy={form.setWaiting}
          max={COVERS}
        />
      </Form.Item>
      <TypeAttributes
        attributes={fields.attributes}
        level={fields.productTypeLevel}
        errors={errors}
        onChange={(update) =>
          form.changeBy('attributes', (before) => ({ ...before, attributes: update(before.attributes) }))
        }
      />
      <TypeSeo
        seo={fields.seo}
        errors={errors}
        onChange={(update) => form.changeBy('seo', (before) => ({ ...before, seo: update(before.seo) }))}
        onBusy={form.setWaiting}
      />
    </RecordDrawer>
  )
}

function useTypeForm(task: TypeTask, onSaved: () => void) {
  const texts = useTexts(TYPE_TEXTS)
  const { keyWrong } = useTexts(ATTRIBUTE_TEXTS)
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()
  return useRecordForm<TypeFields, StaffProductType>({
    form: 'type',
    begin: task.do === 'edit' ? storedOf(task.type) : { ...NOT_STORED, fields: blankType(task.level) },
    tidy: tidied,
    check: (mine): Record<string, string> => ({
      ...(hasText(mine.productTypeName) ? {} : { 'productTypeName.zh': texts.nameEmpty }),
      ...Object.fromEntries(
        mine.attributes.flatMap(({ key }, at) => (KEY.test(key) ? [] : [[`attributes.${at}.key`, keyWrong]])),
      ),
    }),
    storedOf: (current) => storedOf(current as StaffProductType),
    write: (at, mine, changed) => (at.id === 0 ? addType(mine) : updateType({ ...at, ...changed })),
    onSaved: ({ productTypeName }) => {
      const name = textIn(productTypeName, language)
      void message.success(task.do === 'add' ? texts.added(name) : texts.saved(name))
      onSaved()
    },
    onSettled: () => void forgetTypes(client),
  })
}
