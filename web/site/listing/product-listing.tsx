// Products of a category or a choice: count, order, cards, pages. Page and order live in the address.
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductCard as Card } from '#contract/products/product-card.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ProductCard } from '#web/site/cards/product-card.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { Pager } from './pager.tsx'
import { PRODUCT_ORDERS, type ProductOrder } from './product-order.ts'
import { useListHead } from './use-list-head.ts'

type Props = {
  page: { total: number; items: Card[] }
  limit: number
  /** The order shown; left out where the list has one order alone. */
  order?: ProductOrder
  /** What stands there when there is nothing to show: a sentence and a way out. */
  empty: ReactNode
  /** Off where every product is a popular one. */
  tags?: boolean
}

export function ProductListing({ page, limit, order, empty, tags = true }: Props) {
  const texts = useTexts('site/frame')
  const language = useLanguage()
  const head = useListHead<HTMLHeadingElement>()
  return (
    <section className="listing" aria-labelledby="count">
      <div className="listing-head">
        <h2 id="count" ref={head} tabIndex={-1}>
          {texts.productCount({ count: page.total, shown: formatCount(page.total, language) })}
        </h2>
        {order && page.total > 1 && <Order order={order} />}
      </div>
      {page.total === 0 ? (
        <div className="empty">{empty}</div>
      ) : (
        <ul className="cards four grid">
          {page.items.map((product) => (
            <ProductCard key={product.id} product={product} tag={tags} />
          ))}
        </ul>
      )}
      <Pager total={page.total} limit={limit} />
    </section>
  )
}

function Order({ order }: { order: ProductOrder }) {
  const texts = useTexts('site/frame')
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <SiteForm className="sort" live>
      {id && <input type="hidden" name="id" value={id} />}
      <label>
        <span>{texts.order}</span>
        <select className="input" name="sort" defaultValue={order} key={order}>
          {PRODUCT_ORDERS.map((name) => (
            <option key={name} value={name}>
              {texts.orders[name]}
            </option>
          ))}
        </select>
      </label>
      <button className="button small outline without-scripts" type="submit">
        {texts.apply}
      </button>
    </SiteForm>
  )
}
