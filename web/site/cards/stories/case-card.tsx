// A success case in a list: picture, industry, what happened, in one sentence.
import type { CaseCard as Card } from '#contract/news-and-cases/success-case.ts'
import { Cover } from '#web/site/cards/cover.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'

/** Two columns on tablets, three beyond; one of few in its list is drawn wider. */
const SIZES = '(max-width: 767px) 90vw, (max-width: 1179px) 45vw, (max-width: 1700px) 30vw, 31rem'
const OF_TWO = '(max-width: 767px) 90vw, (max-width: 1700px) 45vw, 47rem'
const ALONE = '(max-width: 767px) 90vw, (max-width: 1700px) 53vw, 56rem'

const sizesOf = (count: number) => (count === 1 ? ALONE : count === 2 ? OF_TWO : SIZES)

/** `count` is how many stand in the list, where that decides how wide they are. */
export function CaseCard({ successCase, count = 3 }: { successCase: Card; count?: number }) {
  return (
    <li className="case-card">
      <Cover of={successCase} sizes={sizesOf(count)} />
      <p className="meta">
        <LocalText as="span" of={successCase} path="industry" />
        <LocalText as="span" of={successCase} path="region" />
      </p>
      <h3>
        <SiteLink to={successCase.address} viewTransition lang={langOf(successCase, 'title')}>
          <HeadWords text={successCase.title} />
        </SiteLink>
      </h3>
      <p lang={langOf(successCase, 'summary')}>{successCase.summary}</p>
    </li>
  )
}
