// A value of a product type where two versions are compared.
import { useQuery } from '@tanstack/react-query'
import type { Text } from '#contract/language.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { ShownPictures, ShownText } from '#web/admin/shown-value.tsx'
import { textIn } from '#web/admin/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { TYPE_TEXTS } from './admin-texts.ts'
import type { TypeFields } from './admin-type-draft.ts'

type Props = { field: keyof TypeFields; value: unknown; other: unknown }

export function ShownTypeValue({ field, value, other }: Props) {
  const texts = useTexts(TYPE_TEXTS)
  const language = useLanguage()
  const { data: types } = useQuery(typeTreeQuery())
  if (field === 'covers') return <ShownPictures keys={value as string[]} />
  if (field === 'productTypeLevel') {
    const parent = types?.find((type) => String(type.id) === value)
    return parent ? textIn(parent.productTypeName, language) : texts.topLevel
  }
  return <ShownText text={value as Text} other={other as Text} />
}
