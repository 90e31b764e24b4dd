// What a list is narrowed by, of the fields of the owner; most lists have none, and load nothing of it.
import { useSearchParams } from 'react-router'
import type { Filter } from '#contract/products/attribute-filter.ts'
import type { Facet } from '#contract/products/facet.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { later } from '#web/site/later/later.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { ClearFilters } from './clear-filters.tsx'
import { filterOf } from './filter-address.ts'

const makeRow = () =>
  later(async () => (await import('./list-filter-row.tsx')).ListFilterRow, 'list-filters list-filters-room')
/** Made with the first list that has any: from then on its script is fetched, wherever the visitor is. */
let row: ReturnType<typeof makeRow> | undefined

/** What the address of the page narrows its list to. */
export function useFilter(): Filter {
  const [search] = useSearchParams()
  return filterOf(search)
}

/** Nothing where no field narrows the list. */
export function ListFilters({ facets }: { facets: readonly Facet[] }) {
  if (facets.length === 0) return null
  row ??= makeRow()
  const Row = row
  return <Row facets={facets} />
}

/** Where nothing answers all filters: said, with the way out. */
export function NoneFits() {
  const { noneFits } = useTexts('site/listing')
  return (
    <div className="empty">
      <h2>
        <HeadWords text={noneFits} />
      </h2>
      <p>
        <ClearFilters className="button outline" />
      </p>
    </div>
  )
}
