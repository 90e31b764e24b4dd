// What the site keeps of its visitors, in plain words; `#privacy` is where the footer leads.
import type { Language } from '#contract/language-codes.ts'
import { mailTo } from '#web/site/reach.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { useShell } from '#web/site/shell-data.tsx'

export type PrivacyTexts = {
  title: string
  lede: string
  points: { title: string; text: string }[]
  ask: string
}

/** These are many words: only those of the language shown are fetched. */
const WORDS: Record<Language, () => Promise<{ privacyTexts: PrivacyTexts }>> = {
  zh: () => import('./privacy-zh.ts'),
  en: () => import('./privacy-en.ts'),
  es: () => import('./privacy-es.ts'),
}
export const readPrivacy = async (language: Language) => (await WORDS[language]()).privacyTexts

export function Privacy({ texts }: { texts: PrivacyTexts }) {
  const { site } = useShell()
  return (
    <section className="section" id="privacy" aria-labelledby="privacy-head">
      <div className="wrap">
        <SectionHead id="privacy-head" title={texts.title} small>
          <p>{texts.lede}</p>
        </SectionHead>
        <dl className="privacy">
          {texts.points.map(({ title, text }) => (
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
