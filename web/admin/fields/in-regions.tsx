import { type ReactNode, useMemo, useState } from 'react'
import type { AttributeValues } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { inRegions } from '#contract/products/regional.ts'
import { useRegions } from '#web/admin/product-types/use-regions.ts'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  attribute: Attribute
  values: AttributeValues
  children: (attribute: Attribute) => ReactNode
}

/** What holds in a region alone; open where something is said. */
export function InRegions({ attribute, values, children }: Props) {
  const texts = useTexts('console/editor/values')
  const regions = useRegions()
  const own = useMemo(() => inRegions([attribute], regions).slice(1), [attribute, regions])
  const [isOpen] = useState(() => Object.keys(values).some((key) => key.startsWith(`${attribute.key}@`)))
  return (
    <details className="attribute-regions" open={isOpen}>
      <summary>{texts.byRegion}</summary>
      {own.length === 0 && <p className="field-hint">{texts.noRegions}</p>}
      <div className="attribute-values">{own.map(children)}</div>
    </details>
  )
}
