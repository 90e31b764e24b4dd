// The products marked as hot (`/HotProduct`), a page at a time.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/addresses.ts'
import { ArrowLink } from '#web/site/arrow-link.tsx'
import { Crumbs } from '#web/site/crumbs.tsx'
import { PageTitle } from '#web/site/page-title.tsx'
import { keepWithin, readPage } from '#web/site/paging.ts'
import { ProductListing } from '#web/site/product-listing.tsx'
import { siteTexts } from '#web/site/texts.ts'
import { productTexts } from './texts.ts'

const LIMIT = 12

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const asked = { lang: door.language(), page: readPage(args.url.searchParams), limit: LIMIT }
  const products = await door.read('/api/web/product/hotList', asked, { signal: args.request.signal })
  keepWithin(args.url, products.total, LIMIT)
  return products
}

export function Component() {
  const products = useLoaderData<typeof loader>()
  const texts = useTexts(productTexts)
  const site = useTexts(siteTexts)
  const empty = (
    <>
      <p>{texts.hotEmpty}</p>
      <p>
        <ArrowLink to={addresses.products}>{texts.allProducts}</ArrowLink>
      </p>
    </>
  )
  return (
    <div className="wrap list-page">
      <PageTitle is={texts.hotTitle} />
      <Crumbs way={[{ to: addresses.products, label: site.products }]} here={texts.hotTitle} />
      <header className="list-head">
        <h1>{texts.hotTitle}</h1>
        <p className="lede">{texts.hotLede}</p>
      </header>
      <ProductListing page={products} limit={LIMIT} empty={empty} tags={false} />
    </div>
  )
}
