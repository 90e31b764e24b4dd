// How many products a type holds: its own as a link to them, those below it as a plain number.
import type { TypeNode } from '#web/admin/product-types/type-tree.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'

const total = (type: TypeNode): number =>
  type.productCount + (type.children ?? []).reduce((sum, child) => sum + total(child), 0)

export function ProductCount({ type }: { type: TypeNode }) {
  const texts = useTexts('console/product-type/list')
  const own = type.productCount
  const all = total(type)
  return (
    <>
      {own > 0 && (
        <RouterLink to={`/webSystemManage/web_product?typeId=${type.id}`}>{thousands(own)}</RouterLink>
      )}
      {own > 0 && all > own && ' / '}
      {(own === 0 || all > own) && (
        <span className="type-total" title={type.children ? texts.withBelow : undefined}>
          {thousands(all)}
        </span>
      )}
    </>
  )
}
