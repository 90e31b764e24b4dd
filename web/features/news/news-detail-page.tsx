// One piece of news: head, cover, contents, text, ways to share it, and its neighbours.
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { News } from '#contract/news-and-cases/news.ts'
import { plainTextOf } from '#rich-text/rich-doc.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { spy } from '#web/site/behaviour/spy.ts'
import { OwnFactList } from '#web/site/cards/own-fact-list.tsx'
import { ProductCards } from '#web/site/cards/product-card.tsx'
import { SideFacts } from '#web/site/cards/side-facts.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { found, recordIdOr } from '#web/site/links/record-id.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useEnlarge } from '#web/site/motion/enlarge.tsx'
import { ARRIVED } from '#web/site/motion/morph.ts'
import { Section } from '#web/site/section-head.tsx'
import { Share } from '#web/site/share/share.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { Day } from '#web/ui/day.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { headingsOf } from '#web/ui/rich-text/rich-headings.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './news.css'
import '#web/site/prose.css'

/** Words a minute in English and Spanish, characters a minute in Chinese: usual figures for attentive reading. */
const WORDS_A_MINUTE = 220
const HAN_A_MINUTE = 400

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const id = recordIdOr(addresses.news, args)
  const asked = { id, lang: door.language() }
  return found(door.read('/api/web/news/getById', asked, { signal: args.request.signal }))
}

export function Component() {
  const piece = useLoaderData<News>()
  const texts = useTexts('site/stories/news')
  const categories = useTexts('site/ui').newsCategories
  const { frame, dialog } = useEnlarge(texts.pictures, piece.illustrations)
  return (
    <>
      <PageTitle is={piece.seo.title || piece.title} />
      <div className="wrap">
        <Crumbs
          way={[{ to: addresses.news, label: texts.news }]}
          here={<LocalText of={piece} path="title" />}
        />
      </div>
      <article className="wrap">
        <header className="article-head">
          <p className="meta">
            <span className="kicker">{categories[piece.category]}</span>
            <Day date={piece.date} month="long" />
            <span>{texts.minutes({ minutes: readingMinutes(plainTextOf(piece.body)) })}</span>
          </p>
          <h1 lang={langOf(piece, 'title')}>
            <HeadWords text={piece.title} />
          </h1>
          <p className="lede" lang={langOf(piece, 'summary')}>
            {piece.summary}
          </p>
          <Origin piece={piece} />
          <SideFacts of={piece} />
        </header>
        {piece.cover && (
          <figure className="article-cover">
            <div className={`plate wide ${ARRIVED}`}>
              <Picture
                of={piece.cover}
                sizes="(max-width: 991px) 92vw, (max-width: 1600px) 70vw, 72rem"
                first
                lang={langOf(piece, 'cover.alt')}
              />
            </div>
          </figure>
        )}
        <div className="article-grid">
          <Contents piece={piece} />
          <div className="prose" lang={langOf(piece, 'body')}>
            <RichText doc={piece.body} pictures={piece.illustrations} link={SiteLink} lead frame={frame} />
            <OwnFactList of={piece} />
            <Files piece={piece} />
          </div>
          <Share title={piece.title} path={piece.address} />
        </div>
        {dialog}
      </article>
      <Siblings piece={piece} />
      {piece.products.length > 0 && (
        <Section
          id="named"
          look="mist"
          title={texts.products}
          aside={<ArrowLink to={addresses.products}>{texts.allProducts}</ArrowLink>}
        >
          <ProductCards products={piece.products} />
        </Section>
      )}
    </>
  )
}

/** Who wrote it, and where it was first told. */
function Origin({ piece }: { piece: News }) {
  const texts = useTexts('site/stories/news')
  const said = (['author', 'source'] as const).filter((field) => piece[field] !== '')
  if (said.length === 0) return null
  return (
    <p className="meta">
      {said.map((field) => (
        <span key={field}>
          {texts[field]} <LocalText of={piece} path={field} />
        </span>
      ))}
    </p>
  )
}

function Files({ piece }: { piece: News }) {
  const texts = useTexts('site/stories/news')
  const language = useLanguage()
  if (piece.attachments.length === 0) return null
  return (
    <section className="files" aria-labelledby="files">
      <h2 id="files">{texts.files}</h2>
      <ul>
        {piece.attachments.map(({ key, type, bytes }, at) => (
          <li key={key}>
            <a href={`/download/${key}`} download>
              <Icon name="sheet" />
              <span>
                <LocalText of={piece} path={`attachments.${at}.name`} />
                <small>
                  {type.toUpperCase()}, {fileSize(bytes, language)}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Contents({ piece }: { piece: News }) {
  const texts = useTexts('site/stories/news')
  const headings = headingsOf(piece.body).filter(({ level }) => level === 2)
  if (headings.length < 2) return null
  return (
    <nav className="contents" aria-labelledby="contents" ref={spy} key={headings.map(({ id }) => id).join()}>
      <h2 id="contents">{texts.contents}</h2>
      <ol lang={langOf(piece, 'body')}>
        {headings.map(({ id, text }, at) => (
          <li key={id}>
            <SiteLink to={{ hash: id }} replace aria-current={at === 0 ? 'true' : undefined}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The pieces before and after this one, and between them the way back to the whole list. */
function Siblings({ piece: { previous, next } }: { piece: News }) {
  const texts = useTexts('site/stories/news')
  const link = (to: News['next'], rel: 'prev' | 'next', label: ReactNode) =>
    to ? (
      <SiteLink to={to.address} rel={rel}>
        <span className="meta">{label}</span>
        <LocalText as="b" of={to} path="title" />
      </SiteLink>
    ) : (
      <span />
    )
  return (
    <nav className="wrap siblings" aria-label={texts.more}>
      {link(previous, 'prev', [<Icon key="icon" name="back" />, texts.previous])}
      <div className="siblings-all">
        <ArrowLink to={addresses.news}>{texts.allNews}</ArrowLink>
      </div>
      {link(next, 'next', [texts.next, <Icon key="icon" name="arrow" />])}
    </nav>
  )
}

/** Minutes that a text takes to read, rounded, at least one. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_A_MINUTE + words / WORDS_A_MINUTE))
}
