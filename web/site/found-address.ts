// Where the records that the search finds have their pages.
import type { Found } from '#contract/search.ts'
import { addresses } from './addresses.ts'

/** The address of a record by its kind. */
export function foundAddress({ kind, id }: Pick<Found, 'kind' | 'id'>): string {
  switch (kind) {
    case 'product':
      return addresses.product(id)
    case 'productType':
      // A result does not say how deep a type lies; both addresses show any type.
      return addresses.step(id, 1)
    case 'successCase':
      return addresses.case(id)
    case 'news':
      return addresses.newsItem(id)
    case 'aboutus':
      return addresses.about
  }
}
