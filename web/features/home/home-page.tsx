// The home page: carousel, range, products, strengths, cases, news, partners, certificates, how to ask.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Home } from '#contract/site/home.ts'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { NewsItems } from '#web/site/cards/news-items.tsx'
import { ProductCard } from '#web/site/cards/product-card.tsx'
import { Range } from '#web/site/cards/range.tsx'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { reveal } from '#web/site/motion/reveal.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { Clauses } from '#web/ui/clauses.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Hero } from './hero.tsx'
import { Cases, Certificates, Partners, Strengths } from './home-sections.tsx'
import './home.css'

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  return door.read('/api/web/homepage/getById', { lang: door.language() }, { signal: args.request.signal })
}

export function Component() {
  const home = useLoaderData<Home>()
  const { site } = useShell()
  const texts = useTexts('site/home/page')
  return (
    <>
      <PageTitle is={home.seo.title || site.slogan} />
      {home.slides.length > 0 ? <Hero home={home} /> : <h1 className="hidden-text">{site.companyName}</h1>}

      <section className="section" aria-labelledby="range">
        <div className="wrap reveal" ref={reveal}>
          <SectionHead id="range" title={home.rangeTitle} lang={langOf(home, 'rangeTitle')}>
            <p lang={langOf(home, 'rangeLede')}>{home.rangeLede}</p>
          </SectionHead>
          <Range types={home.types} />
        </div>
      </section>

      {home.products.length > 0 && (
        <section className="section mist" aria-labelledby="hot">
          <div className="wrap reveal" ref={reveal}>
            <SectionHead id="hot" title={home.hotTitle} lang={langOf(home, 'hotTitle')}>
              <ArrowLink to={addresses.hotProducts}>{texts.allHot}</ArrowLink>
            </SectionHead>
            <ul className="cards four">
              {home.products.map((product) => (
                <ProductCard key={product.id} product={product} tag={false} />
              ))}
            </ul>
          </div>
        </section>
      )}

      <Strengths home={home} />

      <Cases home={home} />

      {home.news.length > 0 && (
        <section className="section" aria-labelledby="news">
          <div className="wrap reveal" ref={reveal}>
            <SectionHead id="news" title={texts.news}>
              <ArrowLink to={addresses.news}>{texts.allNews}</ArrowLink>
            </SectionHead>
            <NewsItems news={home.news} />
          </div>
        </section>
      )}

      <Partners home={home} />

      <Certificates home={home} />

      {home.askTitle && (
        <Enquiry
          title={
            <span lang={langOf(home, 'askTitle')}>
              <Clauses text={home.askTitle} />
            </span>
          }
          lede={<LocalText of={home} path="askLede" />}
        />
      )}
    </>
  )
}
