// A success case in a list: picture, industry, what happened, in one sentence.
import type { CaseCard as Card } from '#contract/news-and-cases/success-case.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useTraveller } from '#web/site/motion/morph.ts'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

const SIZES = '(max-width: 799px) 92vw, 46rem'

export function CaseCard({ successCase }: { successCase: Card }) {
  const to = successCase.address
  const traveller = useTraveller(to)
  return (
    <li className="case-card">
      <div className={`plate wide ${traveller}`}>
        {successCase.cover && (
          <Picture of={successCase.cover} sizes={SIZES} lang={langOf(successCase, 'cover.alt')} />
        )}
      </div>
      <p className="meta">
        <span>
          <LocalText of={successCase} path="industry" />
        </span>
        <span>
          <LocalText of={successCase} path="region" />
        </span>
      </p>
      <h3>
        <SiteLink to={to} viewTransition lang={langOf(successCase, 'title')}>
          {successCase.title}
        </SiteLink>
      </h3>
      <p lang={langOf(successCase, 'summary')}>{successCase.summary}</p>
    </li>
  )
}
