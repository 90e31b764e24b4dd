// One piece of news: head, cover, contents, text, ways to share it, and its neighbours.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { News } from '#contract/news.ts'
import { plainTextOf } from '#contract/rich-doc.ts'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/addresses.ts'
import { Crumbs } from '#web/site/crumbs.tsx'
import { categoryTexts } from '#web/site/news-items.tsx'
import { PageTitle } from '#web/site/page-title.tsx'
import { found, recordIdOr } from '#web/site/record-id.ts'
import { SiteLink } from '#web/site/site-link.tsx'
import { useSpy } from '#web/site/use-spy.ts'
import { Day } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { headingsOf } from '#web/ui/rich-headings.ts'
import { RichText } from '#web/ui/rich-text.tsx'
import { langOf, Said } from '#web/ui/said.tsx'
import { readingMinutes } from './reading-time.ts'
import { Share } from './share.tsx'
import { newsTexts } from './texts.ts'
import './news.css'

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const id = recordIdOr(addresses.news, args)
  const asked = { id, lang: door.language() }
  return found(door.read('/api/web/news/getById', asked, { signal: args.request.signal }))
}

export function Component() {
  const piece = useLoaderData<News>()
  const texts = useTexts(newsTexts)
  const categories = useTexts(categoryTexts)
  return (
    <>
      <PageTitle is={piece.title} />
      <div className="wrap">
        <Crumbs way={[{ to: addresses.news, label: texts.news }]} here={<Said of={piece} path="title" />} />
      </div>
      <article className="wrap">
        <header className="article-head">
          <p className="meta">
            <span className="kicker">{categories[piece.category]}</span>
            <Day date={piece.date} month="long" />
            <span>{texts.minutes(readingMinutes(plainTextOf(piece.body)))}</span>
          </p>
          <h1 lang={langOf(piece, 'title')}>{piece.title}</h1>
          <p className="lede" lang={langOf(piece, 'summary')}>
            {piece.summary}
          </p>
        </header>
        {piece.cover && (
          <figure className="article-cover">
            <div className="plate cinema">
              <Picture
                of={piece.cover}
                sizes="(max-width: 1600px) 92vw, 96rem"
                first
                lang={langOf(piece, 'cover.alt')}
              />
            </div>
          </figure>
        )}
        <div className="article-grid">
          <Contents piece={piece} />
          <div className="prose" lang={langOf(piece, 'body')}>
            <RichText doc={piece.body} pictures={piece.illustrations} link={SiteLink} lead />
          </div>
          <Share title={piece.title} />
        </div>
      </article>
      <Siblings piece={piece} />
    </>
  )
}

function Contents({ piece }: { piece: News }) {
  const texts = useTexts(newsTexts)
  const headings = headingsOf(piece.body).filter(({ level }) => level === 2)
  const shown = useSpy(headings.map((heading) => heading.id))
  if (headings.length < 2) return null
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{texts.contents}</h2>
      <ol lang={langOf(piece, 'body')}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <SiteLink to={{ hash: id }} replace aria-current={shown === id ? 'true' : undefined}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Siblings({ piece }: { piece: News }) {
  const texts = useTexts(newsTexts)
  if (!piece.previous && !piece.next) return null
  return (
    <nav className="wrap siblings" aria-label={texts.more}>
      {piece.previous ? (
        <SiteLink to={addresses.newsItem(piece.previous.id)} rel="prev">
          <span className="meta">
            <Icon name="back" />
            {texts.previous}
          </span>
          <b>
            <Said of={piece.previous} path="title" />
          </b>
        </SiteLink>
      ) : (
        <span />
      )}
      {piece.next && (
        <SiteLink to={addresses.newsItem(piece.next.id)} rel="next">
          <span className="meta">
            {texts.next}
            <Icon name="arrow" />
          </span>
          <b>
            <Said of={piece.next} path="title" />
          </b>
        </SiteLink>
      )}
    </nav>
  )
}
