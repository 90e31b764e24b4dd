// What a product has once for all languages: model, type, pictures, whether it is popular.
import { Checkbox, Form, Input } from 'antd'
import { useCallback } from 'react'
import type { FieldMessages } from '#contract/answer.ts'
import type { Language } from '#contract/language-codes.ts'
import { messageFor } from '#web/admin/field-errors.ts'
import { PictureList } from '#web/admin/picture-list.tsx'
import { useFormId } from '#web/admin/tab-context.ts'
import { TypeSelect } from '#web/admin/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { FORM_TEXTS } from './admin-form-texts.ts'
import type { ProductForm } from './admin-product-draft.ts'
import type { ChangeForm } from './admin-use-product-form.ts'

export type SectionProps = {
  form: ProductForm
  change: ChangeForm
  problems: FieldMessages
  disabled: boolean
  /** The language that the texts are edited in. */
  language: Language
}

/** Limits of the contract (`contract/product.ts`). */
const MODEL_LENGTH = 60
const GALLERY = 20

export const problemOf = (problems: FieldMessages, field: string) => {
  const says = messageFor(problems, field)
  return says ? { validateStatus: 'error' as const, help: says } : {}
}

export function ProductBasics({
  form,
  change,
  problems,
  disabled,
  onBusy,
}: SectionProps & { onBusy: (busy: boolean) => void }) {
  const texts = useTexts(FORM_TEXTS)
  const formId = useFormId('product')
  const changeGallery = useCallback(
    (update: (keys: readonly string[]) => string[]) =>
      change('gallery', (before) => ({ ...before, gallery: update(before.gallery) })),
    [change],
  )
  return (
    <section className="product-basics" aria-label={texts.basics}>
      <Form.Item
        label={texts.productModel}
        htmlFor={`${formId}.productModel`}
        required
        {...problemOf(problems, 'productModel')}
      >
        <Input
          id={`${formId}.productModel`}
          value={form.productModel}
          maxLength={MODEL_LENGTH}
          disabled={disabled}
          onChange={({ target }) =>
            change('productModel', (before) => ({ ...before, productModel: target.value }))
          }
        />
      </Form.Item>
      <Form.Item
        label={texts.productTypeId}
        htmlFor={`${formId}.productTypeId`}
        required
        {...problemOf(problems, 'productTypeId')}
      >
        <TypeSelect
          id={`${formId}.productTypeId`}
          placeholder={texts.chooseType}
          value={form.productTypeId === null ? null : String(form.productTypeId)}
          onChange={(value) =>
            change('productTypeId', (before) => ({
              ...before,
              productTypeId: value === null ? null : Number(value),
            }))
          }
          disabled={disabled}
          clearable
        />
      </Form.Item>
      <Form.Item
        label={texts.gallery}
        htmlFor={`${formId}.gallery`}
        required
        {...problemOf(problems, 'gallery')}
      >
        <PictureList
          id={`${formId}.gallery`}
          keys={form.gallery}
          onChange={changeGallery}
          onBusy={onBusy}
          max={GALLERY}
          disabled={disabled}
        />
      </Form.Item>
      <Form.Item extra={texts.hotSays} {...problemOf(problems, 'hot')}>
        <Checkbox
          id={`${formId}.hot`}
          checked={form.hot}
          disabled={disabled}
          onChange={({ target }) => change('hot', (before) => ({ ...before, hot: target.checked }))}
        >
          {texts.hot}
        </Checkbox>
      </Form.Item>
    </section>
  )
}
