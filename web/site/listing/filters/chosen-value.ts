// How a chosen value is called away from its field.
import type { Facet } from '#contract/products/facet.ts'

type Named = Pick<Facet, 'key' | 'name' | 'type'> & { values: readonly { name: string }[] }

/** The name of its field goes before a bare yes, and before a value that another field has too: alone they say nothing. */
export function chosenValue(facet: Named, value: string, facets: readonly Named[]): string {
  const isShared = facets.some(
    ({ key, values }) => key !== facet.key && values.some(({ name }) => name === value),
  )
  return facet.type === 'yesNo' || isShared ? `${facet.name}: ${value}` : value
}
