// A success case in a list: picture, industry, what happened, in one sentence.
import type { CaseCard as Card } from '#contract/news-and-cases/success-case.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Cover } from './cover.tsx'

const SIZES = '(max-width: 799px) 92vw, 46rem'

export function CaseCard({ successCase }: { successCase: Card }) {
  return (
    <li className="case-card">
      <Cover of={successCase} sizes={SIZES} />
      <p className="meta">
        <LocalText as="span" of={successCase} path="industry" />
        <LocalText as="span" of={successCase} path="region" />
      </p>
      <h3>
        <SiteLink to={successCase.address} viewTransition lang={langOf(successCase, 'title')}>
          {successCase.title}
        </SiteLink>
      </h3>
      <p lang={langOf(successCase, 'summary')}>{successCase.summary}</p>
    </li>
  )
}
