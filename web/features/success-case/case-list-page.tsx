// All success cases by industry and region: the first large, the others as cards, a page at a time.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/addresses.ts'
import { ArrowLink } from '#web/site/arrow-link.tsx'
import { CaseCard } from '#web/site/case-card.tsx'
import { Crumbs } from '#web/site/crumbs.tsx'
import { FeaturedCase } from '#web/site/featured-case.tsx'
import { FilterForm } from '#web/site/filter-form.tsx'
import { PageTitle } from '#web/site/page-title.tsx'
import { Pager } from '#web/site/pager.tsx'
import { keepWithin, readPage } from '#web/site/paging.ts'
import { useListHead } from '#web/site/use-list-head.ts'
import { caseTexts } from './texts.ts'
import './success-case.css'

const LIMIT = 7

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
  const asked = { lang, ...chosen, page: readPage(search), limit: LIMIT }
  const [cases, terms] = await Promise.all([
    door.read('/api/web/successCase/listAll', asked, { signal }),
    door.read('/api/web/successCase/filters', { lang }, { signal }),
  ])
  keepWithin(args.url, cases.total, LIMIT)
  return { ...cases, terms, chosen }
}

export function Component() {
  const { total, items, terms, chosen } = useLoaderData<typeof loader>()
  const texts = useTexts(caseTexts)
  const head = useListHead<HTMLElement>()
  const [first, ...others] = items
  const filtered = chosen.industry !== undefined || chosen.region !== undefined
  const choices = (all: typeof terms.industries) =>
    all.map(({ key, name, count }) => ({ key, label: `${name} (${count})` }))
  return (
    <>
      <PageTitle is={texts.cases} />
      <div className="wrap">
        <Crumbs here={texts.cases} />
        <header className="list-head" ref={head} tabIndex={-1}>
          <h1>{texts.cases}</h1>
          <p className="lede">{texts.lede}</p>
          <FilterForm
            label={texts.narrow}
            fields={[
              {
                name: 'industry',
                label: texts.industry,
                any: texts.anyIndustry,
                chosen: chosen.industry ?? '',
                choices: choices(terms.industries),
              },
              {
                name: 'region',
                label: texts.region,
                any: texts.anyRegion,
                chosen: chosen.region ?? '',
                choices: choices(terms.regions),
              },
            ]}
          />
        </header>
      </div>
      {first ? (
        <FeaturedCase successCase={first} kicker={texts.one} button={texts.read} first />
      ) : (
        <div className="wrap empty">
          <p>{filtered ? texts.noneFits : texts.emptyText}</p>
          <p>
            {filtered ? (
              <ArrowLink to={addresses.cases}>{texts.allCases}</ArrowLink>
            ) : (
              <ArrowLink to={addresses.products}>{texts.emptyLink}</ArrowLink>
            )}
          </p>
        </div>
      )}
      <div className="wrap section case-list">
        {others.length > 0 && (
          <ul className="case-cards">
            {others.map((successCase) => (
              <CaseCard key={successCase.id} successCase={successCase} />
            ))}
          </ul>
        )}
        <Pager total={total} limit={LIMIT} />
      </div>
    </>
  )
}
