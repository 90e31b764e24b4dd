// The texts of a product in the language that is edited.
import { Form } from 'antd'
import { RichTextField } from '#web/admin/rich-text/rich-text-field.tsx'
import { useFormId } from '#web/admin/tab-context.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { FORM_TEXTS } from './admin-form-texts.ts'
import { problemOf, type SectionProps } from './admin-product-basics.tsx'
import { ProductHighlights } from './admin-product-highlights.tsx'
import { WordInput } from './admin-word-input.tsx'

/** Limits of the contract (`contract/product.ts`). */
const LENGTHS = { productName: 200, summary: 600 }

export function ProductWords({ onBusy, ...section }: SectionProps & { onBusy: (busy: boolean) => void }) {
  const texts = useTexts(FORM_TEXTS)
  const { form, change, problems, disabled, language } = section
  const formId = useFormId('product')

  const field = (name: keyof typeof LENGTHS, rows?: [least: number, most: number], hint?: string) => (
    <Form.Item
      label={texts[name]}
      htmlFor={`${formId}.${name}`}
      required
      extra={hint}
      {...problemOf(problems, name)}
    >
      <WordInput
        id={`${formId}.${name}`}
        value={form[name]}
        language={language}
        max={LENGTHS[name]}
        disabled={disabled}
        onChange={(text) => change(name, (before) => ({ ...before, [name]: text }))}
        {...(rows && { rows })}
      />
    </Form.Item>
  )

  return (
    <section className="product-words" aria-label={texts.words}>
      {field('productName')}
      {field('summary', [2, 5], texts.summaryHint)}
      <Form.Item
        label={texts.description}
        htmlFor={`${formId}.description`}
        extra={texts.descriptionHint}
        {...problemOf(problems, 'description')}
      >
        <RichTextField
          id={`${formId}.description`}
          label={texts.description}
          language={language}
          value={form.description[language]}
          disabled={disabled}
          onBusy={onBusy}
          onChange={(doc) =>
            change(`description.${language}`, (before) => ({
              ...before,
              description: { ...before.description, [language]: doc },
            }))
          }
        />
      </Form.Item>
      <ProductHighlights {...section} />
    </section>
  )
}
