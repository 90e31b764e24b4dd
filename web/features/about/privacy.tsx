// What the site keeps of its visitors, in plain words; `#privacy` is where the footer leads.
import { mailTo } from '#web/site/links/reach.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { useWords } from './words.ts'

export function Privacy() {
  const { privacy: texts } = useWords()
  const { site } = useShell()
  return (
    <section className="section" id="privacy" aria-labelledby="privacy-head">
      <div className="wrap">
        <SectionHead id="privacy-head" title={texts.title} small>
          <p>{texts.lede}</p>
        </SectionHead>
        <dl className="privacy">
          {Object.values(texts.points).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {site.email && (
            <div>
              <dt>{texts.ask}</dt>
              <dd>
                <a className="text-link" href={mailTo(site.email)}>
                  {site.email}
                </a>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
