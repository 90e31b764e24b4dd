// Records as pictures beside each other; where none of them has one, as words below a line.
import { Cover } from '#web/site/cards/cover.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Day } from '#web/ui/day.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { FactLine } from './fact-line.tsx'
import type { ListProps } from './read.ts'

/** Two columns on tablets, three beyond; one of few is drawn wider. */
const SIZES = '(max-width: 599px) 90vw, (max-width: 999px) 45vw, (max-width: 1700px) 30vw, 31rem'
const OF_FEW = '(max-width: 599px) 90vw, (max-width: 1700px) 53vw, 56rem'
const FEW = 2

export function OwnCards({ cards }: ListProps) {
  const pictured = cards.some(({ cover }) => cover)
  return (
    <ul className="case-cards own-cards" data-plain={!pictured || undefined}>
      {cards.map((card, at) => (
        <li className="case-card" key={card.id}>
          {pictured && (
            <Cover
              of={{ ...card, cover: card.cover ?? null }}
              sizes={cards.length <= FEW ? OF_FEW : SIZES}
              first={at === 0}
            />
          )}
          <div className="own-card">
            {(card.group || card.day) && (
              <p className="meta">
                {card.group && <LocalText as="span" of={card} path="group" />}
                {card.day && <Day date={card.day} />}
              </p>
            )}
            <h2>
              <SiteLink to={card.address} viewTransition lang={langOf(card, 'title')}>
                <HeadWords text={card.title} />
              </SiteLink>
            </h2>
            {card.summary && (
              <p className="own-summary" lang={langOf(card, 'summary')}>
                {card.summary}
              </p>
            )}
            <FactLine of={card} />
          </div>
        </li>
      ))}
    </ul>
  )
}
