// A value of a product type where two versions are compared.
import { useQuery } from '@tanstack/react-query'
import type { Text } from '#contract/languages/language.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { ShownPictures, ShownText } from '#web/admin/differences/shown-value.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { TypeFields } from './admin-type-draft.ts'

type Props = { field: keyof TypeFields; value: unknown; other: unknown }

export function ShownTypeValue({ field, value, other }: Props) {
  const texts = useTexts('console/product-type/list')
  const language = useLanguage()
  const { data: types } = useQuery(typeTreeQuery())
  if (field === 'covers') return <ShownPictures keys={value as string[]} />
  if (field === 'productTypeLevel') {
    const parent = types?.find((type) => String(type.id) === value)
    return parent ? textIn(parent.productTypeName, language) : texts.topLevel
  }
  if (field === 'attributes') return <ShownAttributes attributes={value as TypeFields['attributes']} />
  if (field === 'seo') return <ShownSeo seo={value as TypeFields['seo']} other={other as TypeFields['seo']} />
  return <ShownText text={value as Text} other={other as Text} />
}

function ShownAttributes({ attributes }: { attributes: TypeFields['attributes'] }) {
  const texts = useTexts('console/product-type/attribute')
  const { options } = useTexts('console/kinds/productType')
  const language = useLanguage()
  return (
    <>
      {texts.values({ count: attributes.length })}
      {attributes.length > 0 && ': '}
      {attributes
        .map(({ key, name, type, unit }) => {
          const facts = [options['attributes.type'][type], unit].filter(Boolean).join(', ')
          return `${textIn(name, language) || key} (${facts})`
        })
        .join('; ')}
    </>
  )
}

function ShownSeo({ seo, other }: { seo: TypeFields['seo']; other: TypeFields['seo'] | undefined }) {
  return (
    <>
      <ShownText text={seo.title} other={other?.title ?? seo.title} />
      <ShownText text={seo.description} other={other?.description ?? seo.description} />
      {seo.picture !== null && <ShownPictures keys={[seo.picture]} />}
    </>
  )
}
