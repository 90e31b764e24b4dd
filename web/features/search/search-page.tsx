// Keyword search (`/keyword`): results by kind with counts, pages, and something to go on with when nothing is found.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Found } from '#contract/site/search.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { KeySpecs } from '#web/site/cards/key-specs.tsx'
import { ProductCards } from '#web/site/cards/product-card.tsx'
import { NewsItems } from '#web/site/cards/stories/news-items.tsx'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Pager } from '#web/site/listing/pager.tsx'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { Tabs } from '#web/site/listing/tabs.tsx'
import { useListHead } from '#web/site/listing/use-list-head.ts'
import { Recent } from '#web/site/recent/recent.tsx'
import { SearchField } from '#web/site/search/search-field.tsx'
import { Section } from '#web/site/section-head.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { Highlight } from '#web/ui/highlight.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { type FoundKind, kindIn, useFoundKinds, useKindNames } from './found-kinds.ts'
import './search.css'
import '#web/site/listing/listing.css'

const LIMIT = 10
/** Results on the first screen of a phone. */
const FIRST_ITEMS = 3
/** Popular products and news beside an empty result. */
const POPULAR = 4
const NEWS = 3
/** The longest keyword the server takes. */
const LONGEST = 100

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const lang = door.language()
  const search = args.url.searchParams
  const options = { signal: args.request.signal }
  const keyword = (search.get('keyword') ?? '').trim().slice(0, LONGEST)
  const kind = await kindIn(search, door, options.signal)
  const result =
    keyword === ''
      ? null
      : await door.read(
          '/api/web/search',
          { keyword, kind, lang, page: readPage(search), limit: LIMIT },
          options,
        )
  if (result) keepWithin(args.url, result.total, LIMIT)
  if (result && result.total > 0) return { keyword, kind, result, popular: [], news: [] }
  const [popular, news] = await Promise.all([
    door.read('/api/web/product/hotList', { lang, limit: POPULAR }, options),
    door.read('/api/web/news/listAll', { lang, limit: NEWS }, options),
  ])
  return { keyword, kind, result, popular: popular.items, news: news.items }
}

export function Component() {
  const { keyword, kind, result, popular, news } = useLoaderData<typeof loader>()
  const texts = useTexts('site/search/page')
  const kinds = useFoundKinds()
  const nameOf = useKindNames()
  const language = useLanguage()
  const head = useListHead<HTMLDivElement>()
  const found = result ? kinds.reduce((sum, name) => sum + (result.counts[name] ?? 0), 0) : 0
  const to = (name?: FoundKind, word = keyword) =>
    `${addresses.search}?${new URLSearchParams({ keyword: word, ...(name && { kind: name }) })}`
  const more = result?.more ?? []
  const missing = (result?.missing ?? []).join(texts.between)
  const loosely = !result?.loosely
    ? texts.firstLack({ missing })
    : missing === ''
      ? texts.loosely
      : texts.looselyWithout({ missing })
  const counted = (count: number, open: boolean) => formatCount(count, language) + (open ? '+' : '')
  const heading =
    keyword === ''
      ? texts.startTitle
      : found > 0
        ? texts.resultsFor({ keyword })
        : texts.emptyTitle({ keyword })
  const tabs = [
    { to: to(), label: texts.all, count: counted(found, more.length > 0), current: kind === undefined },
    ...kinds
      .filter((name) => (result?.counts[name] ?? 0) > 0 || name === kind)
      .map((name) => ({
        to: to(name),
        label: nameOf(name).many,
        count: counted(result?.counts[name] ?? 0, more.includes(name)),
        current: kind === name,
      })),
  ]
  return (
    <>
      <div className="wrap list-page">
        <PageTitle is={keyword === '' ? texts.title : heading} />
        <Crumbs here={texts.title} />
        <header className="list-head">
          <h1>
            <HeadWords text={heading} />
          </h1>
          {keyword !== '' && found === 0 && <p className="lede">{texts.emptyText}</p>}
          {result?.mended && (
            <p className="lede" role="status">
              {texts.mended({ typed: keyword, keyword: result.mended })}
            </p>
          )}
          <SearchField wide keyword={keyword} />
          {result && result.nearest.length > 0 && (
            <p className="nearest">
              <span>{texts.nearest}</span>
              {result.nearest.map((word) => (
                <SiteLink key={word} to={to(undefined, word)}>
                  {word}
                </SiteLink>
              ))}
            </p>
          )}
          {result && result.families.length > 0 && (
            <nav className="nearest" aria-label={texts.families}>
              <span>{texts.families}</span>
              {result.families.map((family) => (
                <SiteLink key={family.address} to={family.address} lang={langOf(family, 'title')}>
                  {family.title}
                </SiteLink>
              ))}
            </nav>
          )}
        </header>
        {result && found > 0 && (
          <>
            <div className="list-top" ref={head} data-list-head tabIndex={-1}>
              <Tabs label={texts.kinds} tabs={tabs} />
            </div>
            <p className="found-count" role="status">
              {texts.count({
                count: result.total,
                shown: counted(result.total, kind ? more.includes(kind) : more.length > 0),
              })}
              {(result.loosely || missing !== '') && <span className="found-loosely">{loosely}</span>}
            </p>
            <ul className="found">
              {result.items.map((item, at) => (
                <FoundItem key={`${item.kind} ${item.id}`} item={item} eager={at < FIRST_ITEMS} />
              ))}
            </ul>
            <Pager total={result.total} limit={LIMIT} />
          </>
        )}
      </div>
      {result && found === 0 && (
        <Enquiry
          title={texts.askTitle}
          lede={texts.askText({ keyword })}
          subject={keyword}
          question={texts.question({ keyword })}
        />
      )}
      {popular.length > 0 && (
        <Section
          id="popular"
          look="mist"
          title={texts.popular}
          small
          still
          aside={<ArrowLink to={addresses.hotProducts}>{texts.allPopular}</ArrowLink>}
        >
          <ProductCards products={popular} tag={false} />
        </Section>
      )}
      {news.length > 0 && (
        <Section
          id="latest"
          title={texts.latestNews}
          small
          still
          aside={<ArrowLink to={addresses.news}>{texts.allNews}</ArrowLink>}
        >
          <NewsItems news={news} />
        </Section>
      )}
      <Recent />
    </>
  )
}

/** One result: picture, kind, title with the hits marked, one sentence. */
function FoundItem({ item, eager }: { item: Found; eager: boolean }) {
  const nameOf = useKindNames()
  const texts = useTexts('site/search/page')
  return (
    <li>
      <div className="plate">
        {item.cover && (
          <Picture of={item.cover} alt="" sizes="(max-width: 599px) 6rem, 11rem" eager={eager} />
        )}
      </div>
      <div>
        <p className="meta">
          <span>{nameOf(item.kind).one}</span>
          {item.code && (
            <span className="model">
              <Highlight text={item.code} hits={item.hits.code} />
            </span>
          )}
        </p>
        <h2>
          <SiteLink to={item.address} lang={langOf(item, 'title')}>
            <Highlight text={item.title} hits={item.hits.title} />
          </SiteLink>
        </h2>
        <p lang={langOf(item, 'summary')}>
          <Highlight text={item.summary} hits={item.hits.summary} />
        </p>
        {item.replaces !== '' && <p className="found-called">{texts.replaces({ model: item.replaces })}</p>}
        {item.called !== '' && <p className="found-called">{texts.called({ name: item.called })}</p>}
        <KeySpecs of={item} className="found-facts" />
      </div>
    </li>
  )
}
