// One dealer or office: all that is known of it beside its place on the map, and the way back to all of them.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { writeList } from '#contract/languages/locales.ts'
import { countryName } from '#contract/places/country-names.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { OwnFactList } from '#web/site/cards/own-fact-list.tsx'
import { SideFacts } from '#web/site/cards/side-facts.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { found, recordIdOr } from '#web/site/links/record-id.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { DealerPlace, DealerReach, Specialities } from './dealer-entry.tsx'
import { anchorOf, DealerMap } from './dealer-map.tsx'
import './dealer.css'
import '#web/site/listing/listing.css'

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const asked = { id: recordIdOr(addresses.dealers, args), lang: door.language() }
  return { dealer: await found(door.read('/api/web/dealer/getById', asked, { signal: args.request.signal })) }
}

export function Component() {
  const { dealer } = useLoaderData<typeof loader>()
  const texts = useTexts('site/dealers/dealer')
  const language = useLanguage()
  const country = countryName(dealer.country, language)
  return (
    <article className="wrap list-page">
      <PageTitle is={dealer.seo.title || dealer.name} />
      <Crumbs
        way={[
          { to: addresses.dealers, label: texts.title },
          { to: `${addresses.dealers}?country=${dealer.country}`, label: country },
        ]}
        here={<LocalText of={dealer} path="name" />}
      />
      <header className="list-head">
        <p className="kicker">
          {texts.types[dealer.type]}, <LocalText of={dealer} path="place" />
        </p>
        <h1 lang={langOf(dealer, 'name')}>{dealer.name}</h1>
        {dealer.summary && (
          <p className="lede" lang={langOf(dealer, 'summary')}>
            {dealer.summary}
          </p>
        )}
        <SideFacts of={dealer} />
      </header>
      <div className="dealer-page" id={anchorOf(dealer)}>
        <DealerReach dealer={dealer} />
        <DealerPlace dealer={dealer} />
        <div className="dealer-who">
          <h2>{texts.specialities}</h2>
          <Specialities of={dealer} />
          {dealer.serves.length > 0 && (
            <>
              <h2>{texts.serves}</h2>
              <p>
                {writeList(
                  dealer.serves.map((one) => countryName(one.country, language)),
                  language,
                )}
              </p>
            </>
          )}
          <OwnFactList of={dealer} />
        </div>
        <DealerMap dealers={[dealer]} near here="" />
      </div>
      <p className="dealer-all">
        <ArrowLink to={addresses.dealers}>{texts.all}</ArrowLink>
      </p>
    </article>
  )
}
