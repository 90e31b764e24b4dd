// The data sheet of a product as a PDF, in the units that the page shows.
import type { Product } from '#contract/products/product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { PaperLink } from '#web/site/cards/paper-link.tsx'
import { dataSheet } from '#web/site/links/addresses.ts'

type Props = { product: Product; className: string }

export function DataSheet({ product, className }: Props) {
  const language = useLanguage()
  const texts = useTexts('site/product/product')
  return (
    <PaperLink className={className} to={(units) => dataSheet(language, product.address, units)}>
      {texts.dataSheet}
    </PaperLink>
  )
}
