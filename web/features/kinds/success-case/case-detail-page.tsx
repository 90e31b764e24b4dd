// One success case: picture and title, results, the story beside its facts, the products used, the next case.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { SuccessCase } from '#contract/news-and-cases/success-case.ts'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { reveal } from '#web/site/behaviour/reveal.ts'
import { Figures } from '#web/site/cards/figures.tsx'
import { ProductCards } from '#web/site/cards/product-card.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { found, recordIdOr } from '#web/site/links/record-id.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useEnlarge } from '#web/site/motion/enlarge.tsx'
import { ARRIVED } from '#web/site/motion/morph.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { Share } from '#web/site/share/share.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { CaseStory } from './case-story.tsx'
import './success-case.css'

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const asked = { id: recordIdOr(addresses.cases, args), lang: door.language() }
  return found(door.read('/api/web/successCase/getById', asked, { signal: args.request.signal }))
}

export function Component() {
  const successCase = useLoaderData<SuccessCase>()
  const texts = useTexts('site/stories/success-case')
  return (
    <>
      <PageTitle is={successCase.seo.title || successCase.title} />
      <article>
        <CaseHead successCase={successCase} />
        <div className="wrap">
          {successCase.results.length > 0 && (
            <section className="results" aria-label={texts.results}>
              <Figures figures={successCase.results} of={successCase} path="results" />
            </section>
          )}
          <CaseStory successCase={successCase} />
          <CaseGallery successCase={successCase} />
          <Share title={successCase.title} path={successCase.address} compact />
        </div>
      </article>
      {successCase.products.length > 0 && (
        <section className="section mist" aria-labelledby="used">
          <div className="wrap reveal" ref={reveal}>
            <SectionHead id="used" title={texts.productsUsed}>
              <ArrowLink to={addresses.products}>{texts.allProducts}</ArrowLink>
            </SectionHead>
            <ProductCards products={successCase.products} />
          </div>
        </section>
      )}
      <Onward successCase={successCase} />
    </>
  )
}

/** The next case large, the one before it and the whole list below. */
function Onward({ successCase: { previous, next } }: { successCase: SuccessCase }) {
  const texts = useTexts('site/stories/success-case')
  return (
    <nav className="next-case on-navy" aria-label={texts.more}>
      <div className="wrap">
        {next && (
          <SiteLink className="next-large" to={next.address} rel="next">
            <span className="kicker">{texts.next}</span>
            <span className="next-title">
              <span lang={langOf(next, 'title')}>
                <HeadWords text={next.title} />
              </span>
              <Icon name="arrow" />
            </span>
          </SiteLink>
        )}
        <div className="next-foot">
          {previous ? (
            <SiteLink to={previous.address} rel="prev">
              <Icon name="back" />
              <span>
                <small>{texts.previous}</small>
                <LocalText of={previous} path="title" />
              </span>
            </SiteLink>
          ) : (
            <span />
          )}
          <ArrowLink to={addresses.cases}>{texts.allCases}</ArrowLink>
        </div>
      </div>
    </nav>
  )
}

function CaseGallery({ successCase }: { successCase: SuccessCase }) {
  const texts = useTexts('site/stories/success-case')
  const { gallery } = successCase
  const { frame, dialog } = useEnlarge(
    texts.gallery,
    gallery.map((picture, at) => ({ ...picture, lang: langOf(successCase, `gallery.${at}.alt`) })),
  )
  if (gallery.length === 0) return null
  return (
    <section className="case-gallery" aria-labelledby="gallery">
      <SectionHead id="gallery" title={texts.gallery} small />
      <ul>
        {gallery.map((picture, at) => (
          <li key={picture.key}>
            {frame(
              picture,
              <span className="plate wide">
                <Picture
                  of={picture}
                  sizes={
                    gallery.length === 1
                      ? '(max-width: 1700px) 92vw, 96rem'
                      : '(max-width: 767px) 90vw, (max-width: 1700px) 46vw, 47rem'
                  }
                  lang={langOf(successCase, `gallery.${at}.alt`)}
                />
              </span>,
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}

/** On wide windows the picture is cut to fill its place, whose height may ask for more than its width does. */
const SIZES = '(max-width: 991px) 100vw, max(100vw, 111svh)'

function CaseHead({ successCase }: { successCase: SuccessCase }) {
  const texts = useTexts('site/stories/success-case')
  return (
    <header className="case-head on-navy">
      <div className={`case-media ${ARRIVED}`}>
        {successCase.cover && (
          <Picture of={successCase.cover} sizes={SIZES} first lang={langOf(successCase, 'cover.alt')} />
        )}
      </div>
      <div className="wrap">
        <Crumbs
          way={[{ to: addresses.cases, label: texts.cases }]}
          here={<LocalText of={successCase} path="industry" />}
        />
        <div className="case-title">
          <p className="kicker">
            {texts.one} · <LocalText of={successCase} path="industry" />
          </p>
          <h1 lang={langOf(successCase, 'title')}>
            <HeadWords text={successCase.title} />
          </h1>
        </div>
      </div>
    </header>
  )
}
