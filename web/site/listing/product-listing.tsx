// Products in pages: their count, their cards, and the other pages.
import type { ReactNode } from 'react'
import type { ProductCard as Card } from '#contract/products/product-card.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ProductCard } from '#web/site/cards/product-card.tsx'
import { CompareChosen } from '#web/site/tray/compare-chosen.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { Pager } from './pager.tsx'
import { useListHead } from './use-list-head.ts'
import './listing.css'

/** A grid on phones as well: two to a row. */
const SIZES = '(max-width: 599px) 44vw, (max-width: 1179px) 45vw, (max-width: 1700px) 22vw, 23rem'

type Props = {
  page: { total: number; items: Card[] }
  limit: number
  /** What stands there when there is nothing to show: a sentence and a way out. */
  empty: ReactNode
  /** Off where every product is a popular one. */
  tags?: boolean
}

export function ProductListing({ page, limit, empty, tags = true }: Props) {
  const texts = useTexts('site/frame')
  const language = useLanguage()
  const head = useListHead<HTMLHeadingElement>()
  // What half of them carry tells nobody anything.
  const few = page.items.filter(({ hot }) => hot).length * 2 < page.items.length
  return (
    <section className="listing" aria-labelledby="count">
      <div className="listing-head">
        <h2 id="count" ref={head} data-list-head tabIndex={-1}>
          {texts.productCount({ count: page.total, shown: formatCount(page.total, language) })}
        </h2>
      </div>
      {page.total === 0 ? (
        <div className="empty">{empty}</div>
      ) : (
        <ul className="cards four grid">
          {page.items.map((product) => (
            <ProductCard key={product.id} product={product} tag={tags && few} sizes={SIZES} />
          ))}
        </ul>
      )}
      {page.items.length > 1 && <CompareChosen />}
      <Pager total={page.total} limit={limit} />
    </section>
  )
}
