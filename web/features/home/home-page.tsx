// The home page: carousel, range, products, strengths, cases, news, partners, certificates, how to ask.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { SizeLines } from '#contract/products/product-sizing.ts'
import type { Home } from '#contract/site/home.ts'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { reveal } from '#web/site/behaviour/reveal.ts'
import { Figures } from '#web/site/cards/figures.tsx'
import { ProductCards } from '#web/site/cards/product-card.tsx'
import { Range } from '#web/site/cards/range.tsx'
import { CaseCard } from '#web/site/cards/stories/case-card.tsx'
import { FeaturedCase } from '#web/site/cards/stories/featured-case.tsx'
import { NewsItems } from '#web/site/cards/stories/news-items.tsx'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Section, SectionHead } from '#web/site/section-head.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { Piece } from '#web/site/shell/piece.tsx'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { LaterFamilyLines } from '#web/site/sizing/family-lines-later.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { Hero } from './hero.tsx'
import './home.css'

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const [asked, how] = [{ lang: door.language() }, { signal: args.request.signal }]
  const [home, lines] = await Promise.all([
    door.read('/api/web/homepage/getById', asked, how),
    door.read('/api/web/product/sizeLines', asked, how),
  ])
  return { home, lines }
}

export function Component() {
  const { home, lines } = useLoaderData<typeof loader>()
  const { site } = useShell()
  return (
    <>
      <PageTitle is={home.seo.title || site.slogan} />
      {home.slides.length > 0 ? (
        <Piece name="hero" of={home}>
          <Hero home={home} />
        </Piece>
      ) : (
        <h1 className="hidden-text">{site.companyName}</h1>
      )}
      <Pipe lines={lines} />
      <Piece name="home" of={home}>
        <Parts home={home} />
      </Piece>
      {home.askTitle && (
        <Enquiry
          title={
            <span lang={langOf(home, 'askTitle')}>
              <HeadWords text={home.askTitle} />
            </span>
          }
          lede={<LocalText of={home} path="askLede" />}
        />
      )}
    </>
  )
}

/** Where at least two families have sizes: below the hero, so that a pipe is the first question. */
function Pipe({ lines }: { lines: SizeLines }) {
  const texts = useTexts('site/sizing/sizing')
  const site = useTexts('site/frame')
  const { ruler, families } = lines
  if (!ruler || families.length < 2) return null
  return (
    <Section
      id="pipe"
      title={texts.pipe}
      still
      aside={<ArrowLink to={addresses.products}>{site.allProducts}</ArrowLink>}
    >
      <LaterFamilyLines lines={{ ...lines, ruler }} />
    </Section>
  )
}

/** What is the same however one came to the page. */
function Parts({ home }: { home: Home }) {
  const texts = useTexts('site/home/page')
  return (
    <>
      <Section
        id="range"
        title={home.rangeTitle}
        lang={langOf(home, 'rangeTitle')}
        aside={<LocalText as="p" of={home} path="rangeLede" />}
      >
        <Range types={home.types} />
      </Section>
      {home.products.length > 0 && (
        <Section
          id="hot"
          look="mist"
          title={home.hotTitle}
          lang={langOf(home, 'hotTitle')}
          aside={<ArrowLink to={addresses.hotProducts}>{texts.allHot}</ArrowLink>}
        >
          <ProductCards products={home.products} tag={false} />
        </Section>
      )}
      <Strengths home={home} />
      <Cases home={home} />
      {home.news.length > 0 && (
        <Section
          id="news"
          title={texts.news}
          aside={<ArrowLink to={addresses.news}>{texts.allNews}</ArrowLink>}
        >
          <NewsItems news={home.news} />
        </Section>
      )}
      <Partners home={home} />
      <Certificates home={home} />
    </>
  )
}

function Strengths({ home }: { home: Home }) {
  if (home.strengths.length + home.figures.length === 0) return null
  return (
    <section className="section" aria-labelledby="why">
      <div className="wrap">
        <SectionHead id="why" title={home.strengthsTitle} lang={langOf(home, 'strengthsTitle')} />
        <div className="split reveal" ref={reveal}>
          <div className="plate why-picture">
            {home.strengthsPicture && (
              <Picture
                of={home.strengthsPicture}
                sizes="(max-width: 899px) 92vw, (max-width: 1700px) 45vw, 47rem"
                lang={langOf(home, 'strengthsPicture.alt')}
              />
            )}
          </div>
          <ul className="ruled">
            {home.strengths.map((strength, at) => (
              <li key={strength.title}>
                <Icon name={strength.icon} />
                <div>
                  <LocalText as="h3" of={home} path={`strengths.${at}.title`} />
                  <LocalText as="p" of={home} path={`strengths.${at}.text`} />
                </div>
              </li>
            ))}
          </ul>
        </div>
        {home.figures.length > 0 && (
          <div className="figures-band reveal" ref={reveal}>
            <div className="scale" aria-hidden="true" />
            <Figures figures={home.figures} of={home} path="figures" />
          </div>
        )}
      </div>
    </section>
  )
}

/** The first case stands large, the others in a row below it. */
function Cases({ home }: { home: Home }) {
  const texts = useTexts('site/home/page')
  const [first, ...others] = home.cases
  if (!first) return null
  return (
    <>
      <FeaturedCase successCase={first} kicker={texts.caseKicker} button={texts.readCase} />
      {others.length > 0 && (
        <section className="section mist">
          <div className="wrap reveal" ref={reveal}>
            <ul className="case-cards">
              {others.map((one) => (
                <CaseCard key={one.id} successCase={one} />
              ))}
            </ul>
            <p className="more-cases">
              <ArrowLink to={addresses.cases}>{texts.allCases}</ArrowLink>
            </p>
          </div>
        </section>
      )}
    </>
  )
}

function Partners({ home }: { home: Home }) {
  if (home.partners.length === 0) return null
  return (
    <Section id="partners" look="close" title={home.partnersTitle} lang={langOf(home, 'partnersTitle')} small>
      <ul className="partners">
        {home.partners.map((partner, at) => {
          const path = `partners.${at}.name`
          const face = partner.logo ? (
            <Picture of={partner.logo} alt={partner.name} sizes="12rem" lang={langOf(home, path)} />
          ) : (
            <LocalText of={home} path={path} />
          )
          return (
            <li key={partner.name}>
              {partner.link ? (
                <a href={partner.link} target="_blank" rel="noreferrer">
                  {face}
                </a>
              ) : (
                <span>{face}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Certificates({ home }: { home: Home }) {
  const texts = useTexts('site/home/page')
  if (home.certificates.length === 0) return null
  return (
    <Section
      id="certificates"
      look="close"
      title={home.certificatesTitle}
      lang={langOf(home, 'certificatesTitle')}
      small
      aside={<ArrowLink to={addresses.about}>{texts.allCertificates}</ArrowLink>}
    >
      <ul className="certs">
        {home.certificates.map((certificate, at) => (
          <li key={certificate.name}>
            <LocalText as="b" of={home} path={`certificates.${at}.name`} />
            <LocalText as="span" of={home} path={`certificates.${at}.says`} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
