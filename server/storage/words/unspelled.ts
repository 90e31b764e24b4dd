// Rows whose Chinese words wait to be spelled in pinyin (`server/parts/pinyin/spelling.ts`).
import type { Db } from '#server/storage/open.ts'
import type { SearchTables } from '#server/storage/tables/search-tables.ts'

/** Has the words of a row spelled soon; call it with every write of them. */
export const toSpell = (db: Db, subject: SearchTables['unspelled']['subject'], id: number) =>
  db
    .insertInto('unspelled')
    .values({ subject, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
