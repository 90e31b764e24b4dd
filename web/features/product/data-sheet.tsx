// The data sheet of a product as a PDF, in the units that the page shows.
import type { Product } from '#contract/products/product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { dataSheet } from '#web/site/links/addresses.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { product: Product; className: string }

/** Two links, of which the one is seen whose units are. */
export function DataSheet({ product, className }: Props) {
  const language = useLanguage()
  const texts = useTexts('site/goods/product')
  return [undefined, 'us'].map((units) => (
    <span className={units ? 'in-us' : 'in-metric'} key={units ?? ''}>
      <a className={className} href={dataSheet(language, product.address, units)} rel="nofollow">
        <Icon name="download" />
        {texts.dataSheet}
      </a>
    </span>
  ))
}
