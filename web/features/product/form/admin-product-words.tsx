// The texts of a product.
import { useEditing } from '#web/admin/editor/editing.ts'
import { RichWordsField } from '#web/admin/editor/inputs/rich-words-field.tsx'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { ProductForm } from './admin-product-draft.ts'
import { ProductHighlights } from './admin-product-highlights.tsx'

/** Limits of the contract (`contract/products/product.ts`). */
const LENGTHS = { productName: 200, summary: 600 }

export function ProductWords() {
  const texts = useTexts('console/product/form')
  const { form, change } = useEditing<ProductForm>()
  const field = (name: keyof typeof LENGTHS) => ({
    path: name,
    label: texts[name],
    value: form[name],
    max: LENGTHS[name],
    onChange: (text: ProductForm[typeof name]) => change(name, (before) => ({ ...before, [name]: text })),
  })
  return (
    <section className="product-words" aria-label={texts.words}>
      <WordsField {...field('productName')} required />
      <WordsField {...field('summary')} required rows={[2, 5]} hint={texts.summaryHint} />
      <RichWordsField path="description" label={texts.description} hint={texts.descriptionHint} />
      <ProductHighlights />
    </section>
  )
}
