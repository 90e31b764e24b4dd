// Records as lines to read, what they say in short at the side.
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import type { ListProps } from './read.ts'
import { hasShort, ShortFacts } from './short-facts.tsx'

export function OwnRows({ own, cards }: ListProps) {
  return (
    <ul className="own-rows">
      {cards.map((card) => (
        <li key={card.id}>
          <div>
            <h2 lang={langOf(card, 'title')}>
              <SiteLink to={card.address} viewTransition>
                <HeadWords text={card.title} />
              </SiteLink>
            </h2>
            {card.summary && (
              <p className="own-summary" lang={langOf(card, 'summary')}>
                {card.summary}
              </p>
            )}
          </div>
          {hasShort(card) && (
            <dl className="own-line">
              <ShortFacts own={own} of={card} brief />
            </dl>
          )}
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  )
}
