// Up to four facts that the owner chose to stand beside the heading of a record, or beside the picture of a product.
import type { ShownSpec } from '#contract/products/product-card.ts'
import type { Localized } from '#web/ui/local-text.tsx'
import { FactRows } from './own-facts.tsx'

type Props = {
  of: Localized & { side: readonly ShownSpec[] }
  /** Facts that stand there already. */
  beside?: readonly Pick<ShownSpec, 'name'>[]
}

/** Nothing where there is nothing to say. */
export function SideFacts({ of, beside = [] }: Props) {
  const isThere = (fact: ShownSpec) => beside.some(({ name }) => name === fact.name)
  if (of.side.every(isThere)) return null
  return (
    <dl className="side-facts">
      <FactRows of={of} facts={of.side} path="side" but={isThere} />
    </dl>
  )
}
