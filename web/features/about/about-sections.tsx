// Timeline, culture, honours with the certificate beside them, and what the site keeps of its visitors.

import type { About } from '#contract/site/about.ts'
import { reveal } from '#web/site/behaviour/reveal.ts'
import { mailTo } from '#web/site/links/reach.ts'
import { useEnlarge } from '#web/site/motion/enlarge.tsx'
import { Section } from '#web/site/section-head.tsx'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { useWords } from './words.ts'

export function Timeline({ about }: { about: About }) {
  if (about.timeline.length === 0) return null
  return (
    <Section
      id="timeline"
      anchor="lishi"
      look="on-navy"
      title={about.timelineTitle}
      lang={langOf(about, 'timelineTitle')}
    >
      <ol className="timeline">
        {about.timeline.map((event, at) => (
          <li key={`${event.year} ${event.title}`}>
            <b className="num">{event.year}</b>
            <LocalText as="h3" of={about} path={`timeline.${at}.title`} />
            <LocalText as="p" of={about} path={`timeline.${at}.text`} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Culture({ about }: { about: About }) {
  const texts = useWords()
  if (about.culture.length === 0) return null
  return (
    <Section
      id="culture"
      anchor="wenhua"
      title={about.cultureTitle || texts.culture}
      lang={langOf(about, 'cultureTitle')}
    >
      <ul className="culture" data-count={about.culture.length}>
        {about.culture.map((value, at) => (
          <li key={value.title}>
            <LocalText as="h3" of={about} path={`culture.${at}.title`} />
            <LocalText as="p" of={about} path={`culture.${at}.text`} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Honours({ about }: { about: About }) {
  const { certificate } = about
  const lang = langOf(about, 'certificate.alt')
  const { frame, dialog } = useEnlarge(about.honoursTitle, certificate ? [{ ...certificate, lang }] : [])
  if (about.honours.length === 0) return null
  return (
    <section className="section" id="rongyu" aria-labelledby="honours">
      <div className="wrap split honours-split reveal" ref={reveal}>
        <div>
          <h2 className="plain-h2" id="honours" lang={langOf(about, 'honoursTitle')}>
            <HeadWords text={about.honoursTitle} />
          </h2>
          <p lang={langOf(about, 'honoursLede')}>{about.honoursLede}</p>
          {certificate && (
            <div className="certificate">
              {frame(
                certificate,
                <span className="plate">
                  <Picture of={certificate} sizes="13rem" lang={lang} />
                </span>,
              )}
              {dialog}
            </div>
          )}
        </div>
        <ul className="honours">
          {about.honours.map((honour, at) => (
            <li key={`${honour.year} ${honour.name}`}>
              <span className="num">{honour.year}</span>
              <LocalText as="b" of={about} path={`honours.${at}.name`} />
              <LocalText as="span" of={about} path={`honours.${at}.says`} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What the site keeps of its visitors, in plain words; `#privacy` is where the footer leads. */
export function Privacy() {
  const { privacy: texts } = useWords()
  const { site } = useShell()
  return (
    <Section id="privacy-head" anchor="privacy" title={texts.title} small still aside={<p>{texts.lede}</p>}>
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
    </Section>
  )
}
