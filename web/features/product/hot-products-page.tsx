// The products marked as hot (`/HotProduct`): the first of them large, the others below it, and the way on.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RangeSection } from '#web/site/cards/range.tsx'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { ProductListing } from '#web/site/listing/product-listing.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import './hot-products.css'
import type { ProductCard } from '#contract/products/product-card.ts'
import { KeySpecs } from '#web/site/cards/key-specs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import '#web/site/listing/listing.css'

const LIMIT = 13

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const asked = { lang: door.language(), page: readPage(args.url.searchParams), limit: LIMIT }
  const products = await door.read('/api/web/product/hotList', asked, { signal: args.request.signal })
  keepWithin(args.url, products.total, LIMIT)
  return products
}

export function Component() {
  const products = useLoaderData<typeof loader>()
  const texts = useTexts('site/goods/hot-products')
  const site = useTexts('site/frame')
  const [search] = useSearchParams()
  const first = readPage(search) === 1
  const [lead, ...others] = products.items
  const empty = (
    <>
      <p>{texts.hotEmpty}</p>
      <p>
        <ArrowLink to={addresses.products}>{site.allProducts}</ArrowLink>
      </p>
    </>
  )
  return (
    <>
      <PageTitle is={site.hotProducts} />
      <div className="hot-head">
        <div className="wrap">
          <Crumbs way={[{ to: addresses.products, label: site.products }]} here={site.hotProducts} />
          <header className="list-head">
            <h1>{site.hotProducts}</h1>
            <p className="lede">{texts.hotLede}</p>
          </header>
        </div>
      </div>
      <div className="wrap hot-list">
        {first && lead && <HotLead product={lead} />}
        {(!first || !lead || others.length > 0) && (
          <ProductListing
            page={{ total: products.total, items: first ? others : products.items }}
            limit={LIMIT}
            empty={empty}
            tags={false}
          />
        )}
      </div>
      <RangeSection id="families" title={texts.families}>
        <ArrowLink to={addresses.products}>{site.allProducts}</ArrowLink>
      </RangeSection>
      <Enquiry title={site.unsure} lede={texts.askLede} />
    </>
  )
}

/** Seven of twelve columns, the whole width below 992 px. */
const SIZES = '(max-width: 991px) 92vw, (max-width: 1680px) 53vw, 52rem'

function HotLead({ product }: { product: ProductCard }) {
  const texts = useTexts('site/goods/hot-products')
  const to = product.address
  return (
    <article className="hot-lead">
      <div className="plate">
        {product.cover && (
          <Picture of={product.cover} sizes={SIZES} first lang={langOf(product, 'cover.alt')} />
        )}
      </div>
      <div className="hot-lead-text">
        <p className="model">{product.productModel}</p>
        <h2>
          <SiteLink to={to} lang={langOf(product, 'productName')}>
            <HeadWords text={product.productName} />
          </SiteLink>
        </h2>
        <KeySpecs of={product} className="hot-facts" />
        <p className="actions">
          <SiteLink className="button" to={to}>
            {texts.look}
            <Icon name="arrow" />
          </SiteLink>
          <SiteLink className="button outline" to={addresses.enquiry(product.id)}>
            {texts.ask}
          </SiteLink>
        </p>
      </div>
    </article>
  )
}
