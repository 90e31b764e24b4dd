// One product: gallery, summary, highlights, description, specifications, related products, how to ask.
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Product } from '#contract/products/product.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { reveal } from '#web/site/behaviour/reveal.ts'
import { ProductCards } from '#web/site/cards/product-card.tsx'
import { CaseCard } from '#web/site/cards/stories/case-card.tsx'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { later } from '#web/site/later/later.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { found, recordIdOr } from '#web/site/links/record-id.ts'
import { Recent } from '#web/site/recent/recent.tsx'
import { SectionHead } from '#web/site/section-head.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { formatDay } from '#web/ui/day.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Buy, BuyBar, subjectOf } from './buy.tsx'
import { Gallery } from './gallery.tsx'
import './product.css'
import './facts/facts.css'
import './facts/drawings.css'
import './product-print.css'

/** All that is below the gallery. */
const LaterBody = later(async () => (await import('./product-body.tsx')).ProductBody, 'product-body')
/** Documents that name it, on its page. */
const DOCUMENTS = 12

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const lang = door.language()
  const options = { signal: args.request.signal }
  const asked = { id: recordIdOr(addresses.products, args), lang }
  const about = { product: asked.id, lang, limit: DOCUMENTS }
  const [product, documents] = await Promise.all([
    found(door.read('/api/web/product/getById', asked, options)),
    door.read('/api/web/document/listAll', about, options),
  ])
  return { ...product, documents: documents.items }
}

export function Component() {
  const product = useLoaderData<typeof loader>()
  const site = useTexts('site/frame')
  const texts = useTexts('site/product/product')
  const language = useLanguage()
  return (
    <>
      <PageTitle is={product.seo.title || subjectOf(product)} />
      <div className="wrap">
        <Crumbs
          way={product.path.map((step) => ({
            to: step.address,
            label: <LocalText of={step} path="productTypeName" />,
          }))}
          here={product.productModel || product.productName}
        />
      </div>
      <div className="wrap product">
        <p className="on-paper edition">{texts.asOf({ day: formatDay(product.day, language, 'long') })}</p>
        <Gallery key={product.id} product={product} />
        <Buy product={product} downloads={product.downloads.length + product.documents.length > 0} />
        <LaterBody product={product} documents={product.documents} />
      </div>
      <Cases product={product} />
      <Cards id="accessories" title={texts.accessories} cards={product.accessories} />
      <Cards id="related" title={texts.related} cards={product.related}>
        <ArrowLink to={addresses.products}>{site.allProducts}</ArrowLink>
      </Cards>
      <Recent own={product.id} />
      <Enquiry
        title={texts.askTitle({ model: product.productModel || product.productName })}
        lede={site.unsureText}
        subject={subjectOf(product)}
        about={{ id: product.id, title: product.productModel || product.productName }}
        products={[
          {
            id: product.id,
            model: product.productModel,
            name: product.productName,
            picture: product.gallery[0] ?? null,
            lang: langOf(product, 'productName'),
          },
        ]}
      />
      <BuyBar product={product} />
    </>
  )
}

/** Where the product is at work. */
function Cases({ product: { cases } }: { product: Product }) {
  const texts = useTexts('site/product/product')
  if (cases.length === 0) return null
  return (
    <section className="section mist in-use" id="cases" aria-labelledby="cases-head">
      <div className="wrap reveal" ref={reveal}>
        <SectionHead id="cases-head" title={texts.cases}>
          <ArrowLink to={addresses.cases}>{texts.allCases}</ArrowLink>
        </SectionHead>
        <ul className="case-cards">
          {cases.map((one) => (
            <CaseCard key={one.id} successCase={one} count={cases.length} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type CardsProps = {
  id: string
  title: string
  cards: readonly (Product['related'][number] & { why?: string })[]
  children?: ReactNode
}

function Cards({ id, title, cards, children }: CardsProps) {
  if (cards.length === 0) return null
  return (
    <section className="section beside" id={id} aria-labelledby={`${id}-head`}>
      <div className="wrap reveal" ref={reveal}>
        <SectionHead id={`${id}-head`} title={title}>
          {children}
        </SectionHead>
        <ProductCards products={cards} />
      </div>
    </section>
  )
}
