// The product that is asked for most, large: its picture beside what an engineer asks first.
import type { ProductCard } from '#contract/products/product-card.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { KeySpecs } from '#web/site/cards/key-specs.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

/** Seven of twelve columns, the whole width below 992 px. */
const SIZES = '(max-width: 991px) 92vw, (max-width: 1680px) 53vw, 52rem'

export function HotLead({ product }: { product: ProductCard }) {
  const texts = useTexts('site/goods/hot-products')
  const to = product.address
  return (
    <article className="hot-lead">
      <div className="plate">
        {product.cover && (
          <Picture of={product.cover} sizes={SIZES} first lang={langOf(product, 'cover.alt')} />
        )}
      </div>
      <div className="hot-lead-text">
        <p className="model">{product.productModel}</p>
        <h2>
          <SiteLink to={to} lang={langOf(product, 'productName')}>
            {product.productName}
          </SiteLink>
        </h2>
        <KeySpecs of={product} className="hot-facts" />
        <p className="actions">
          <SiteLink className="button" to={to}>
            {texts.look}
            <Icon name="arrow" />
          </SiteLink>
          <SiteLink className="button outline" to={addresses.enquiry(product.id)}>
            {texts.ask}
          </SiteLink>
        </p>
      </div>
    </article>
  )
}
