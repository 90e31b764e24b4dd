// Values that differ by region (decision 67): what holds for a region stands beside the value for everywhere, under `o3@r1`.
// Apart from the schemas, so that public pages load no validator.
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import { writeAside } from '#contract/languages/locales.ts'

/** Regions of a site, and those that it had in its life (`docs/limits.md`). */
export const REGIONS = 12
export const REGIONS_EVER = 99

/** A part of the world in which the company says something else; `countries` are ISO codes. */
export type Region<Name = Text> = { key: string; name: Name; countries: readonly string[] }

/** Where a record keeps what holds for a region. */
export const regionalKey = (key: string, region: string): string => `${key}@${region}`

/** The key of the attribute, and the region where the value holds for one alone. */
export function keyParts(key: string): { key: string; region: string | undefined } {
  const at = key.indexOf('@')
  return at === -1 ? { key, region: undefined } : { key: key.slice(0, at), region: key.slice(at + 1) }
}

type Asked = { key: string; name: Text; byRegion: boolean }

/** The attributes, each that may differ followed by what it is in every region: named after it, and asked of nobody. */
export const inRegions = <A extends Asked>(
  attributes: readonly A[],
  regions: readonly Pick<Region, 'key' | 'name'>[],
): A[] =>
  attributes.flatMap((attribute) =>
    attribute.byRegion ? [attribute, ...regions.map((region) => inRegion(attribute, region))] : [attribute],
  )

function inRegion<A extends Asked>(attribute: A, { key, name }: Pick<Region, 'key' | 'name'>): A {
  const named = (language: Language) => {
    const [own, aside] = [attribute.name[language], name[language]]
    return own === '' || aside === '' ? own : writeAside(own, aside, language)
  }
  return {
    ...attribute,
    key: regionalKey(attribute.key, key),
    name: eachLanguage(named),
    ...('required' in attribute && { required: false }),
  }
}
