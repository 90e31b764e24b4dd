// A product in a list: picture, model, name, and the facts an engineer asks first. The whole card is one link.
import type { MouseEvent } from 'react'
import type { ProductCard as Card } from '#contract/products/product-card.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PickBox } from '#web/site/tray/pick.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { KeySpecs } from './key-specs.tsx'

/** How wide a card is drawn: four, three or two to a row, most of the width on phones. */
const SIZES = '(max-width: 599px) 71vw, (max-width: 1179px) 45vw, (max-width: 1700px) 22vw, 23rem'

/** `why` it stands where it does. */
type Shown = Card & { why?: string }
type Props = {
  product: Shown
  /** Its place among the headings of the page. */
  level?: 'h2' | 'h3'
  sizes?: string
  /** Off where every card would carry it. */
  tag?: boolean
  /** In the first row of a page. */
  eager?: boolean
}

export function ProductCard({
  product,
  level: Heading = 'h3',
  sizes = SIZES,
  tag = true,
  eager = false,
}: Props) {
  const texts = useTexts('site/frame')
  const to = product.address
  return (
    <li className="card">
      {product.discontinued ? (
        <span className="tag ended-tag">{texts.discontinued}</span>
      ) : (
        tag && product.hot && <span className="tag">{texts.hot}</span>
      )}
      <div className="plate">
        {product.cover && (
          <Picture of={product.cover} sizes={sizes} eager={eager} lang={langOf(product, 'cover.alt')} />
        )}
      </div>
      <p className="model">{product.productModel}</p>
      <Heading className="card-name">
        <SiteLink to={to} viewTransition onClick={carryPicture} lang={langOf(product, 'productName')}>
          <HeadWords text={product.productName} />
        </SiteLink>
      </Heading>
      {product.why && <LocalText as="p" className="card-note" of={product} path="why" />}
      <KeySpecs of={product} className="keyspecs" />
      {!product.discontinued && <PickBox product={product} className="pick card-pick" />}
    </li>
  )
}

/** Products in a row of four, where there is room for it. */
export function ProductCards({ products, tag = true }: { products: readonly Shown[]; tag?: boolean }) {
  return (
    <ul className="cards four">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} tag={tag} />
      ))}
    </ul>
  )
}

/** On the way to the page of the product the picture of the card becomes the one that stands there. */
function carryPicture({ currentTarget }: MouseEvent<HTMLElement>) {
  const plate = currentTarget.closest('.card')?.querySelector<HTMLElement>('.plate')
  if (plate) plate.style.viewTransitionName = 'product-picture'
}
