// Culture, and honours with the certificate beside them.

import type { About } from '#contract/site/about.ts'
import { useEnlarge } from '#web/site/motion/enlarge.tsx'
import { reveal } from '#web/site/motion/reveal.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { useWords } from './words.ts'

export function Culture({ about }: { about: About }) {
  const texts = useWords()
  if (about.culture.length === 0) return null
  return (
    <section className="section" id="wenhua" aria-labelledby="culture">
      <div className="wrap reveal" ref={reveal}>
        <SectionHead
          id="culture"
          title={about.cultureTitle || texts.culture}
          lang={langOf(about, 'cultureTitle')}
        />
        <ul className="culture" data-count={about.culture.length}>
          {about.culture.map((value, at) => (
            <li key={value.title}>
              <h3>
                <LocalText of={about} path={`culture.${at}.title`} />
              </h3>
              <p>
                <LocalText of={about} path={`culture.${at}.text`} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
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
            {about.honoursTitle}
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
              <b>
                <LocalText of={about} path={`honours.${at}.name`} />
              </b>
              <span>
                <LocalText of={about} path={`honours.${at}.says`} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
