// All news, newest first, by category and by page; both are kept in the address.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { NewsCard } from '#contract/news.ts'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/addresses.ts'
import { ArrowLink } from '#web/site/arrow-link.tsx'
import { Crumbs } from '#web/site/crumbs.tsx'
import { categoryTexts, NewsItems } from '#web/site/news-items.tsx'
import { PageTitle } from '#web/site/page-title.tsx'
import { Pager } from '#web/site/pager.tsx'
import { keepWithin, readPage } from '#web/site/paging.ts'
import { Tabs } from '#web/site/tabs.tsx'
import { useListHead } from '#web/site/use-list-head.ts'
import { newsTexts } from './texts.ts'
import './news.css'

const LIMIT = 7

type Category = NewsCard['category']
const CATEGORIES = Object.keys(categoryTexts.en) as Category[]

const readCategory = (search: URLSearchParams) =>
  CATEGORIES.find((category) => category === search.get('category'))

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const category = readCategory(args.url.searchParams)
  const page = readPage(args.url.searchParams)
  const news = await door.read(
    '/api/web/news/listAll',
    { lang: door.language(), category, page, limit: LIMIT },
    { signal: args.request.signal },
  )
  keepWithin(args.url, news.total, LIMIT)
  return { news, category }
}

export function Component() {
  const { news, category } = useLoaderData<typeof loader>()
  const texts = useTexts(newsTexts)
  const categories = useTexts(categoryTexts)
  const head = useListHead<HTMLDivElement>()
  const tabs = [
    { to: addresses.news, label: texts.all, current: category === undefined },
    ...CATEGORIES.map((name) => ({
      to: `${addresses.news}?category=${name}`,
      label: categories[name],
      current: category === name,
    })),
  ]
  return (
    <div className="wrap list-page">
      <PageTitle is={texts.news} />
      <Crumbs here={texts.news} />
      <header className="list-head">
        <h1>{texts.news}</h1>
        <p className="lede">{texts.lede}</p>
      </header>
      <div ref={head} tabIndex={-1} className="list-top">
        <Tabs label={texts.categories} tabs={tabs} />
      </div>
      {news.total > 0 ? (
        <NewsItems news={news.items} level="h2" first />
      ) : (
        <div className="empty">
          <h2>{texts.emptyTitle}</h2>
          <p>
            <ArrowLink to={addresses.news}>{texts.emptyText}</ArrowLink>
          </p>
        </div>
      )}
      <Pager total={news.total} limit={LIMIT} />
    </div>
  )
}
