// Records that records of a list name, as choices of its filters (decision 65). What they are called stands in the records
// themselves, so those that visitors can open are looked up when a list is asked for.
import type { Filter } from '#contract/products/attribute-filter.ts'
import { isKind } from '#contract/wire/kind.ts'
import { publicRecords } from '#server/publishing/references/named-records.ts'
import type { Db } from '#server/storage/open.ts'
import type { Counted } from './facet-index.ts'
import type { CountedAttribute, Offering } from './shown-facets.ts'

/** Records that one filter offers, those that most records name (`docs/limits.md`). */
const RECORDS_OFFERED = 200
/** So many are looked for, as visitors may not see each that is named. */
const LOOKED_FOR = 1000

/** The choices of fields that lead to records, as visitors see them at `at` in the language that they read in. */
export function recordChoices(db: Db, at: number) {
  async function named({ of }: CountedAttribute, ids: readonly number[]) {
    if (!of || !isKind(of) || ids.length === 0) return []
    const records = await publicRecords(db, ids, at, [of])
    return ids.flatMap((id) => {
      const record = records.get(id)
      return record ? [{ key: String(id), name: record.title }] : []
    })
  }
  return {
    /** Those of the records that a filter asks for. */
    asked: (attributes: readonly CountedAttribute[], filter: Filter): Promise<CountedAttribute[]> =>
      Promise.all(
        attributes.map(async (attribute) => {
          const wanted = attribute.type === 'records' ? filter.get(attribute.key) : undefined
          if (!wanted || !('values' in wanted)) return attribute
          return { ...attribute, choices: await named(attribute, wanted.values.filter(isId).map(Number)) }
        }),
      ),

    /** Those that most records of the list name, and beside them those that were asked for. */
    offering: (async (attribute, counted) => {
      if (attribute.type !== 'records') return attribute
      const ids = mostNamed(counted())
      const found: CountedAttribute['choices'] = []
      for (let from = 0; from < ids.length && found.length < RECORDS_OFFERED; from += RECORDS_OFFERED)
        found.push(...(await named(attribute, ids.slice(from, from + RECORDS_OFFERED))))
      const offered = found.slice(0, RECORDS_OFFERED)
      const others = attribute.choices.filter(({ key }) => !offered.some((one) => one.key === key))
      return { ...attribute, choices: [...offered, ...others] }
    }) satisfies Offering,
  }
}

/** The field may have been of another type, and something else was said to it. */
const isId = (value: string) => /^\d+$/.test(value)

/** Those that most records of the whole list name come first, so that no choice in another filter moves one. */
const mostNamed = ({ values }: Counted): number[] =>
  [...values]
    .filter(([key]) => isId(key))
    .sort(([, one], [, other]) => other.all - one.all)
    .slice(0, LOOKED_FOR)
    .map(([key]) => Number(key))
