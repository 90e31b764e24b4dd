// All success cases by industry and region: the first large, the others as cards, a page at a time.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { CaseCard } from '#web/site/cards/stories/case-card.tsx'
import { FeaturedCase } from '#web/site/cards/stories/featured-case.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { FilterForm } from '#web/site/listing/filter-form.tsx'
import { asked as askedFields, filtersIn } from '#web/site/listing/filters/filter-address.ts'
import { ListFilters, NoneFits, useFilter } from '#web/site/listing/filters/list-filters.tsx'
import { Pager } from '#web/site/listing/pager.tsx'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { Tabs } from '#web/site/listing/tabs.tsx'
import { useListHead } from '#web/site/listing/use-list-head.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { choiceCount } from '#web/ui/choice-count.ts'
import { formatCount } from '#web/ui/day.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './success-case.css'
import '#web/site/listing/listing.css'

const LIMIT = 7
/** Industries that stand side by side, at most. */
const OPEN = 8

/** What the contract takes for an industry or a region; anything else is no filter. */
function readTerm(search: URLSearchParams, name: string) {
  const term = (search.get(name) ?? '').trim()
  return term !== '' && term.length <= 100 ? term : undefined
}

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const lang = door.language()
  const search = args.url.searchParams
  const chosen = { industry: readTerm(search, 'industry'), region: readTerm(search, 'region') }
  const { signal } = args.request
  const narrowed = { lang, ...chosen, ...askedFields(search) }
  const asked = { ...narrowed, page: readPage(search), limit: LIMIT }
  const [cases, terms] = await Promise.all([
    door.read('/api/web/successCase/listAll', asked, { signal }),
    door.read('/api/web/successCase/filters', narrowed, { signal }),
  ])
  keepWithin(args.url, cases.total, LIMIT)
  return { ...cases, terms, chosen }
}

/** The list narrowed by both; each way keeps the other, and the filters. */
function narrowed(industry: string | undefined, region: string | undefined, kept: [string, string][]) {
  const named = Object.entries({ ...(industry && { industry }), ...(region && { region }) })
  const search = new URLSearchParams([...named, ...kept])
  return search.size > 0 ? `${addresses.cases}?${search}` : addresses.cases
}

export function Component() {
  const { total, items, chosen, terms } = useLoaderData<typeof loader>()
  const texts = useTexts('site/stories/success-case')
  const language = useLanguage()
  const head = useListHead<HTMLDivElement>()
  const filter = useFilter()
  const [first, ...others] = items
  return (
    <>
      <PageTitle is={texts.cases} />
      <div className="wrap">
        <Crumbs here={texts.cases} />
        <header className="list-head">
          <h1>{texts.cases}</h1>
          <p className="lede">{texts.lede}</p>
        </header>
        <div ref={head} data-list-head tabIndex={-1} className="list-top">
          <Choices />
        </div>
        <ListFilters facets={terms.facets} />
        <p className="hidden-text" role="status">
          {texts.count({ count: total, shown: formatCount(total, language) })}
        </p>
      </div>
      {first ? (
        <FeaturedCase successCase={first} kicker={texts.one} button={texts.read} first />
      ) : filter.size > 0 ? (
        <div className="wrap">
          <NoneFits />
        </div>
      ) : (
        <NoCase filtered={chosen.industry !== undefined || chosen.region !== undefined} />
      )}
      <div className="wrap section case-list">
        {others.length > 0 && (
          <ul className="case-cards">
            {others.map((successCase) => (
              <CaseCard key={successCase.id} successCase={successCase} count={others.length} />
            ))}
          </ul>
        )}
        <Pager total={total} limit={LIMIT} />
      </div>
    </>
  )
}

/** Industries stand open while they are few; regions, and many industries, are chosen from a field. */
function Choices() {
  const { terms, chosen } = useLoaderData<typeof loader>()
  const texts = useTexts('site/stories/success-case')
  const language = useLanguage()
  const industries = terms.industries.filter(({ key, count }) => count > 0 || key === chosen.industry)
  const regions = terms.regions.filter(({ key, count }) => count > 0 || key === chosen.region)
  const [search] = useSearchParams()
  const kept = filtersIn(search)
  const open = industries.length > 0 && industries.length <= OPEN
  const field = (name: 'industry' | 'region', any: string, all: typeof regions) => ({
    name,
    label: texts[name],
    any,
    chosen: chosen[name] ?? '',
    choices: all.map(({ key, name, count }) => ({ key, label: `${name} (${choiceCount(count, language)})` })),
  })
  return (
    <>
      {open && (
        <Tabs
          label={texts.industry}
          tabs={[
            {
              to: narrowed(undefined, chosen.region, kept),
              label: texts.all,
              current: chosen.industry === undefined,
            },
            ...industries.map(({ key, name, count }) => ({
              to: narrowed(key, chosen.region, kept),
              label: name,
              count: choiceCount(count, language),
              current: chosen.industry === key,
            })),
          ]}
        />
      )}
      <FilterForm
        label={texts.narrow}
        keep={[...(open && chosen.industry ? [['industry', chosen.industry] as const] : []), ...kept]}
        fields={[
          ...(open ? [] : [field('industry', texts.anyIndustry, industries)]),
          field('region', texts.anyRegion, regions),
        ]}
      />
    </>
  )
}

function NoCase({ filtered }: { filtered: boolean }) {
  const texts = useTexts('site/stories/success-case')
  return (
    <div className="wrap empty">
      <h2>
        <HeadWords text={filtered ? texts.noneFits : texts.emptyText} />
      </h2>
      <p>
        {filtered ? (
          <ArrowLink to={addresses.cases}>{texts.allCases}</ArrowLink>
        ) : (
          <ArrowLink to={addresses.products}>{texts.emptyLink}</ArrowLink>
        )}
      </p>
    </div>
  )
}
