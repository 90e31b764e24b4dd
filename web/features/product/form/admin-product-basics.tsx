// What a product has once for all languages: model, type, pictures, whether it is popular.
import { Checkbox, Form, Input } from 'antd'
import { type ReactNode, useCallback } from 'react'
import { productKind } from '#contract/kinds/product.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { PictureList } from '#web/admin/media/picture-list.tsx'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { ProductForm } from './admin-product-draft.ts'

const { productModel: MODEL, gallery: GALLERY } = productKind.fields

/** `children` are the fields that need no control of their own. */
export function ProductBasics({ children }: { children: ReactNode }) {
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
          maxLength={MODEL.max}
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
          max={GALLERY.max}
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
      {children}
    </section>
  )
}
