// Honours with the certificate beside them, and the offices.
import type { About } from '#contract/about.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { mailTo, telephone } from '#web/site/reach.ts'
import { reveal } from '#web/site/reveal.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { langOf, Said } from '#web/ui/said.tsx'
import { aboutTexts } from './texts.ts'

export function Honours({ about }: { about: About }) {
  if (about.honours.length === 0) return null
  return (
    <section className="section" aria-labelledby="honours">
      <div className="wrap split honours-split reveal" ref={reveal}>
        <div>
          <h2 className="plain-h2" id="honours" lang={langOf(about, 'honoursTitle')}>
            {about.honoursTitle}
          </h2>
          <p lang={langOf(about, 'honoursLede')}>{about.honoursLede}</p>
          {about.certificate && (
            <div className="plate certificate">
              <Picture of={about.certificate} sizes="13rem" lang={langOf(about, 'certificate.alt')} />
            </div>
          )}
        </div>
        <ul className="honours">
          {about.honours.map((honour, at) => (
            <li key={`${honour.year} ${honour.name}`}>
              <span className="num">{honour.year}</span>
              <b>
                <Said of={about} path={`honours.${at}.name`} />
              </b>
              <span>
                <Said of={about} path={`honours.${at}.says`} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Offices({ about }: { about: About }) {
  const texts = useTexts(aboutTexts)
  return (
    <section className="section mist" id="lianxi" aria-labelledby="offices">
      <div className="wrap">
        <SectionHead id="offices" title={about.officesTitle} lang={langOf(about, 'officesTitle')} />
        <ul className="offices">
          {about.offices.map((office, at) => (
            <li className="office" key={office.email}>
              <h3>
                <Said of={about} path={`offices.${at}.name`} />
              </h3>
              <p>
                <Said of={about} path={`offices.${at}.address`} />
              </p>
              <dl>
                <div>
                  <dt>{texts.phone}</dt>
                  <dd className="num">
                    <a href={telephone(office.phone)}>{office.phone}</a>
                  </dd>
                </div>
                <div>
                  <dt>{texts.email}</dt>
                  <dd>
                    <a className="text-link" href={mailTo(office.email)}>
                      {office.email}
                    </a>
                  </dd>
                </div>
                <div>
                  <dt>{texts.hours}</dt>
                  <dd className="num">
                    <Said of={about} path={`offices.${at}.hours`} />
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
