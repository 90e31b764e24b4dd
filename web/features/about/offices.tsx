// Where the company is: each office with its hours, its place on a drawn map, and ways to get there.

import type { About } from '#contract/site/about.ts'
import { mailTo, telephone } from '#web/site/links/reach.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { CopyAddress } from './copy-address.tsx'
import { MapCard } from './map-card.tsx'
import { useWords } from './words.ts'

export function Offices({ about }: { about: About }) {
  const texts = useWords()
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
            <Office key={`${office.name} ${office.email}`} about={about} at={at} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Office({ about, at }: { about: About; at: number }) {
  const texts = useWords()
  const office = about.offices[at]
  if (!office) return null
  const path = `offices.${at}`
  return (
    <li className="office">
      {office.map && <MapCard point={office.map} name={office.name} />}
      <div className="office-words">
        <h3>
          <LocalText of={about} path={`${path}.name`} />
        </h3>
        <p className="office-address">
          <LocalText of={about} path={`${path}.address`} />
        </p>
        {office.address && <CopyAddress address={`${office.name}, ${office.address}`} />}
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
                <a href={mailTo(office.email)}>{office.email}</a>
              </dd>
            </div>
          )}
          {office.hours && (
            <div>
              <dt>{texts.hours}</dt>
              <dd className="num">
                <LocalText of={about} path={`${path}.hours`} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  )
}
