// The groups that a list is narrowed by beyond those that a page shows: their names, until one is opened.
import { useSearchParams } from 'react-router'
import type { OtherFacet } from '#contract/products/facet.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { withOpened } from '#web/site/listing/filters/filter-address.ts'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'

/** What a group is called, with its unit. */
export function FacetName({ id, of }: { id?: string; of: OtherFacet }) {
  return (
    <span id={id} lang={langOf(of, 'name')}>
      {of.name}
      {of.unit && <small> {of.unit}</small>}
    </span>
  )
}

/** Names of groups, each a link to this list with the group open in it. */
export function OtherFacets({ of, open }: { of: readonly OtherFacet[]; open: boolean }) {
  const texts = useTexts('site/goods/product-type')
  const [search] = useSearchParams()
  return (
    <details className="facet" open={open}>
      <summary>
        {texts.moreFilters({ count: of.length })}
        <Icon name="down" />
      </summary>
      <ul className="facet-names">
        {of.map((one) => (
          <li key={one.key}>
            <SiteLink to={{ search: withOpened(search, one.key) }} rel="nofollow" preventScrollReset>
              <FacetName of={one} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
