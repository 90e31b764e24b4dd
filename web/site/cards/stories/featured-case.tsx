// One success case on navy: its picture runs to the edge of the window, its figures stand beside it.
import type { CaseCard } from '#contract/news-and-cases/success-case.ts'
import { Cover } from '#web/site/cards/cover.tsx'
import { Figures } from '#web/site/cards/figures.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './featured-case.css'

/** Figures that have room beside the picture. */
const FIGURES = 3

type Props = { successCase: CaseCard; kicker: string; button: string; first?: boolean }

export function FeaturedCase({ successCase, kicker, button, first = false }: Props) {
  return (
    <section className="on-navy" aria-labelledby="featured-case">
      <div className="wrap feature">
        <Cover
          of={successCase}
          className="feature-media"
          sizes="(max-width: 991px) 100vw, 57vw"
          first={first}
        />
        <div className="feature-text">
          <p className="kicker">
            {kicker} · <LocalText of={successCase} path="industry" />
          </p>
          <h2 id="featured-case" lang={langOf(successCase, 'title')}>
            <HeadWords text={successCase.title} />
          </h2>
          <p lang={langOf(successCase, 'summary')}>{successCase.summary}</p>
          <Figures figures={successCase.results.slice(0, FIGURES)} of={successCase} path="results" />
          <p>
            <SiteLink className="button light" to={successCase.address} viewTransition>
              {button}
              <Icon name="arrow" />
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}
