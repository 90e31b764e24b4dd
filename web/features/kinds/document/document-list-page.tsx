// The downloads: documents under the product they are about, found by word, type, family and language.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { isLanguage, LANGUAGE_FACTS, LANGUAGES } from '#contract/languages/language-codes.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type DocumentCard, DocumentRow } from '#web/site/cards/document-files.tsx'
import { PaperLink } from '#web/site/cards/paper-link.tsx'
import { addresses, dataSheet } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { asked as askedFields, filtersIn } from '#web/site/listing/filters/filter-address.ts'
import { ListFilters, useFilter } from '#web/site/listing/filters/list-filters.tsx'
import { Pager } from '#web/site/listing/pager.tsx'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { useListHead } from '#web/site/listing/use-list-head.ts'
import { topLevel } from '#web/site/shell/catalog.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './document.css'
import '#web/site/listing/listing.css'

const LIMIT = 24
/** The longest keyword the server takes. */
const LONGEST = 100
const IN_ORDER = { dataSheet: 1, manual: 2, certificate: 3, drawing: 4, software: 5 }
type Type = NonNullable<DocumentCard['type']>
const TYPES = Object.keys(IN_ORDER satisfies Record<Type, number>) as Type[]

/** What the address says, as the server takes it; anything else is no filter. */
function chosenIn(search: URLSearchParams) {
  const id = (name: string) => {
    const given = search.get(name) ?? ''
    return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined
  }
  const language = search.get('language')
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, LONGEST) || undefined,
    type: TYPES.find((type) => type === search.get('type')),
    family: id('family'),
    product: id('product'),
    language: isLanguage(language) ? language : undefined,
    sort: search.get('sort') === 'type' ? ('type' as const) : undefined,
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const search = args.url.searchParams
  const chosen = chosenIn(search)
  const { signal } = args.request
  const asked = { lang: door.language(), ...chosen, ...askedFields(search) }
  const listed = { ...asked, page: readPage(search), limit: LIMIT }
  const [documents, { facets }] = await Promise.all([
    door.read('/api/web/document/listAll', listed, { signal }),
    door.read('/api/web/document/filters', asked, { signal }),
  ])
  keepWithin(args.url, documents.total, LIMIT)
  return { ...documents, chosen, facets }
}

/** Documents under the first product that they name, in their order; `product` is the one that is chosen. */
function byProduct(documents: readonly DocumentCard[], product: number | undefined) {
  const headOf = ({ products }: DocumentCard) =>
    Math.max(
      0,
      products.findIndex(({ id }) => id === product),
    )
  const groups = Map.groupBy(documents, (one) => one.products[headOf(one)]?.id ?? 0)
  return [...groups].map(([id, items]) => ({ id, items, at: items[0] ? headOf(items[0]) : 0 }))
}

export function Component() {
  const { total, items, chosen, facets } = useLoaderData<typeof loader>()
  const texts = useTexts('site/documents/document')
  const language = useLanguage()
  const head = useListHead<HTMLDivElement>()
  const { sort, ...narrowing } = chosen
  const filter = useFilter()
  const isNarrowed = filter.size > 0 || Object.values(narrowing).some((one) => one !== undefined)
  return (
    <div className="wrap list-page">
      <PageTitle is={texts.title} />
      <Crumbs here={texts.title} />
      <header className="list-head">
        <h1>{texts.title}</h1>
        <p className="lede">{texts.lede}</p>
      </header>
      <Narrowing />
      <ListFilters facets={facets} />
      <div ref={head} data-list-head tabIndex={-1} className="doc-count">
        <p role="status">{texts.count({ count: total, shown: formatCount(total, language) })}</p>
        {isNarrowed && <ArrowLink to={addresses.documents}>{texts.allDocuments}</ArrowLink>}
      </div>
      {items.length === 0 && <NoDocument narrowed={isNarrowed} />}
      {sort === 'type'
        ? [...Map.groupBy(items, ({ type }) => type)].map(([type, group]) => (
            <TypeGroup key={type} type={type} documents={group} />
          ))
        : byProduct(items, chosen.product).map(({ id, items: group, at }) => (
            <ProductGroup key={id} documents={group} at={at} />
          ))}
      <Pager total={total} limit={LIMIT} />
    </div>
  )
}

function TypeGroup({ type, documents }: { type: Type | null; documents: readonly DocumentCard[] }) {
  const texts = useTexts('site/documents/document')
  const id = `type-${type}`
  return (
    <section className="doc-group" aria-labelledby={id}>
      <div className="doc-about">
        <h2 id={id}>{type && texts.groups[type]}</h2>
      </div>
      <ul className="docs">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
    </section>
  )
}

function ProductGroup({ documents, at }: { documents: readonly DocumentCard[]; at: number }) {
  const texts = useTexts('site/documents/document')
  const language = useLanguage()
  const [first] = documents
  const product = first?.products[at]
  return (
    <section className="doc-group" aria-label={product?.productModel ?? texts.generalText}>
      <div className="doc-about">
        {first && product ? (
          <>
            <div className="plate">{product.cover && <Picture of={product.cover} alt="" sizes="6rem" />}</div>
            <div>
              <p className="model">{product.productModel}</p>
              <h2 lang={langOf(first, `products.${at}.productName`)}>
                <SiteLink to={product.address}>
                  <HeadWords text={product.productName} />
                </SiteLink>
              </h2>
              <p className="doc-sheet">
                <PaperLink className="text-link" to={(units) => dataSheet(language, product.address, units)}>
                  {texts.sheetPaper}
                </PaperLink>
              </p>
            </div>
          </>
        ) : (
          <h2>{texts.generalText}</h2>
        )}
      </div>
      <ul className="docs">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} {...(product && { under: product.id })} />
        ))}
      </ul>
    </section>
  )
}

/** One form for all: with scripts each choice leads on at once, without them its button does. */
function Narrowing() {
  const { chosen } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { types } = useShell()
  const texts = useTexts('site/documents/document')
  const select = (
    name: 'type' | 'family' | 'language' | 'sort',
    any: string,
    choices: readonly (readonly [key: string, label: string])[],
  ) => (
    <label className="field">
      <span>{texts[name]}</span>
      <select className="input" name={name} defaultValue={chosen[name] ?? ''} key={chosen[name] ?? ''}>
        <option value="">{any}</option>
        {choices.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <SiteForm className="doc-search" role="search" aria-label={texts.find} live>
      <label className="field">
        <span>{texts.word}</span>
        <input
          className="input"
          type="search"
          name="keyword"
          maxLength={LONGEST}
          placeholder={texts.wordHint}
          defaultValue={chosen.keyword ?? ''}
          key={chosen.keyword ?? ''}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      {select(
        'type',
        texts.anyType,
        TYPES.map((type) => [type, texts.types[type]] as const),
      )}
      {select(
        'family',
        texts.anyFamily,
        topLevel(types).map(({ id, productTypeName }) => [String(id), productTypeName] as const),
      )}
      {select(
        'language',
        texts.anyLanguage,
        LANGUAGES.map((one) => [one, LANGUAGE_FACTS[one].name] as const),
      )}
      {select('sort', texts.byProduct, [['type', texts.byType]])}
      {filtersIn(search).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {chosen.product !== undefined && <input type="hidden" name="product" value={chosen.product} />}
      <button className="button" type="submit">
        <Icon name="search" />
        {texts.go}
      </button>
    </SiteForm>
  )
}

function NoDocument({ narrowed }: { narrowed: boolean }) {
  const texts = useTexts('site/documents/document')
  return (
    <div className="empty">
      <h2>
        <HeadWords text={narrowed ? texts.noneFits : texts.emptyText} />
      </h2>
      {narrowed && <p>{texts.noneFitsText}</p>}
      <p>
        <ArrowLink to={addresses.ask}>{texts.ask}</ArrowLink>
      </p>
    </div>
  )
}
