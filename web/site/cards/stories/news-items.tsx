// News in a list: the newest with its picture, the others as dated lines.
import type { NewsCard } from '#contract/news-and-cases/news.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Cover } from '#web/site/cards/cover.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Day } from '#web/ui/day.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './news-items.css'

type Heading = 'h2' | 'h3'

/** The piece that leads, and the others beside it. */
export function NewsItems({ news }: { news: NewsCard[] }) {
  const [lead, ...others] = news
  if (!lead) return null
  return (
    <div className="news-grid">
      <NewsLead piece={lead} level="h3" first={false} />
      {others.length > 0 && (
        <ul className="news-list">
          {others.map((piece) => (
            <NewsLine key={piece.id} piece={piece} />
          ))}
        </ul>
      )}
    </div>
  )
}

type LeadProps = { piece: NewsCard; level: Heading; first: boolean }

/** A piece with its picture, large. */
export function NewsLead({ piece, level: Heading, first }: LeadProps) {
  const categories = useTexts('site/ui').newsCategories
  const { pinned } = useTexts('site/ui').pinnedNews
  return (
    <article className="news-lead">
      <Cover of={piece} sizes="(max-width: 899px) 92vw, (max-width: 1700px) 53vw, 56rem" first={first} />
      <div className="news-lead-text">
        <p className="meta">
          {piece.pinned && <b className="pinned">{pinned}</b>}
          <Day date={piece.date} />
          <span>{categories[piece.category]}</span>
        </p>
        <Heading>
          <SiteLink to={piece.address} viewTransition lang={langOf(piece, 'title')}>
            <HeadWords text={piece.title} />
          </SiteLink>
        </Heading>
        <p lang={langOf(piece, 'summary')}>{piece.summary}</p>
      </div>
    </article>
  )
}

function NewsLine({ piece }: { piece: NewsCard }) {
  const categories = useTexts('site/ui').newsCategories
  const { pinned } = useTexts('site/ui').pinnedNews
  return (
    <li>
      <p className="meta">
        <b>
          <Day date={piece.date} />
        </b>
        {categories[piece.category]}
        {piece.pinned && <b className="pinned">{pinned}</b>}
      </p>
      <div>
        <h3>
          <SiteLink to={piece.address} viewTransition lang={langOf(piece, 'title')}>
            <HeadWords text={piece.title} />
          </SiteLink>
        </h3>
        <p lang={langOf(piece, 'summary')}>{piece.summary}</p>
      </div>
    </li>
  )
}
