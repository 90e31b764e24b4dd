// The products of a category, and what stands there while it has none.
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/addresses.ts'
import { ArrowLink } from '#web/site/arrow-link.tsx'
import { ProductListing } from '#web/site/product-listing.tsx'
import { typeTexts } from './texts.ts'
import { LIMIT, type readProducts } from './type-reading.ts'

export function TypeListing({ page }: { page: Awaited<ReturnType<typeof readProducts>> }) {
  const texts = useTexts(typeTexts)
  const empty = (
    <>
      <p>{texts.emptyText}</p>
      <p>
        <ArrowLink to={addresses.products}>{texts.emptyLink}</ArrowLink>
      </p>
    </>
  )
  return <ProductListing page={page.products} order={page.order} limit={LIMIT} empty={empty} />
}
