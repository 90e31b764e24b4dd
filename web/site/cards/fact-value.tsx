// What a fact says: its value with its unit, everywhere or by region, or the records that it names, each leading to its page.
import type { ShownSpec } from '#contract/products/product-card.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { type Localized, langOf } from '#web/ui/local-text.tsx'
import { RegionalValue } from './regional.tsx'

type Props = {
  /** What the fact is a part of, and where it stands in it: `facts.0`. */
  of: Localized
  path: string
  fact: ShownSpec
  /** Small: what holds here alone, as one of many in a list. */
  brief?: boolean
}

export function FactValue({ of, path, fact, brief = false }: Props) {
  const { records = [] } = fact
  if (records.length === 0)
    return <RegionalValue of={fact} brief={brief} langAt={(part) => langOf(of, `${path}.${part}`)} />
  return (
    <ul className="fact-records">
      {records.map(({ title, address }, at) => (
        <li key={address}>
          <SiteLink to={address} lang={langOf(of, `${path}.records.${at}.title`)}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
