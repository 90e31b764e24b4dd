// All success cases: the first large, the others as cards, a page at a time.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/addresses.ts'
import { ArrowLink } from '#web/site/arrow-link.tsx'
import { CaseCard } from '#web/site/case-card.tsx'
import { Crumbs } from '#web/site/crumbs.tsx'
import { FeaturedCase } from '#web/site/featured-case.tsx'
import { PageTitle } from '#web/site/page-title.tsx'
import { Pager } from '#web/site/pager.tsx'
import { keepWithin, readPage } from '#web/site/paging.ts'
import { useListHead } from '#web/site/use-list-head.ts'
import { caseTexts } from './texts.ts'
import './success-case.css'

const LIMIT = 7

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const asked = { lang: door.language(), page: readPage(args.url.searchParams), limit: LIMIT }
  const cases = await door.read('/api/web/successCase/listAll', asked, { signal: args.request.signal })
  keepWithin(args.url, cases.total, LIMIT)
  return cases
}

export function Component() {
  const { total, items } = useLoaderData<typeof loader>()
  const texts = useTexts(caseTexts)
  const head = useListHead<HTMLElement>()
  const [first, ...others] = items
  return (
    <>
      <PageTitle is={texts.cases} />
      <div className="wrap">
        <Crumbs here={texts.cases} />
        <header className="list-head" ref={head} tabIndex={-1}>
          <h1>{texts.cases}</h1>
          <p className="lede">{texts.lede}</p>
        </header>
      </div>
      {first ? (
        <FeaturedCase successCase={first} kicker={texts.one} button={texts.read} first />
      ) : (
        <div className="wrap empty">
          <p>{texts.emptyText}</p>
          <p>
            <ArrowLink to={addresses.products}>{texts.emptyLink}</ArrowLink>
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
