// What fields of the owner lead to is remembered anew where such a field changes, or what records say to it is rewritten.
import type { AttributeValues } from '#contract/products/attribute-filter.ts'
import { isUseIn, ownRecords } from '#server/publishing/fields/own-records.ts'
import type { Db } from '#server/storage/open.ts'
import type { ContentTables } from '#server/storage/tables/content-tables.ts'
import { recordKinds } from './references.ts'

/** A copy of a record with what it says to fields of the owner. */
export type Said = {
  entryId: number
  copy: ContentTables['entry_reference']['copy']
  values: AttributeValues
}

/** For copies of one kind, at most a few hundred; what is gone or lies in the trash is left out. */
export async function keepOwnUses(within: Db, kind: string, said: readonly Said[]) {
  for (const [copy, all] of Map.groupBy(said, (one) => one.copy)) {
    const entries = all.map(({ entryId }) => entryId)
    await within
      .deleteFrom('entry_reference')
      .where('from_entry', 'in', entries)
      .where('copy', '=', copy)
      .where('to', '=', 'own')
      .execute()
  }
  const uses = said.flatMap(({ entryId, copy, values }) =>
    ownRecords(kind, values)
      .filter((use) => isUseIn(copy, use))
      .map((use) => ({ ...use, row: { from_entry: entryId, copy, to: 'own' as const, target: use.id } })),
  )
  const known = await recordKinds(within, [...new Set(uses.map(({ id }) => id))])
  const rows = uses.filter(({ id, kind }) => known.get(id) === kind).map(({ row }) => row)
  if (rows.length > 0)
    await within
      .insertInto('entry_reference')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
