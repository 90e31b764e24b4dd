// What records lack in each language, as the store keeps it: written, counted, judged when a language comes, and looked after.
import type { Completeness } from '#contract/content/content.ts'
import { storedText } from '#contract/fields/walk.ts'
import { eachLanguage, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Entry } from '#server/publishing/kind.ts'
import { undescribed } from '#server/publishing/media/media.ts'
import { REFERENCES_LOCK } from '#server/publishing/references/references.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { readSettingRow, writeSetting } from '#server/storage/settings.ts'
import { gapsOf, type Marks, marksWithout } from './translation.ts'

/** How many records one transaction judges, so that no other waits long. */
const AT_ONCE = 200

export type KindWords = { kind: Kind; total: number; languages: Completeness }

type Judging = Pick<Storage, 'db' | 'exclusive'>
/** The setting that says in which languages every record was judged. */
const JUDGED = 'judgedLanguages'

/** Writes what a record outside the trash lacks; called with every write of its texts. */
export async function keepGaps(
  db: Db,
  { id, kind }: { id: number; kind: Kind },
  content: unknown,
  marks: Marks,
): Promise<void> {
  await forgetGaps(db, id)
  const rows = gapsOf(content, marks).map((gap) => ({ entry_id: id, kind, ...gap }))
  if (rows.length > 0) await db.insertInto('entry_gap').values(rows).execute()
}

/** What lies in the trash lacks nothing. */
export async function forgetGaps(db: Db, id: number): Promise<void> {
  await db.deleteFrom('entry_gap').where('entry_id', '=', id).execute()
}

/** Takes the marks away from texts that still hold, and answers those that are left. */
export async function keepMarks(
  db: Db,
  kind: Kind,
  entry: Entry<unknown>,
  paths: readonly string[],
): Promise<Marks> {
  const marks = marksWithout(entry.content, entry.marks, paths)
  await db
    .updateTable('entry')
    .set({ stale: JSON.stringify(marks) })
    .where('id', '=', entry.id)
    .where('version', '=', entry.version)
    .execute()
  await keepGaps(db, { id: entry.id, kind }, entry.content, marks)
  return marks
}

/** The records of these kinds by what they lack; indexes answer it without a look at a record. */
export async function countWords(db: Db, kinds: readonly Kind[]): Promise<KindWords[]> {
  if (kinds.length === 0) return []
  const totals = await db
    .selectFrom('entry')
    .select(['kind'])
    .select((e) => e.fn.countAll().as('count'))
    .where('kind', 'in', kinds)
    .where('trashed_at', 'is', null)
    .groupBy('kind')
    .execute()
  const gaps = await db
    .selectFrom('entry_gap')
    .select(['kind', 'language', 'gap'])
    .select((e) => e.fn.countAll().as('count'))
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'language', 'gap'])
    .execute()
  return kinds.map((kind) => {
    const total = Number(totals.find((row) => row.kind === kind)?.count ?? 0)
    const languages = eachLanguage((language) => {
      const own = gaps.filter((row) => row.kind === kind && row.language === language)
      const count = (gap: string) => Number(own.find((row) => row.gap === gap)?.count ?? 0)
      const [missing, stale] = [count('missing'), count('stale')]
      return { filled: total - missing - stale, missing, stale }
    })
    return { kind, total, languages }
  })
}

/** Judges all records and pictures once a language has come since they were; answers how many records those are. */
export async function judgeWords({ db, exclusive }: Judging, now: number): Promise<number> {
  const { value } = await readSettingRow(db, JUDGED)
  const known: readonly unknown[] = Array.isArray(value) ? value : []
  if (STAFF_LANGUAGES.every((language) => known.includes(language))) {
    // One that was put away is judged anew when it comes back.
    if (known.length > STAFF_LANGUAGES.length) await writeSetting(db, JUDGED, STAFF_LANGUAGES, now)
    return 0
  }
  let judged = 0
  for (let after = 0; ; ) {
    const ids = await db.transaction().execute(async (within) => {
      // Other nodes may write already: they wait for these few.
      await exclusive(within, REFERENCES_LOCK)
      return judgeBehind(within, after)
    })
    judged += ids.length
    after = ids.at(-1) ?? 0
    if (after === 0) break
  }
  await judgePictures(db)
  await writeSetting(db, JUDGED, STAFF_LANGUAGES, now)
  return judged
}

/** Pictures without an alternative text in the language that came are undescribed from now on. */
async function judgePictures(db: Db): Promise<void> {
  for (let after = 0; ; ) {
    const pictures = await db
      .selectFrom('media')
      .select(['id', 'alt'])
      .where('id', '>', after)
      .where('undescribed', '=', 0)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const lacking = pictures.filter(({ alt }) => undescribed(storedText(alt)) === 1).map(({ id }) => id)
    if (lacking.length > 0)
      await db.updateTable('media').set({ undescribed: 1 }).where('id', 'in', lacking).execute()
    after = pictures.at(-1)?.id ?? 0
    if (after === 0) return
  }
}

/** Judges the next records behind an id and answers theirs. */
async function judgeBehind(db: Db, after: number): Promise<number[]> {
  const records = await db
    .selectFrom('entry')
    .select(['id', 'kind', 'working', 'stale'])
    .where('id', '>', after)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const ids = records.map(({ id }) => id)
  if (ids.length === 0) return ids
  await db.deleteFrom('entry_gap').where('entry_id', 'in', ids).execute()
  const rows = records.flatMap(({ id, kind, working, stale }) =>
    gapsOf(JSON.parse(working), JSON.parse(stale)).map((gap) => ({ entry_id: id, kind, ...gap })),
  )
  if (rows.length > 0) await db.insertInto('entry_gap').values(rows).execute()
  return ids
}
