// The drawer in which a product type is added or edited.
import { Form } from 'antd'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { fieldError, RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { PictureList } from '#web/admin/media/picture-list.tsx'
import { TypeName } from '#web/admin/product-types/type-name.tsx'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { TOP } from '#web/admin/product-types/type-tree.ts'
import { useMissingLanguages } from '#web/admin/shown-values/missing-languages.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { TypeAttributes } from './admin-type-attributes.tsx'
import type { TypeFields, TypeTask } from './admin-type-draft.ts'
import { TypeHistory } from './admin-type-history.tsx'
import { TypeSeo } from './admin-type-seo.tsx'
import { TypeStanding } from './admin-type-standing.tsx'
import { ShownTypeValue } from './admin-type-value.tsx'
import { useTypeForm } from './admin-use-type-form.ts'

const { productTypeName: NAME, introduction: INTRODUCTION, covers: COVERS } = productTypeKind.fields

/** Rendered while it is open. */
export function TypeDrawer({ task, onClose }: { task: TypeTask; onClose: () => void }) {
  const texts = useTexts('console/product-type/list')
  const { fields: labels } = useTexts('console/kinds/productType')
  const language = useLanguage()
  const form = useTypeForm(task, onClose)
  const { fields, change, errors } = form
  const untranslated = useMissingLanguages(fields)
  const saves = useSaves(task, form.dirty)

  const label: Record<keyof TypeFields, string> = { ...labels, productTypeLevel: texts.parent }

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
        task.do === 'add'
          ? texts.newTitle
          : texts.editTitle({ name: textIn(task.type.productTypeName, language) })
      }
      form={form}
      onClose={onClose}
      label={label}
      render={(field, value, other) => <ShownTypeValue field={field} value={value} other={other} />}
      saves={saves}
      note={untranslated && <span className="field-hint">{untranslated}</span>}
      words={words}
      extra={
        task.do === 'edit' && (
          <TypeHistory type={task.type} words={words} dirty={form.dirty} onRestored={onClose} />
        )
      }
    >
      {task.do === 'edit' && <TypeStanding state={task.type.state} />}
      <TextInThree
        id="type.productTypeName"
        label={labels.productTypeName}
        value={fields.productTypeName}
        onChange={(productTypeName) => change({ productTypeName })}
        max={NAME.max}
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
        label={labels.introduction}
        value={fields.introduction}
        onChange={(introduction) => change({ introduction })}
        max={INTRODUCTION.max}
        long
        error={messageFor(errors, 'introduction')}
      />
      <Form.Item label={labels.covers} htmlFor="type.covers" {...fieldError(errors, 'covers')}>
        <PictureList
          id="type.covers"
          keys={fields.covers}
          onChange={(update) =>
            form.changeBy('covers', (before) => ({ ...before, covers: update(before.covers) }))
          }
          onBusy={form.setWaiting}
          max={COVERS.max}
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
