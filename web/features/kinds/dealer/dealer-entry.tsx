// One dealer or office: what it is and knows, how to reach it, when, the way there, and the form to ask about its region.

import { writeList, writeNumber } from '#contract/languages/locales.ts'
import { countryName } from '#contract/places/country-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { InUnits } from '#web/site/cards/value.tsx'
import type { Dealer } from '#web/site/dealers/dealers.ts'
import { OpeningHours } from '#web/site/dealers/opening-hours.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { mailTo, telephone } from '#web/site/links/reach.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { routeLinks } from '#web/ui/map-link.ts'
import { anchorOf } from './dealer-map.tsx'

const MILES = 0.621371

/** How far it is, in both systems of units; the document says which is seen. */
export function Distance({ km }: { km: number }) {
  const language = useLanguage()
  const write = (value: number, unit: 'kilometer' | 'mile') =>
    writeNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value), language, {
      ...{ style: 'unit', unit, unitDisplay: 'short' },
    })
  return (
    <span className="distance num">
      <InUnits metric={write(km, 'kilometer')} us={write(km * MILES, 'mile')} />
    </span>
  )
}

type Props = { dealer: Dealer; km: number | null; here: boolean; level: 2 | 3 }

export function DealerEntry({ dealer, km, here, level }: Props) {
  const texts = useTexts('site/dealers/dealer')
  const language = useLanguage()
  const Head = level === 2 ? 'h2' : 'h3'
  const { serves } = dealer
  return (
    <li className="dealer" id={anchorOf(dealer)} data-here={here || undefined}>
      <div className="dealer-who">
        <p className="dealer-type">
          {texts.types[dealer.type]}
          {dealer.place && <LocalText as="span" of={dealer} path="place" />}
          {km !== null && <Distance km={km} />}
        </p>
        <Head lang={langOf(dealer, 'name')}>
          {dealer.address ? <SiteLink to={dealer.address}>{dealer.name}</SiteLink> : dealer.name}
        </Head>
        {/* On phones it folds what stands beside it (dealer.css); there is nothing in it, so that no other width needs it open. */}
        <details className="dealer-fold">
          <summary aria-label={`${texts.more}: ${dealer.name}`}>
            {texts.more}
            <Icon name="down" />
          </summary>
        </details>
        {dealer.summary && <LocalText as="p" of={dealer} path="summary" />}
        <Specialities of={dealer} />
        {serves.length > 0 && (
          <p className="dealer-note">
            {texts.serves}:{' '}
            {writeList(
              serves.map(({ country }) => countryName(country, language)),
              language,
            )}
          </p>
        )}
      </div>
      <DealerPlace dealer={dealer} />
      <DealerReach dealer={dealer} />
    </li>
  )
}

export function Specialities({ of: dealer }: { of: Dealer }) {
  const texts = useTexts('site/dealers/dealer')
  const { specialities } = dealer
  if (specialities.length === 0) return <p className="dealer-note">{texts.wholeRange}</p>
  return (
    <ul className="dealer-specialities" aria-label={texts.specialities}>
      {specialities.map(({ id, address }, at) => (
        <li key={id}>
          <SiteLink to={address}>
            <LocalText of={dealer} path={`specialities.${at}.productTypeName`} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Where it is, the way there, when it is open and in which languages one is answered. */
export function DealerPlace({ dealer }: { dealer: Dealer }) {
  const texts = useTexts('site/dealers/dealer')
  const { map, name, country, hours, said } = dealer
  return (
    <div className="dealer-where">
      {dealer.street ? (
        <LocalText as="p" of={dealer} path="street" />
      ) : (
        <LocalText as="p" of={dealer} path="place" />
      )}
      {map && (
        <ul className="dealer-routes" aria-label={texts.directions}>
          {routeLinks(map, name, country).map(({ map: by, href }) => (
            <li key={by}>
              <a
                className="text-link"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={texts.routeOn({ name, map: texts.mapName[by] })}
              >
                {texts.mapName[by]}
              </a>
            </li>
          ))}
        </ul>
      )}
      <dl>
        {(hours.length > 0 || said) && (
          <div>
            <dt>{texts.hours}</dt>
            <dd>
              <OpeningHours of={dealer} words={texts} />
            </dd>
          </div>
        )}
        {dealer.spoken && (
          <div>
            <dt>{texts.spoken}</dt>
            <LocalText as="dd" of={dealer} path="spoken" />
          </div>
        )}
      </dl>
    </div>
  )
}

/** Telephone, e-mail, website, and the form. */
export function DealerReach({ dealer }: { dealer: Dealer }) {
  const texts = useTexts('site/dealers/dealer')
  const { id, phone, email, website, name, type } = dealer
  return (
    <div className="dealer-reach">
      {phone && (
        <a className="num" href={telephone(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {email && (
        <a href={mailTo(email)}>
          <Icon name="mail" />
          {email}
        </a>
      )}
      {website && (
        <a href={website} target="_blank" rel="noopener noreferrer">
          <Icon name="link" />
          {website.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
        </a>
      )}
      <SiteLink
        className="link"
        to={id > 0 ? addresses.askAbout(id) : addresses.ask}
        aria-label={`${texts[type === 'office' ? 'askOffice' : 'ask']}: ${name}`}
      >
        <span>{texts[type === 'office' ? 'askOffice' : 'ask']}</span>
        <Icon name="arrow" />
      </SiteLink>
    </div>
  )
}
