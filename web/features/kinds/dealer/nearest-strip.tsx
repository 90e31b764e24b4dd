// Above the list: those nearest by the clock of the browser; until that is known, and without scripts, the company's own offices.
import { countryName } from '#contract/places/country-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { Dealer } from '#web/site/dealers/dealers.ts'
import { telephone } from '#web/site/links/reach.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { anchorOf } from './dealer-map.tsx'
import { byDistance } from './near/narrow.ts'
import type { Origin } from './near/use-near.ts'

const SHOWN = 3

export function NearestStrip({ dealers, origin }: { dealers: readonly Dealer[]; origin: Origin | null }) {
  const texts = useTexts('site/dealers/dealer')
  const language = useLanguage()
  const offices = dealers.filter(({ type }) => type === 'office')
  const shown = (origin ? nearestTo(dealers, origin) : offices).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className="nearest" aria-labelledby="nearest-strip">
      <h2 id="nearest-strip">
        {origin ? texts.nearest : texts.offices}
        {origin?.country && (
          <small>{texts.byClock({ country: countryName(origin.country, language) })}</small>
        )}
      </h2>
      <ul>
        {shown.map((dealer) => (
          <li key={dealer.id}>
            <p className="dealer-type">{texts.types[dealer.type]}</p>
            <p>
              <SiteLink to={{ hash: anchorOf(dealer) }} replace lang={langOf(dealer, 'name')}>
                {dealer.name}
              </SiteLink>
            </p>
            <p>
              {[dealer.place, dealer.country && countryName(dealer.country, language)]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="num">
              {dealer.phone ? <a href={telephone(dealer.phone)}>{dealer.phone}</a> : '\u00a0'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those of one's own country before all that are nearer but abroad. */
function nearestTo(dealers: readonly Dealer[], { point, country }: Origin): Dealer[] {
  const ordered = byDistance(dealers, point)
  const own = ordered.filter((dealer) => dealer.country === country)
  return [...own, ...ordered.filter((dealer) => !own.includes(dealer))]
}
