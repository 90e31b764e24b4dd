// The story of a case beside its facts: challenge, solution, what the client said, outcome.

import type { SuccessCase } from '#contract/news-and-cases/success-case.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { FactRows, OwnFacts } from '#web/site/cards/own-facts.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { type Frame, useEnlarge } from '#web/site/motion/enlarge.tsx'
import { RunningText } from '#web/site/running-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf, textAt } from '#web/ui/local-text.tsx'
import '#web/site/prose.css'

const FACTS = ['industry', 'region', 'client', 'year'] as const

export function CaseStory({ successCase }: { successCase: SuccessCase }) {
  const texts = useTexts('site/stories/success-case')
  const { quotation, illustrations } = successCase
  const { frame, dialog } = useEnlarge(texts.gallery, illustrations)
  return (
    <div className="case-body">
      <aside className="at-a-glance" aria-labelledby="glance">
        <h2 id="glance">{texts.atAGlance}</h2>
        <dl>
          <FactRows of={successCase} facts={successCase.side} path="side" />
          {FACTS.filter((fact) => textAt(successCase, fact) !== '').map((fact) => (
            <div key={fact}>
              <dt>{texts[fact]}</dt>
              <dd>
                <LocalText of={successCase} path={fact} />
              </dd>
            </div>
          ))}
          <OwnFacts of={successCase} />
        </dl>
        <SiteLink className="button wide" to={addresses.askAbout(successCase.id)}>
          {texts.talk}
          <Icon name="arrow" />
        </SiteLink>
      </aside>
      <div className="prose">
        <p className="lead" lang={langOf(successCase, 'summary')}>
          {successCase.summary}
        </p>
        <Part successCase={successCase} path="challenge" frame={frame} />
        <Part successCase={successCase} path="solution" frame={frame} />
        {quotation && (
          <blockquote>
            <p>
              <LocalText of={successCase} path="quotation.text" />
            </p>
            <footer>
              <LocalText of={successCase} path="quotation.by" />
            </footer>
          </blockquote>
        )}
        <Part successCase={successCase} path="outcome" frame={frame} />
        {dialog}
      </div>
    </div>
  )
}

type Path = 'challenge' | 'solution' | 'outcome'

type PartProps = { successCase: SuccessCase; path: Path; frame: Frame }

function Part({ successCase, path, frame }: PartProps) {
  const texts = useTexts('site/stories/success-case')
  if (!successCase[path]) return null
  return (
    <>
      <h2>{texts[path]}</h2>
      <RunningText of={successCase} path={path} frame={frame} level={3} />
    </>
  )
}
