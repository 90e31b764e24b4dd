// The regions that the owner named (decision 67), in memory beside the fields: who asks what a record may say has no way to the store.
import { type Region, regionalKey } from '#contract/products/regional.ts'
import type { SitePart } from '#server/parts/site/site.ts'

export type SiteOfRegions = Pick<SitePart, 'settings' | 'own' | 'listen'>

let known: readonly Region[] = []
let removed: readonly Region[] = []

/** The regions of the site, in the order of the owner. */
export const regions = (): readonly Region[] => known

/** Whether it is one of these. */
export const isRegion = (key: string): boolean => known.some((region) => region.key === key)

/** The keys of all regions that there ever were. */
export const regionsEver = (): string[] => [...known, ...removed].map(({ key }) => key)

/** The keys under which records may say something to an attribute, those of removed regions as well. */
export const keysOf = (key: string): string[] => [
  key,
  ...regionsEver().map((region) => regionalKey(key, region)),
]

/** Takes the regions as the settings have them; whether they are others now. */
export function holdRegions({ settings, own }: Pick<SiteOfRegions, 'settings' | 'own'>): boolean {
  const before = JSON.stringify([known, removed])
  known = settings().regions
  removed = own().removedRegions
  return JSON.stringify([known, removed]) !== before
}
