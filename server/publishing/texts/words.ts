// How whole records are in each language, as the store keeps it: counted, judged after an upgrade, and looked after.
import type { Completeness } from '#contract/content/content.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import type { Entry } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { type Marks, MISSING, marksWithout, STALE, WHOLE, wordColumns } from './translation.ts'

/** How many records one transaction judges, so that no other waits long. */
const AT_ONCE = 200

export type KindWords = { kind: Kind; total: number; languages: Completeness }

/** Takes the marks away from texts that still hold, and answers those that are left. */
export async function keepMarks(db: Db, entry: Entry<unknown>, paths: readonly string[]): Promise<Marks> {
  const marks = marksWithout(entry.content, entry.marks, paths)
  await db
    .updateTable('entry')
    .set(wordColumns(entry.content, marks))
    .where('id', '=', entry.id)
    .where('version', '=', entry.version)
    .execute()
  return marks
}

/** The records of these kinds by how whole they are; one index answers it without a look at a record. */
export async function countWords(db: Db, kinds: readonly Kind[]): Promise<KindWords[]> {
  if (kinds.length === 0) return []
  const rows = await db
    .selectFrom('entry')
    .select(['kind', 'words_zh', 'words_en', 'words_es'])
    .select((e) => e.fn.countAll().as('count'))
    .where('kind', 'in', kinds)
    .where('trashed_at', 'is', null)
    .groupBy(['kind', 'words_zh', 'words_en', 'words_es'])
    .execute()
  return kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const sum = (is: (row: (typeof own)[number]) => boolean) =>
      own.filter(is).reduce((total, row) => total + Number(row.count), 0)
    const languages = Object.fromEntries(
      LANGUAGES.map((language) => {
        const column = `words_${language}` as const
        const count = (value: number) => sum((row) => row[column] === value)
        return [language, { filled: count(WHOLE), missing: count(MISSING), stale: count(STALE) }]
      }),
    ) as Completeness
    return { kind, total: sum(() => true), languages }
  })
}

/** Judges what an older version of the program stored; answers how many records that were. */
export async function judgeWords(db: Db): Promise<number> {
  let judged = 0
  for (const kind of KINDS) {
    for (;;) {
      const rows = await db
        .selectFrom('entry')
        .select(['id', 'version', 'working', 'stale'])
        .where('kind', '=', kind)
        .where('words_zh', '=', -1)
        .limit(AT_ONCE)
        .execute()
      if (rows.length === 0) break
      await db.transaction().execute(async (within) => {
        for (const { id, version, working, stale } of rows) {
          await within
            .updateTable('entry')
            .set(wordColumns(JSON.parse(working), JSON.parse(stale)))
            .where('id', '=', id)
            .where('version', '=', version)
            .execute()
        }
      })
      judged += rows.length
    }
  }
  return judged
}
