// The dialog for a product that somebody else saved in between.
import { useQuery } from '@tanstack/react-query'
import type { Text } from '#contract/language.ts'
import { LANGUAGES } from '#contract/language-codes.ts'
import type { RichText } from '#contract/rich-doc.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { ConflictDialog } from '#web/admin/conflict-dialog.tsx'
import { differences } from '#web/admin/difference.ts'
import { ShownLines, ShownPictures, ShownText } from '#web/admin/shown-value.tsx'
import { textIn } from '#web/admin/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { FORM_TEXTS } from './admin-form-texts.ts'
import { fieldsIn, type ProductFields, wordsOf } from './admin-product-draft.ts'
import { PRODUCT_TEXTS } from './admin-texts.ts'
import type { ProductEditing } from './admin-use-product-form.ts'

export function ProductConflict({ editor }: { editor: ProductEditing }) {
  const texts = useTexts(FORM_TEXTS)
  const { conflict, base, form, busy } = editor
  if (!conflict) return null
  return (
    <ConflictDialog<ProductFields>
      open
      rows={differences(base, fieldsIn(form), conflict.fields)}
      label={(field) => texts[field]}
      render={(field, value, other) => <ShownProductValue field={field} value={value} other={other} />}
      busy={busy}
      onKeepMine={editor.keepMine}
      onTakeTheirs={editor.takeTheirs}
      onClose={editor.closeConflict}
    />
  )
}

type Specs = ProductFields['specs']
type Shown = { field: keyof ProductFields; value: unknown; other: unknown }

function ShownProductValue({ field, value, other }: Shown) {
  const texts = useTexts(FORM_TEXTS)
  const list = useTexts(PRODUCT_TEXTS)
  const language = useLanguage()
  const { data: types } = useQuery(typeTreeQuery())
  if (field === 'hot') return value ? texts.yes : texts.no
  if (field === 'productModel') return String(value) || list.noModel
  if (field === 'productTypeId') {
    const type = types?.find(({ id }) => id === value)
    return type ? textIn(type.productTypeName, language) : list.noType
  }
  if (field === 'gallery') return <ShownPictures keys={value as ProductFields['gallery']} />
  if (field === 'highlights')
    return <ShownLines lines={(value as Text[]).map(inAll)} others={(other as Text[]).map(inAll)} />
  if (field === 'specs')
    return <ShownLines lines={specLines(value as Specs)} others={specLines(other as Specs)} />
  if (field === 'description')
    return <ShownText text={wordsOf(value as RichText)} other={wordsOf(other as RichText)} />
  return <ShownText text={value as Text} other={other as Text} />
}

/** All three languages on one line, so that a change in any of them is seen. */
const inAll = (text: Text) =>
  [...new Set(LANGUAGES.map((language) => text[language]).filter(Boolean))].join(' / ')

const specLines = (specs: Specs) =>
  specs.flatMap(({ title, rows }) =>
    rows.map(({ name, value, unit, key }) => {
      const parameter = [inAll(title), inAll(name)].filter(Boolean).join(' › ')
      return `${parameter}: ${[inAll(value), unit].filter(Boolean).join(' ')}${key ? ' ★' : ''}`
    }),
  )
