// Where to buy: dealers and offices by country, narrowed by country and family in the address, the nearest first once asked for.
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { countryPoint } from '#contract/places/countries.ts'
import { countryName } from '#contract/places/country-names.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type Dealer, readDealers } from '#web/site/dealers/dealers.ts'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { asked } from '#web/site/listing/filters/filter-address.ts'
import { ListFilters, NoneFits as NothingFits, useFilter } from '#web/site/listing/filters/list-filters.tsx'
import { useListHead } from '#web/site/listing/use-list-head.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { DealerEntry } from './dealer-entry.tsx'
import { anchorOf, DealerMap } from './dealer-map.tsx'
import { DealerForm, NearMe } from './dealer-search.tsx'
import { byDistance, distanceTo, fitting, grouped } from './near/narrow.ts'
import { type Origin, useNear } from './near/use-near.ts'
import { NearestStrip } from './nearest-strip.tsx'
import './dealer.css'
import '#web/site/listing/listing.css'

/** The nearest that are named where nobody fits. */
const OTHERS = 3

/** What the address says; anything else is no filter. */
function chosenIn(search: URLSearchParams) {
  const country = search.get('country') ?? ''
  const family = search.get('family') ?? ''
  return {
    country: countryPoint(country) ? country : null,
    family: /^[1-9]\d{0,14}$/.test(family) ? Number(family) : null,
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const { signal } = args.request
  const search = args.url.searchParams
  const narrowing = asked(search)
  const [dealers, { facets }] = await Promise.all([
    readDealers(door, { signal }, narrowing),
    door.read('/api/web/dealer/filters', { lang: door.language(), ...narrowing }, { signal }),
  ])
  return { dealers, chosen: chosenIn(search), facets }
}

export function Component() {
  const { dealers, chosen, facets } = useLoaderData<typeof loader>()
  const { types } = useShell()
  const texts = useTexts('site/dealers/dealer')
  const head = useListHead<HTMLDivElement>()
  const near = useNear()
  const filter = useFilter()
  const { hash } = useLocation()
  const { country } = chosen
  const fit = fitting(dealers, chosen, types)
  // A position that was given for this, and not the clock alone, puts all of them in another order.
  const position = near.origin?.country === null ? near.origin : null
  const isNarrowed = filter.size > 0 || country !== null || chosen.family !== null
  return (
    <div className="wrap list-page">
      <PageTitle is={texts.title} />
      <Crumbs here={texts.title} />
      <header className="list-head">
        <h1>{texts.title}</h1>
        <p className="lede">{texts.lede}</p>
      </header>
      <ListFilters facets={facets} />
      {dealers.length === 0 && filter.size > 0 ? (
        <NothingFits />
      ) : dealers.length === 0 ? (
        <div className="empty">
          <h2>{texts.none}</h2>
          <p>{texts.noneYet}</p>
          <p>
            <ArrowLink to={addresses.ask}>{texts.write}</ArrowLink>
          </p>
        </div>
      ) : (
        <>
          <div className="dealer-top">
            <div className="dealer-find">
              <DealerForm dealers={dealers} chosen={chosen} />
              <NearMe near={near} />
            </div>
            <DealerMap dealers={fit} near={isNarrowed && fit.length > 0} here={hash} />
          </div>
          {!isNarrowed && !position && <NearestStrip dealers={dealers} origin={near.origin} />}
          <div ref={head} data-list-head tabIndex={-1} className="dealer-count">
            <p role="status">{texts.count({ count: fit.length })}</p>
            {isNarrowed && <ArrowLink to={addresses.dealers}>{texts.all}</ArrowLink>}
          </div>
          {fit.length === 0 ? (
            <NoneFits dealers={dealers} chosen={chosen} origin={near.origin} />
          ) : position ? (
            <ByDistance dealers={fit} origin={position} here={hash} />
          ) : (
            <ByCountry dealers={fit} country={country} here={hash} />
          )}
        </>
      )}
    </div>
  )
}

type ListProps = { dealers: readonly Dealer[]; here: string }

function ByCountry({ dealers, country, here }: ListProps & { country: string | null }) {
  const texts = useTexts('site/dealers/dealer')
  const language = useLanguage()
  return grouped(dealers, country, language).map(({ country: code, serving, dealers: group }) => {
    const name = countryName(code, language)
    const title = serving ? texts.alsoServe({ country: name }) : code === '' ? texts.offices : name
    return (
      <DealerGroup
        key={`${code} ${serving}`}
        id={`in-${code || 'company'}${serving ? '-serving' : ''}`}
        title={title}
      >
        {group.map((dealer) => (
          <DealerEntry
            key={dealer.id}
            dealer={dealer}
            km={null}
            here={here === `#${anchorOf(dealer)}`}
            level={3}
          />
        ))}
      </DealerGroup>
    )
  })
}

function ByDistance({ dealers, origin, here }: ListProps & { origin: Origin }) {
  const texts = useTexts('site/dealers/dealer')
  return (
    <DealerGroup id="nearest" title={texts.nearest} note={texts.byPosition}>
      {byDistance(dealers, origin.point).map((dealer) => (
        <DealerEntry
          key={dealer.id}
          dealer={dealer}
          km={distanceTo(dealer, origin.point)}
          here={here === `#${anchorOf(dealer)}`}
          level={3}
        />
      ))}
    </DealerGroup>
  )
}

type GroupProps = { id: string; title: string; note?: string; children: ReactNode }

function DealerGroup({ id, title, note, children }: GroupProps) {
  return (
    <section className="dealer-group" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      <ul className="dealers">{children}</ul>
    </section>
  )
}

type NoneProps = { dealers: readonly Dealer[]; chosen: ReturnType<typeof chosenIn>; origin: Origin | null }

/** Nobody fits: who is nearest instead, and the head office, which answers for every country. */
function NoneFits({ dealers, chosen, origin }: NoneProps) {
  const texts = useTexts('site/dealers/dealer')
  const language = useLanguage()
  const { types } = useShell()
  const { country, family } = chosen
  const from = country === null ? (origin?.point ?? null) : countryPoint(country)
  const able = fitting(dealers, { country: null, family }, types)
  const nearest = byDistance(able.length > 0 ? able : dealers, from).slice(0, OTHERS)
  const headOffice = dealers.find(({ type }) => type === 'office')
  const shown = headOffice && !nearest.includes(headOffice) ? [...nearest, headOffice] : nearest
  return (
    <>
      <div className="dealer-none">
        <h2>
          {country !== null && family === null
            ? texts.noneIn({ country: countryName(country, language) })
            : texts.noneFits}
        </h2>
        <p>{texts.noneText}</p>
      </div>
      <ul className="dealers">
        {shown.map((dealer) => (
          <DealerEntry key={dealer.id} dealer={dealer} km={distanceTo(dealer, from)} here={false} level={3} />
        ))}
      </ul>
    </>
  )
}
