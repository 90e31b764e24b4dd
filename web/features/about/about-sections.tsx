// Culture, honours with the certificate beside them, and the offices with their hours and their place on a map.
import type { About } from '#contract/about.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mailTo, telephone } from '#web/site/reach.ts'
import { reveal } from '#web/site/reveal.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { langOf, Said } from '#web/ui/said.tsx'
import { mapLink, shownPoint } from './map-link.ts'
import { aboutTexts } from './texts.ts'

export function Culture({ about }: { about: About }) {
  const texts = useTexts(aboutTexts)
  if (about.culture.length === 0) return null
  return (
    <section className="section" aria-labelledby="culture">
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
                <Said of={about} path={`culture.${at}.title`} />
              </h3>
              <p>
                <Said of={about} path={`culture.${at}.text`} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

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
  const language = useLanguage()
  return (
    <section className="section mist" id="lianxi" aria-labelledby="offices">
      <div className="wrap">
        <SectionHead
          id="offices"
          title={about.officesTitle || texts.contact}
          lang={langOf(about, 'officesTitle')}
        />
        <ul className="offices">
          {about.offices.map((office, at) => (
            <li className="office" key={`${office.name} ${office.email}`}>
              <h3>
                <Said of={about} path={`offices.${at}.name`} />
              </h3>
              <p>
                <Said of={about} path={`offices.${at}.address`} />
              </p>
              <dl>
                {office.phone && (
                  <div>
                    <dt>{texts.phone}</dt>
                    <dd className="num">
                      <a href={telephone(office.phone)}>{office.phone}</a>
                    </dd>
                  </div>
                )}
                {office.email && (
                  <div>
                    <dt>{texts.email}</dt>
                    <dd>
                      <a className="text-link" href={mailTo(office.email)}>
                        {office.email}
                      </a>
                    </dd>
                  </div>
                )}
                {office.hours && (
                  <div>
                    <dt>{texts.hours}</dt>
                    <dd className="num">
                      <Said of={about} path={`offices.${at}.hours`} />
                    </dd>
                  </div>
                )}
                {office.map && (
                  <div>
                    <dt>{texts.map}</dt>
                    <dd className="num">
                      <a
                        className="text-link"
                        href={mapLink(office.map, language)}
                        target="_blank"
                        rel="noopener noreferrer"
                        aria-label={`${shownPoint(office.map)}, ${texts.openMap(office.name)}`}
                      >
                        {shownPoint(office.map)}
                      </a>
                    </dd>
                  </div>
                )}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
