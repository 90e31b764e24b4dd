// What records say to one field of the owner: counted, and taken out for good once the owner says so.
import type { OwnFieldKind } from '#contract/kinds/own-fields.ts'
import type { Storage } from '#server/storage/open.ts'
import { rewriteSaid, saysAny } from './said-values.ts'

/** How many records say something to a field, and of how many of these visitors see it, now or by a plan. */
export async function fieldUses({ db, database }: Storage, kind: OwnFieldKind, key: string) {
  const { records } = await db
    .selectFrom('entry')
    .select((e) => e.fn.countAll().as('records'))
    .where('kind', '=', kind)
    .where(saysAny(database, 'entry', key))
    .executeTakeFirstOrThrow()
  const { published } = await db
    .selectFrom('publication')
    .select((e) => e.fn.count('entry_id').distinct().as('published'))
    .where('kind', '=', kind)
    .where(saysAny(database, 'publication', key))
    .executeTakeFirstOrThrow()
  return { records: Number(records), published: Number(published) }
}

/** Takes what is said under the key out of a kind, and answers of how many working copies. */
export const emptyField = (
  storage: Storage,
  of: { kind: OwnFieldKind; key: string; at: number },
): Promise<number> => rewriteSaid(storage, of, () => undefined)
