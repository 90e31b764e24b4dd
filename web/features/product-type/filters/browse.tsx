// The products of a category beside what they are narrowed by; all of it lives in the address.
import { useEffect, useId } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { openSheets } from '#web/site/behaviour/sheets.ts'
import { ProductCard } from '#web/site/cards/product-card.tsx'
import { UnitsSwitch } from '#web/site/cards/units-switch.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { ChosenFilters } from '#web/site/listing/filters/chosen-filters.tsx'
import { ClearFilters } from '#web/site/listing/filters/clear-filters.tsx'
import { filterOf, readLimit } from '#web/site/listing/filters/filter-address.ts'
import { Pager } from '#web/site/listing/pager.tsx'
import { usePageHead } from '#web/site/listing/use-list-head.ts'
import { CompareChosen } from '#web/site/tray/compare-chosen.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { Facets } from './facets.tsx'
import { ListChoices } from './list-choices.tsx'
import type { ProductsPage } from './type-reading.ts'
import '#web/site/listing/listing.css'

/** Two to a row on phones and tablets, then beside the filters two and three, or four without any. */
const BESIDE =
  '(max-width: 599px) 43vw, (max-width: 991px) 45vw, (max-width: 1179px) 33vw, (max-width: 1700px) 21vw, 23rem'
const ALONE = '(max-width: 599px) 43vw, (max-width: 1179px) 45vw, (max-width: 1700px) 21vw, 23rem'
/** Products that stand beside each other on one page (`contract/products/product-compare.ts`). */
const COMPARED = 4
/** Cards that may stand in the first window. */
const FIRST_ROW = 4

export function Browse({ page: { products } }: { page: { products: ProductsPage } }) {
  const texts = useTexts('site/goods/product-type')
  const listing = useTexts('site/listing')
  const site = useTexts('site/frame')
  const language = useLanguage()
  const [search] = useSearchParams()
  const filter = filterOf(search)
  const form = useId()
  const head = usePageHead<HTMLHeadingElement>()
  const sheet = useId()
  useEffect(openSheets, [])
  const busy = useNavigation().location?.search !== undefined
  const { facets, otherFacets, items, total } = products
  const said = site.productCount({ count: total, shown: formatCount(total, language) })
  const chosen = facets.filter(({ key }) => filter.has(key)).length
  return (
    <div className={facets.length > 0 ? 'browse' : 'browse alone'}>
      {facets.length > 0 && (
        // Beside the list on wide screens, a sheet over it on narrow ones (behaviour/sheets.ts).
        <section className="facets" id={sheet} popover="auto" data-sheet aria-label={listing.filter}>
          <div className="facets-head">
            <h2>{listing.filter}</h2>
            {chosen > 0 && <ClearFilters className="text-link" />}
            <button
              className="icon-button"
              type="button"
              popoverTarget={sheet}
              popoverTargetAction="hide"
              aria-label={texts.closeFilter}
            >
              <Icon name="close" />
            </button>
          </div>
          <Facets id={form} facets={facets} others={otherFacets} filter={filter} />
          <div className="facets-foot">
            {chosen > 0 && <ClearFilters className="button outline" />}
            <button className="button" type="button" popoverTarget={sheet} popoverTargetAction="hide">
              {texts.showCount({ count: total, shown: formatCount(total, language) })}
            </button>
          </div>
        </section>
      )}
      <section className="listing" aria-labelledby="count" aria-busy={busy}>
        <div className="listing-head">
          <h2 id="count" ref={head} data-list-head="narrowed" tabIndex={-1}>
            {said}
          </h2>
          <p className="hidden-text" role="status">
            {busy ? '' : said}
          </p>
          {facets.length > 0 && (
            <button
              className="button outline small open-sheet"
              type="button"
              popoverTarget={sheet}
              aria-haspopup="dialog"
            >
              <Icon name="filter" />
              {chosen > 0 ? texts.filterCount({ groups: chosen }) : listing.filter}
            </button>
          )}
          <UnitsSwitch />
          <ListChoices form={form} alone={facets.length === 0} total={total} />
        </div>
        <ChosenFilters facets={facets} filter={filter} />
        {items.length === 0 ? (
          <Nothing narrowed={chosen > 0} />
        ) : (
          <ul className={facets.length > 0 ? 'cards three grid' : 'cards four grid'}>
            {items.map((product, at) => (
              <ProductCard
                key={product.id}
                product={product}
                sizes={facets.length > 0 ? BESIDE : ALONE}
                eager={at < FIRST_ROW}
              />
            ))}
          </ul>
        )}
        {items.length > 1 && items.length === total && total <= COMPARED && (
          <p className="compare-these">
            <ArrowLink to={addresses.compare(items.map(({ id }) => id))}>{texts.compareThese}</ArrowLink>
          </p>
        )}
        {items.length > 1 && <CompareChosen />}
        <Pager total={total} limit={readLimit(search)} />
      </section>
    </div>
  )
}

/** Nothing here yet, or nothing that fits all that was chosen: each time with a way out. */
function Nothing({ narrowed }: { narrowed: boolean }) {
  const texts = useTexts('site/goods/product-type')
  const site = useTexts('site/frame')
  return (
    <div className="empty">
      {narrowed ? (
        <>
          <h3>
            <HeadWords text={texts.noFit} />
          </h3>
          <p>{texts.noFitText}</p>
          <p className="actions">
            <ClearFilters className="button" />
            <SiteLink className="button outline" to={addresses.ask}>
              {site.unsureLink}
            </SiteLink>
          </p>
        </>
      ) : (
        <>
          <p>{texts.emptyText}</p>
          <p>
            <ArrowLink to={addresses.products}>{site.allProducts}</ArrowLink>
          </p>
        </>
      )}
    </div>
  )
}
