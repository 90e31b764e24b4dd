// What a fact says: its value with its unit, or the records that it names, each leading to its page.
import type { ShownSpec } from '#contract/products/product-card.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { type Localized, langOf } from '#web/ui/local-text.tsx'
import { Value } from './value.tsx'
import './fact-value.css'

type Props = {
  /** What the fact is a part of, and where it stands in it: `facts.0`. */
  of: Localized
  path: string
  fact: ShownSpec
}

export function FactValue({ of, path, fact }: Props) {
  const { records = [] } = fact
  if (records.length === 0) return <Value of={fact} />
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
