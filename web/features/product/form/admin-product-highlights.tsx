// The highlights of a product: short lines in an order.
import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useEditing } from '#web/admin/editor/editing.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { lineKeys, shifted } from './admin-line-actions.tsx'
import { type Line, newLine, type ProductForm } from './admin-product-draft.ts'

/** Limits of the contract (`contract/products/product.ts`). */
const MOST = 20
const LENGTH = 300

export function ProductHighlights() {
  const texts = useTexts('console/product/form')
  const { form, change, disabled, fieldId } = useEditing<ProductForm>()
  const formId = useFormId('product')
  const { highlights } = form
  const full = highlights.length >= MOST

  const set = (update: (lines: Line[]) => Line[]) =>
    change('highlights', (before) => ({ ...before, highlights: update(before.highlights) }))
  const addAfter = (at: number) => {
    if (full) return
    set((lines) => lines.toSpliced(at + 1, 0, newLine()))
    goToField(formId, `highlights.${at + 1}`)
  }
  const move = (at: number, by: -1 | 1) => {
    set((lines) => shifted(lines, at, by))
    goToField(formId, `highlights.${Math.min(Math.max(at + by, 0), highlights.length - 1)}`)
  }

  return (
    <Form.Item label={texts.highlights} className="product-highlights" {...useProblem('highlights')}>
      <SortedList
        items={highlights}
        name={(_, at) => `${texts.highlights} ${at + 1}`}
        disabled={disabled}
        onChange={(update) => set((lines) => update(lines))}
      >
        {(line, at) => (
          <WordInput
            id={fieldId(`highlights.${at}`)}
            label={`${texts.highlights} ${at + 1}`}
            value={line.text}
            max={LENGTH}
            disabled={disabled}
            onChange={(text) =>
              set((lines) => lines.map((one) => (one.id === line.id ? { ...one, text } : one)))
            }
            onKeyDown={lineKeys({ move: (by) => move(at, by), next: () => addAfter(at) })}
          />
        )}
      </SortedList>
      {!disabled && !full && (
        <Button size="small" icon={<PlusOutlined />} onClick={() => addAfter(highlights.length - 1)}>
          {texts.addHighlight}
        </Button>
      )}
    </Form.Item>
  )
}
