// All records of a kind that the owner made, narrowed by group and by fields of the owner, in the layout that the owner chose.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { type OwnKind, ownKindAt } from '#web/site/links/own-kinds.ts'
import { Chips } from '#web/site/listing/chips.tsx'
import { asked, filtersIn } from '#web/site/listing/filters/filter-address.ts'
import { ListFilters, NoneFits, useFilter } from '#web/site/listing/filters/list-filters.tsx'
import { Pager } from '#web/site/listing/pager.tsx'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { useListHead } from '#web/site/listing/use-list-head.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { OwnCards } from './own-cards.tsx'
import { OwnRows } from './own-rows.tsx'
import { OwnTable } from './own-table.tsx'
import { readOwn } from './read.ts'
import './own.css'
import '#web/site/listing/listing.css'

const LAYOUTS = { cards: OwnCards, rows: OwnRows, table: OwnTable } as const
/** Records of a page: lines of a table are low. */
const LIMITS = { cards: 24, rows: 24, table: 50 } as const
/** Characters of the name of a group, at most. */
const LONGEST = 100

export async function loader(args: LoaderFunctionArgs) {
  const own = await ownKindAt(args, 'list')
  const door = doorOf(args)
  const { signal } = args.request
  const search = args.url.searchParams
  const term = (search.get('group') ?? '').trim()
  const group = own.grouped && term !== '' && term.length <= LONGEST ? term : undefined
  const lang = door.language()
  const limit = LIMITS[own.layout]
  const chosen = { lang, group, ...asked(search) }
  const [records, { groups = [], facets }] = await Promise.all([
    readOwn(door, own.kind, 'listAll', { asked: { ...chosen, page: readPage(search), limit }, signal }),
    readOwn(door, own.kind, 'filters', { asked: chosen, signal }),
  ])
  keepWithin(args.url, records.total, limit)
  const some = own.grouped ? groups.filter(({ key, count }) => count > 0 || key === group) : []
  return { own, ...records, group, groups: some, facets }
}

export function Component() {
  const { own, total, items, facets } = useLoaderData<typeof loader>()
  const texts = useTexts('site/own/own')
  const language = useLanguage()
  const head = useListHead<HTMLDivElement>()
  const Layout = LAYOUTS[own.layout]
  return (
    <div className="wrap list-page">
      <PageTitle is={own.many} />
      <Crumbs here={own.many} />
      <header className="list-head">
        <h1>
          <HeadWords text={own.many} />
        </h1>
        {own.lede && <p className="lede">{own.lede}</p>}
      </header>
      <div ref={head} data-list-head tabIndex={-1} className="own-top">
        <Groups />
      </div>
      <ListFilters facets={facets} />
      <p className="hidden-text" role="status">
        {texts.count({ count: total, shown: formatCount(total, language) })}
      </p>
      {items.length > 0 ? <Layout own={own} cards={items} /> : <Nothing />}
      <Pager total={total} limit={LIMITS[own.layout]} />
    </div>
  )
}

/** One group needs no choice. */
function Groups() {
  const { own, groups, group } = useLoaderData<typeof loader>()
  const texts = useTexts('site/own/own')
  const [search] = useSearchParams()
  if (groups.length < 2 && group === undefined) return null
  const kept = filtersIn(search)
  const all = groups.reduce((sum, { count }) => sum + count, 0)
  return (
    <Chips
      label={own.groupName || texts.group}
      chips={[
        { to: listOf(own, kept), name: texts.all, count: all, current: group === undefined },
        ...groups.map(({ key, name, count }) => ({
          to: listOf(own, [['group', key], ...kept]),
          ...{ name, count },
          current: key === group,
        })),
      ]}
    />
  )
}

function Nothing() {
  const { own, group } = useLoaderData<typeof loader>()
  const texts = useTexts('site/own/own')
  const frame = useTexts('site/frame')
  const filter = useFilter()
  if (filter.size > 0) return <NoneFits />
  return (
    <div className="empty">
      <h2>
        <HeadWords text={group === undefined ? texts.none : texts.noneHere} />
      </h2>
      <p>
        {group === undefined ? (
          <ArrowLink to={addresses.products}>{frame.allProducts}</ArrowLink>
        ) : (
          <ArrowLink to={listOf(own)}>{texts.showAll}</ArrowLink>
        )}
      </p>
    </div>
  )
}

const listOf = ({ list }: OwnKind, asking: [string, string][] = []) =>
  asking.length > 0 ? `/${list}?${new URLSearchParams(asking)}` : `/${list}`
