// News in a list: the newest with its picture, the others as dated lines.

import type { NewsCard } from '#contract/news.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Day } from '#web/ui/day.tsx'
import { categoryTexts, pinnedTexts } from '#web/ui/news-categories.ts'
import { Picture } from '#web/ui/picture.tsx'
import { langOf } from '#web/ui/said.tsx'
import { addresses } from './addresses.ts'
import { SiteLink } from './site-link.tsx'

type Heading = 'h2' | 'h3'

/** The piece that leads, and the others beside it. */
export function NewsItems({
  news,
  level = 'h3',
  first = false,
}: {
  news: NewsCard[]
  level?: Heading
  first?: boolean
}) {
  const [lead, ...others] = news
  if (!lead) return null
  return (
    <div className="news-grid">
      <NewsLead piece={lead} level={level} first={first} />
      {others.length > 0 && (
        <ul className="news-list">
          {others.map((piece) => (
            <NewsLine key={piece.id} piece={piece} level={level} />
          ))}
        </ul>
      )}
    </div>
  )
}

function NewsLead({ piece, level: Heading, first }: { piece: NewsCard; level: Heading; first: boolean }) {
  const categories = useTexts(categoryTexts)
  const { pinned } = useTexts(pinnedTexts)
  return (
    <article className="news-lead">
      <div className="plate wide">
        {piece.cover && (
          <Picture
            of={piece.cover}
            sizes="(max-width: 899px) 92vw, 46rem"
            lang={langOf(piece, 'cover.alt')}
            first={first}
          />
        )}
      </div>
      <p className="meta">
        <Day date={piece.date} />
        <span>{categories[piece.category]}</span>
        {piece.pinned && <b className="pinned">{pinned}</b>}
      </p>
      <Heading>
        <SiteLink to={addresses.newsItem(piece.id)} lang={langOf(piece, 'title')}>
          {piece.title}
        </SiteLink>
      </Heading>
      <p lang={langOf(piece, 'summary')}>{piece.summary}</p>
    </article>
  )
}

function NewsLine({ piece, level: Heading }: { piece: NewsCard; level: Heading }) {
  const categories = useTexts(categoryTexts)
  const { pinned } = useTexts(pinnedTexts)
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
        <Heading>
          <SiteLink to={addresses.newsItem(piece.id)} lang={langOf(piece, 'title')}>
            {piece.title}
          </SiteLink>
        </Heading>
        <p lang={langOf(piece, 'summary')}>{piece.summary}</p>
      </div>
    </li>
  )
}
