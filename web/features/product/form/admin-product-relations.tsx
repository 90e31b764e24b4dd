// The products that this one names, and whether it is still made.
import { Form, Segmented } from 'antd'
import { useEditing } from '#web/admin/editor/editing.ts'
import { RecordPicker } from '#web/admin/editor/inputs/record-picker.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { PRODUCT_SOURCE } from '../admin-api.ts'
import { ProductDownloads } from './admin-product-downloads.tsx'
import type { ProductForm } from './admin-product-draft.ts'

/** Limits of the contract (`contract/products/product.ts`). */
const MOST = { related: 12, accessories: 20 }

export function ProductRelations() {
  const texts = useTexts('console/product/more')
  const { form, change, disabled, fieldId, problems, record } = useEditing<ProductForm>()
  const problemOf = (name: string) => {
    const help =
      messageFor(problems, name) ??
      Object.entries(problems).find(([path]) => path.startsWith(`${name}.`))?.[1]
    return help ? { validateStatus: 'error' as const, help } : {}
  }
  const picker = (name: 'related' | 'accessories') => ({
    id: fieldId(name),
    label: texts[name],
    source: PRODUCT_SOURCE,
    ids: form[name],
    max: MOST[name],
    except: record?.id ?? null,
    disabled,
    onChange: (ids: number[]) => change(name, (before) => ({ ...before, [name]: ids })),
  })
  return (
    <section className="product-others" aria-label={texts.others}>
      <Form.Item label={texts.status} {...problemOf('status')}>
        <Segmented<ProductForm['status']>
          id={fieldId('status')}
          aria-label={texts.status}
          value={form.status}
          disabled={disabled}
          options={[
            { value: 'active', label: texts.active },
            { value: 'discontinued', label: texts.discontinued },
          ]}
          onChange={(status) => change('status', (before) => ({ ...before, status }))}
        />
      </Form.Item>
      {/* What is kept for later can be refused as well, and must be in reach then. */}
      {(form.status === 'discontinued' || problems.replacement !== undefined) && (
        <Form.Item
          label={texts.replacement}
          htmlFor={fieldId('replacement')}
          extra={texts.replacementHint}
          {...problemOf('replacement')}
        >
          <RecordPicker
            id={fieldId('replacement')}
            label={texts.replacement}
            source={PRODUCT_SOURCE}
            ids={form.replacement === null ? [] : [form.replacement]}
            max={1}
            except={record?.id ?? null}
            disabled={disabled}
            onChange={([id = null]) => change('replacement', (before) => ({ ...before, replacement: id }))}
          />
        </Form.Item>
      )}
      <Form.Item
        label={texts.related}
        htmlFor={fieldId('related')}
        extra={texts.relatedHint}
        {...problemOf('related')}
      >
        <RecordPicker {...picker('related')} />
      </Form.Item>
      <Form.Item label={texts.accessories} htmlFor={fieldId('accessories')} {...problemOf('accessories')}>
        <RecordPicker {...picker('accessories')} />
      </Form.Item>
      <ProductDownloads />
    </section>
  )
}
