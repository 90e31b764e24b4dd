// All news, pinned pieces first and then the newest, by category, year and page; all are kept in the address.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { NewsCard, NewsCategory } from '#contract/news-and-cases/news.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { NewsLead } from '#web/site/cards/stories/news-items.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { FilterForm } from '#web/site/listing/filter-form.tsx'
import { asked, filtersIn } from '#web/site/listing/filters/filter-address.ts'
import { ListFilters, NoneFits, useFilter } from '#web/site/listing/filters/list-filters.tsx'
import { Pager } from '#web/site/listing/pager.tsx'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { Tabs } from '#web/site/listing/tabs.tsx'
import { useListHead } from '#web/site/listing/use-list-head.ts'
import { useTraveller } from '#web/site/motion/morph.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { choiceCount } from '#web/ui/choice-count.ts'
import { Day, formatCount } from '#web/ui/day.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { CATEGORIES } from '#web/ui/news-categories.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './news.css'
import '#web/site/listing/listing.css'

const LIMIT = 7

const readCategory = (search: URLSearchParams) =>
  CATEGORIES.find((category) => category === search.get('category'))

const readYear = (search: URLSearchParams) => {
  const year = search.get('year') ?? ''
  return /^(?:19|20|21)\d{2}$/.test(year) ? Number(year) : undefined
}

/** The list narrowed by both; each way keeps the other, and the filters. */
function narrowed(category: NewsCategory | undefined, year: number | undefined, kept: [string, string][]) {
  const named = Object.entries({ ...(category && { category }), ...(year && { year: String(year) }) })
  const search = new URLSearchParams([...named, ...kept])
  return search.size > 0 ? `${addresses.news}?${search}` : addresses.news
}

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const category = readCategory(args.url.searchParams)
  const year = readYear(args.url.searchParams)
  const page = readPage(args.url.searchParams)
  const { signal } = args.request
  const chosen = { lang: door.language(), category, year, ...asked(args.url.searchParams) }
  const [news, choices] = await Promise.all([
    door.read('/api/web/news/listAll', { ...chosen, page, limit: LIMIT }, { signal }),
    door.read('/api/web/news/filters', chosen, { signal }),
  ])
  keepWithin(args.url, news.total, LIMIT)
  return { news, category, year, choices }
}

export function Component() {
  const { news, category, year, choices } = useLoaderData<typeof loader>()
  const texts = useTexts('site/stories/news')
  const categories = useTexts('site/ui').newsCategories
  const language = useLanguage()
  const [search] = useSearchParams()
  const head = useListHead<HTMLDivElement>()
  const filter = useFilter()
  const kept = filtersIn(search)
  const counted = (count: number) => choiceCount(count, language)
  const tabs = [
    { to: narrowed(undefined, year, kept), label: texts.all, current: category === undefined },
    ...choices.categories
      .filter((choice) => choice.count > 0 || choice.category === category)
      .map((choice) => ({
        to: narrowed(choice.category, year, kept),
        label: categories[choice.category],
        count: counted(choice.count),
        current: category === choice.category,
      })),
  ]
  // The newest piece stands large where nobody looks for anything yet.
  const leads = filter.size === 0 && category === undefined && year === undefined && readPage(search) === 1
  const [lead, ...others] = news.items
  return (
    <div className="wrap list-page">
      <PageTitle is={texts.news} />
      <Crumbs here={texts.news} />
      <header className="list-head">
        <h1>{texts.news}</h1>
        <p className="lede">{texts.lede}</p>
      </header>
      <div ref={head} data-list-head tabIndex={-1} className="list-top">
        <Tabs label={texts.categories} tabs={tabs} />
        <FilterForm
          label={texts.year}
          keep={[...(category ? [['category', category] as const] : []), ...kept]}
          fields={[
            {
              name: 'year',
              label: texts.year,
              any: texts.anyYear,
              chosen: year === undefined ? '' : String(year),
              choices: choices.years
                .filter((choice) => choice.count > 0 || choice.year === year)
                .map((choice) => ({
                  key: String(choice.year),
                  label: `${choice.year} (${counted(choice.count)})`,
                })),
            },
          ]}
        />
      </div>
      <ListFilters facets={choices.facets} />
      <p className="hidden-text" role="status">
        {texts.count({ count: news.total, shown: formatCount(news.total, language) })}
      </p>
      {lead ? (
        <>
          {leads && <NewsLead piece={lead} level="h2" first />}
          <Rows news={leads ? others : news.items} />
        </>
      ) : filter.size > 0 ? (
        <NoneFits />
      ) : (
        <div className="empty">
          <h2>
            <HeadWords text={texts.emptyTitle} />
          </h2>
          <p>
            <ArrowLink to={addresses.news}>{texts.emptyText}</ArrowLink>
          </p>
        </div>
      )}
      <Pager total={news.total} limit={LIMIT} />
    </div>
  )
}

/** News one below the other: date, words, and a small picture where there is one. */
function Rows({ news }: { news: readonly NewsCard[] }) {
  if (news.length === 0) return null
  return (
    <ul className="news-rows">
      {news.map((piece) => (
        <Row key={piece.id} piece={piece} />
      ))}
    </ul>
  )
}

function Row({ piece }: { piece: NewsCard }) {
  const categories = useTexts('site/ui').newsCategories
  const { pinned } = useTexts('site/ui').pinnedNews
  const to = piece.address
  const traveller = useTraveller(to)
  return (
    <li>
      <p className="meta">
        <b>
          <Day date={piece.date} />
        </b>
        <span>{categories[piece.category]}</span>
        {piece.pinned && <b className="pinned">{pinned}</b>}
      </p>
      <div>
        <h2>
          <SiteLink to={to} viewTransition lang={langOf(piece, 'title')}>
            <HeadWords text={piece.title} />
          </SiteLink>
        </h2>
        <p lang={langOf(piece, 'summary')}>{piece.summary}</p>
      </div>
      {piece.cover && (
        <div className={`plate wide ${traveller}`}>
          {/* The words beside it say the same. */}
          <Picture
            of={piece.cover}
            alt=""
            sizes="(max-width: 599px) 27vw, (max-width: 767px) 9rem, (max-width: 991px) 29vw, (max-width: 1700px) 14vw, 15rem"
          />
        </div>
      )}
    </li>
  )
}
