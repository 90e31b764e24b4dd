// What the client said, if anything.

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { CaseForm } from './admin-case-draft.ts'
import { CASE_FORM_TEXTS } from './admin-form-texts.ts'

/** Limits of the contract (`contract/news-and-cases/success-case.ts`). */
const LENGTHS = { text: 1_000, by: 200 }

export function CaseQuotation() {
  const texts = useTexts(CASE_FORM_TEXTS)
  const { form, change, disabled } = useEditing<CaseForm>()
  const { quotation } = form
  const set = (next: CaseForm['quotation']) =>
    change('quotation', (before) => ({ ...before, quotation: next }))
  if (!quotation) {
    if (disabled) return null
    return (
      <Form.Item label={texts.quotation}>
        <Button icon={<PlusOutlined />} onClick={() => set({ text: NO_TEXT, by: NO_TEXT })}>
          {texts.addQuotation}
        </Button>
      </Form.Item>
    )
  }
  return (
    <fieldset className="case-part">
      <legend>{texts.quotation}</legend>
      <WordsField
        path="quotation.text"
        label={texts.text}
        value={quotation.text}
        max={LENGTHS.text}
        rows={[2, 6]}
        required
        onChange={(text) => set({ ...quotation, text })}
      />
      <WordsField
        path="quotation.by"
        label={texts.by}
        value={quotation.by}
        max={LENGTHS.by}
        onChange={(by) => set({ ...quotation, by })}
      />
      {!disabled && (
        <Button size="small" icon={<DeleteOutlined />} onClick={() => set(null)}>
          {texts.removeQuotation}
        </Button>
      )}
    </fieldset>
  )
}
