// What lists are narrowed by, as pages are given it.
import type { Facet } from '#contract/products/facet.ts'

/** Of products: one that is chosen from, and one with two ends. */
export const productFacets: Omit<Facet, 'shownIn'>[] = [
  {
    ...{ key: 'principle', name: 'Principle', type: 'choice', unit: '', dimension: null },
    ...{ range: null, days: null },
    values: [
      { key: 'turbine', name: 'Turbine', count: 1 },
      { key: 'radar', name: 'Radar', count: 0 },
    ],
  },
  {
    ...{ key: 'size', name: 'Size', type: 'number', unit: 'mm', dimension: 'length', values: [] },
    ...{ range: { min: 10, max: 200 }, days: null },
  },
]

/** Of a kind that an owner made. */
export const ownFacets: Facet[] = [
  {
    ...{ key: 'o1', name: 'Country', type: 'choice', unit: '', dimension: null },
    ...{ range: null, days: null, shownIn: {} },
    values: [
      { key: 'c1', name: 'Spain', count: 2 },
      { key: 'c2', name: 'China', count: 0 },
    ],
  },
]
