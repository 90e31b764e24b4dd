// News one below the other: date, words, and a small picture where there is one.
import type { NewsCard } from '#contract/news-and-cases/news.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useTraveller } from '#web/site/motion/morph.ts'
import { Day } from '#web/ui/day.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

export function NewsRows({ news }: { news: readonly NewsCard[] }) {
  if (news.length === 0) return null
  return (
    <ul className="news-rows">
      {news.map((piece) => (
        <Row key={piece.id} piece={piece} />
      ))}
    </ul>
  )
}

function Row({ piece }: { piece: NewsCard }) {
  const categories = useTexts('site/ui').newsCategories
  const { pinned } = useTexts('site/ui').pinnedNews
  const to = piece.address
  const traveller = useTraveller(to)
  return (
    <li>
      <p className="meta">
        <b>
          <Day date={piece.date} />
        </b>
        <span>{categories[piece.category]}</span>
        {piece.pinned && <b className="pinned">{pinned}</b>}
      </p>
      <div>
        <h2>
          <SiteLink to={to} viewTransition lang={langOf(piece, 'title')}>
            {piece.title}
          </SiteLink>
        </h2>
        <p lang={langOf(piece, 'summary')}>{piece.summary}</p>
      </div>
      {piece.cover && (
        <div className={`plate wide ${traveller}`}>
          {/* The words beside it say the same. */}
          <Picture of={piece.cover} alt="" sizes="(max-width: 599px) 92vw, 15rem" />
        </div>
      )}
    </li>
  )
}
