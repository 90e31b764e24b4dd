// What a node keeps in memory for its searches.

import type { Bus } from '#server/parts/bus.ts'
import type { FacetSource } from '#server/publishing/facets/facet-source.ts'
import { createIdSets } from '#server/publishing/search/id-sets.ts'
import { createWordPlaces } from '#server/publishing/search/word-places.ts'
import type { Reading } from './candidates.ts'
import { createPinyinWords } from './pinyin-words.ts'
import { createPopularity } from './popularity.ts'

/** What a search reads, and how. */
export type Searching = Reading & Omit<ReturnType<typeof createSearchParts>, 'sets'> & { facets: FacetSource }

export const createSearchParts = (listen: Bus['listen']) => ({
  sets: createIdSets(listen),
  pinyin: createPinyinWords(listen),
  popularity: createPopularity(),
  places: createWordPlaces(listen),
})
