// What a product has once for all languages: model, type, pictures, whether it is popular.
import { Checkbox, Form, Input } from 'antd'
import { useCallback } from 'react'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { PictureList } from '#web/admin/media/picture-list.tsx'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { ProductForm } from './admin-product-draft.ts'

/** Limits of the contract (`contract/products/product.ts`). */
const MODEL_LENGTH = 60
const GALLERY = 20

export function ProductBasics() {
  const texts = useTexts('console/product/form')
  const { form, change, disabled, fieldId, setUploading } = useEditing<ProductForm>()
  const changeGallery = useCallback(
    (update: (keys: readonly string[]) => string[]) =>
      change('gallery', (before) => ({ ...before, gallery: update(before.gallery) })),
    [change],
  )
  return (
    <section className="product-basics" aria-label={texts.basics}>
      <Form.Item
        label={texts.productModel}
        htmlFor={fieldId('productModel')}
        required
        {...useProblem('productModel')}
      >
        <Input
          id={fieldId('productModel')}
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
        htmlFor={fieldId('productTypeId')}
        required
        {...useProblem('productTypeId')}
      >
        <TypeSelect
          id={fieldId('productTypeId')}
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
      <Form.Item label={texts.gallery} htmlFor={fieldId('gallery')} required {...useProblem('gallery')}>
        <PictureList
          id={fieldId('gallery')}
          keys={form.gallery}
          onChange={changeGallery}
          onBusy={setUploading}
          max={GALLERY}
          disabled={disabled}
        />
      </Form.Item>
      <Form.Item extra={texts.hotSays} {...useProblem('hot')}>
        <Checkbox
          id={fieldId('hot')}
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
