// Where the company is: each office with its hours, its place on a drawn map, and ways to get there.
import type { MapPoint } from '#contract/fields/field.ts'
import type { About } from '#contract/site/about.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { Dealer } from '#web/site/dealers/dealers.ts'
import { OpeningHours } from '#web/site/dealers/opening-hours.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { mailTo, telephone } from '#web/site/links/reach.ts'
import { Section } from '#web/site/section-head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { directionsLink, mapLinks, shownPoint } from '#web/ui/map-link.ts'
import { useWords } from './words.ts'

/** Of the drawn map. */
const WIDTH = 400
const HEIGHT = 190

export function Offices({ about, offices }: { about: About; offices: readonly Dealer[] }) {
  const texts = useWords()
  const frame = useTexts('site/frame')
  return (
    <Section
      id="offices"
      anchor="lianxi"
      look="mist"
      title={about.officesTitle || texts.contact}
      lang={langOf(about, 'officesTitle')}
      still
      aside={<ArrowLink to={addresses.dealers}>{frame.dealers}</ArrowLink>}
    >
      <ul className="offices">
        {offices.map((office) => (
          <Office key={office.id} office={office} />
        ))}
      </ul>
    </Section>
  )
}

function Office({ office }: { office: Dealer }) {
  const texts = useWords()
  const { name, street, phone, email, hours, said } = office
  return (
    <li className="office">
      {office.map && <MapCard point={office.map} name={name} />}
      <div className="office-words">
        <LocalText as="h3" of={office} path="name" />
        <LocalText as="p" className="office-address" of={office} path="street" />
        {street && <CopyAddress address={`${name}, ${street}`} />}
        <dl>
          {phone && (
            <div>
              <dt>{texts.phone}</dt>
              <dd className="num">
                <a href={telephone(phone)}>{phone}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{texts.email}</dt>
              <dd>
                <a href={mailTo(email)}>{email}</a>
              </dd>
            </div>
          )}
          {(hours.length > 0 || said) && (
            <div>
              <dt>{texts.hours}</dt>
              <dd>
                <OpeningHours of={office} words={texts} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  )
}

/** The place as a drawing of our own: a ring on a grid, with its degrees. Maps of others open in a new window. */
function MapCard({ point, name }: { point: MapPoint; name: string }) {
  const texts = useWords()
  const language = useLanguage()
  const x = WIDTH / 2
  const y = HEIGHT / 2
  return (
    <div className="map-card on-navy">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          className="map-cross"
          d={`M0 ${y}H${x - 22}M${x + 22} ${y}H${WIDTH}M${x} 0V${y - 22}M${x} ${y + 22}V${HEIGHT}`}
        />
        <circle className="map-ring" cx={x} cy={y} r="13" />
        <circle className="map-dot" cx={x} cy={y} r="3.5" />
      </svg>
      <p className="map-point num">{shownPoint(point, language)}</p>
      <ul>
        {mapLinks(point, language).map(({ name: map, href }) => (
          <li key={map}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.openMap.replace('{map}', () => map).replace('{office}', () => name)}
            >
              {map}
            </a>
          </li>
        ))}
        <li>
          <a
            href={directionsLink(point, name, language)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.wayTo.replace('{office}', () => name)}
          >
            <Icon name="pin" />
            {texts.directions}
          </a>
        </li>
      </ul>
    </div>
  )
}

/** Copies the address, for a letter or a navigator. */
function CopyAddress({ address }: { address: string }) {
  const texts = useWords()
  return (
    <p className="office-copy with-scripts">
      <button className="link" type="button" data-copy={address} data-by-hand={texts.copy}>
        <Icon name="copy" />
        <Icon name="check" />
        <span>{texts.copy}</span>
        <span>{texts.copied}</span>
      </button>
      <span className="hidden-text" role="status" data-said={texts.copied} suppressHydrationWarning>
        {''}
      </span>
    </p>
  )
}
