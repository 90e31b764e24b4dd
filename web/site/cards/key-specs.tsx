// The facts of a product that an engineer asks first, each with its name.
import type { ProductCard } from '#contract/products/product-card.ts'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { RegionalValue } from './regional.tsx'

type Props = { of: Pick<ProductCard, 'keySpecs' | 'shownIn'>; className: string }

export function KeySpecs({ of: product, className }: Props) {
  if (product.keySpecs.length === 0) return null
  return (
    <dl className={className}>
      {product.keySpecs.map((fact, at) => (
        <div key={fact.name}>
          <LocalText as="dt" of={product} path={`keySpecs.${at}.name`} />
          <dd lang={langOf(product, `keySpecs.${at}.value`)}>
            <RegionalValue of={fact} brief langAt={(part) => langOf(product, `keySpecs.${at}.${part}`)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
