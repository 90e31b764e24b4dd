// All open vacancies, narrowed by place, those that close next first; below them the way to write without one.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { CallAt } from '#contract/calls.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Chips } from '#web/site/listing/chips.tsx'
import { asked, filtersIn } from '#web/site/listing/filters/filter-address.ts'
import { ListFilters, NoneFits, useFilter } from '#web/site/listing/filters/list-filters.tsx'
import { Pager } from '#web/site/listing/pager.tsx'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { useListHead } from '#web/site/listing/use-list-head.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './vacancy.css'
import '#web/site/listing/listing.css'

type VacancyCard = OutputOf<CallAt<'/api/web/vacancy/listAll'>>['items'][number]

const LIMIT = 30
/** Characters of the name of a place, at most. */
const LONGEST = 100

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const search = args.url.searchParams
  const term = (search.get('place') ?? '').trim()
  const place = term !== '' && term.length <= LONGEST ? term : undefined
  const open = { lang: door.language(), when: 'ahead' as const, ...asked(search) }
  const { signal } = args.request
  const [vacancies, { places, facets }] = await Promise.all([
    door.read(
      '/api/web/vacancy/listAll',
      { ...open, place, page: readPage(search), limit: LIMIT },
      { signal },
    ),
    door.read('/api/web/vacancy/filters', { ...open, place }, { signal }),
  ])
  keepWithin(args.url, vacancies.total, LIMIT)
  const some = places.filter(({ key, count }) => count > 0 || key === place)
  return { ...vacancies, place, places: some, facets }
}

export function Component() {
  const { total, items, place, facets } = useLoaderData<typeof loader>()
  const texts = useTexts('site/vacancies/vacancy')
  const frame = useTexts('site/frame')
  const language = useLanguage()
  const head = useListHead<HTMLDivElement>()
  const filter = useFilter()
  return (
    <div className="wrap list-page">
      <PageTitle is={texts.vacancies} />
      <Crumbs way={[{ to: addresses.about, label: frame.about }]} here={texts.vacancies} />
      <header className="list-head">
        <h1>{texts.title}</h1>
        <p className="lede">{texts.lede}</p>
      </header>
      <div ref={head} data-list-head tabIndex={-1} className="vacancy-top">
        <Places />
      </div>
      <ListFilters facets={facets} />
      <p className="hidden-text" role="status">
        {texts.count({ count: total, shown: formatCount(total, language) })}
      </p>
      {items.length > 0 ? (
        <ul className="vacancies">
          {items.map((vacancy) => (
            <VacancyRow key={vacancy.id} vacancy={vacancy} />
          ))}
        </ul>
      ) : filter.size > 0 ? (
        <NoneFits />
      ) : (
        <div className="empty">
          <h2>
            <HeadWords text={place === undefined ? texts.noneTitle : texts.noneHere} />
          </h2>
          {place !== undefined && (
            <p>
              <ArrowLink to={addresses.vacancies}>{texts.allVacancies}</ArrowLink>
            </p>
          )}
        </div>
      )}
      <Pager total={total} limit={LIMIT} />
      <section className="vacancy-none" aria-labelledby="none">
        <div>
          <h2 id="none">
            <HeadWords text={texts.nothingFits} />
          </h2>
          <p>{texts.nothingFitsText}</p>
        </div>
        <SiteLink className="button outline" to={addresses.ask}>
          {texts.write}
        </SiteLink>
      </section>
    </div>
  )
}

/** One place needs no choice. */
function Places() {
  const { places, place } = useLoaderData<typeof loader>()
  const texts = useTexts('site/vacancies/vacancy')
  const [search] = useSearchParams()
  if (places.length < 2 && place === undefined) return null
  const listOf = (...asking: [string, string][]) => {
    const kept = new URLSearchParams([...asking, ...filtersIn(search)])
    return kept.size > 0 ? `${addresses.vacancies}?${kept}` : addresses.vacancies
  }
  const all = places.reduce((sum, { count }) => sum + count, 0)
  return (
    <Chips
      label={texts.places}
      chips={[
        { to: listOf(), name: texts.all, count: all, current: place === undefined },
        ...places.map(({ key, name, count }) => ({
          to: listOf(['place', key]),
          ...{ name, count },
          current: key === place,
        })),
      ]}
    />
  )
}

function VacancyRow({ vacancy }: { vacancy: VacancyCard }) {
  return (
    <li>
      <h2 lang={langOf(vacancy, 'title')}>
        <SiteLink to={vacancy.address} viewTransition>
          <HeadWords text={vacancy.title} />
        </SiteLink>
      </h2>
      <p>
        <LocalText of={vacancy} path="place" />
      </p>
      <p>
        <LocalText of={vacancy} path="area" />
      </p>
      <Icon name="arrow" />
    </li>
  )
}
