// What is said in one language: counted, and taken out for good once the owner says so (decision 64).
import { setImmediate as nextTurn } from 'node:timers/promises'
import { storedText } from '#contract/fields/walk.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { columnsOf } from '#server/publishing/kind.ts'
import { keepMediaWords } from '#server/publishing/media/media-words.ts'
import { keepReferences, REFERENCES_LOCK } from '#server/publishing/references/references.ts'
import { followTitle } from '#server/publishing/search/follow-titles.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { keepEntryWords } from '#server/storage/words/entry-words.ts'
import {
  copiesOf,
  ENTRIES,
  PUBLICATIONS,
  type RulesOf,
  recordsIn,
  rulesIn,
  type Step,
} from './emptied-copies.ts'
import { countNames, emptyNames } from './empty-names.ts'
import { withoutLanguage } from './without-language.ts'
import { keepGaps } from './words.ts'

/** Ids that are looked at in one step. */
const STEP = 50
/** Records that are rewritten in one transaction: others get their turn in between, and none waits for long. */
const FEW = 2
/** Records and pictures of one call, which ends before whoever asked gives up. */
const AT_ONCE = 1_000
/** Ids that one call counts in. */
const COUNTED_AT_ONCE = 10_000
/** A publication with it has its tokens made anew by upkeep. */
const TO_SEARCH_ANEW = 0

type Of = { storage: Storage; kinds: readonly ContentKind[]; language: Language }

/**
 * How many records say something in a language, and of how many of these visitors see it, now or by a plan. `kept` are others:
 * what nothing is published without they say in this language alone, so they stay as they are. Names that are no records are counted
 * by the first call. Begins behind an id, and says behind which one the next call goes on.
 */
export async function languageUses(
  { storage: { db }, kinds, language, after }: Of & { after: number },
  most = COUNTED_AT_ONCE,
) {
  const rulesOf = rulesIn(kinds)
  const [records, published, kept] = [new Set<number>(), new Set<number>(), new Set<number>()]
  let pictures = 0
  const names = after === 0 ? await countNames(db, language) : 0
  const told = () => ({
    ...{ records: records.size, published: published.size, kept: kept.size },
    ...{ pictures, names },
  })
  for await (const step of stepsOf(db, after)) {
    if (step.after >= after + most) return { ...told(), next: step.after }
    pictures += (await picturesIn(db, step, language)).length
    for (const some of await fewIn(db, step, language)) {
      for (const { record, emptied } of await copiesOf(db, ENTRIES, some, { language, rulesOf }))
        (emptied.kept ? kept : records).add(record)
      for (const { record, emptied } of await copiesOf(db, PUBLICATIONS, some, { language, rulesOf })) {
        if (emptied.kept) kept.add(record)
        else for (const found of [records, published]) found.add(record)
      }
      await nextTurn()
    }
  }
  return { ...told(), next: null }
}

/**
 * Takes what is said in a language out of working copies, of what visitors see or will see, of pictures, and last of names; earlier versions keep
 * it, and so do the addresses that lead to a record. `check` throws when it may not go on. Begins behind an id, and answers of how
 * many records and behind which id the next call goes on: one does a part of many.
 */
export async function emptyLanguage(
  of: Of & { after: number; at: number; check: (within: Db) => Promise<void> },
  most = AT_ONCE,
): Promise<{ records: number; next: number | null }> {
  const { storage, check, language } = of
  const rulesOf = rulesIn(of.kinds)
  let records = 0
  let pictures = 0
  const work = (empty: (within: Db) => Promise<void>) =>
    storage.db.transaction().execute(async (within) => {
      await storage.exclusive(within, REFERENCES_LOCK)
      await check(within)
      await empty(within)
    })
  for await (const step of stepsOf(storage.db, of.after)) {
    if (records + pictures >= most) return { records, next: step.after }
    for (const some of await fewIn(storage.db, step, language)) {
      await work(async (within) => {
        records += await emptyRecords(within, some, of, rulesOf)
      })
      await nextTurn()
    }
    if ((await picturesIn(storage.db, step, language)).length === 0) continue
    await work(async (within) => {
      pictures += await emptyPictures(within, step, language)
    })
  }
  await work((within) => emptyNames(within, language, of.at))
  return { records, next: null }
}

/** Records that may say something, few at a time: their contents are read, judged and written before others get their turn. */
async function fewIn(db: Db, step: Step, language: Language): Promise<number[][]> {
  const records = await recordsIn(db, step, language)
  return Array.from({ length: Math.ceil(records.length / FEW) }, (_, at) =>
    records.slice(at * FEW, (at + 1) * FEW),
  )
}

async function emptyRecords(
  within: Db,
  some: readonly number[],
  { language, at }: { language: Language; at: number },
  rulesOf: RulesOf,
): Promise<number> {
  const changed = new Set<number>()
  for (const row of await copiesOf(within, PUBLICATIONS, some, { language, rulesOf })) {
    const { id, record, slugs, visible_from, content: before, rules, emptied } = row
    if (emptied.kept) continue
    const { json } = emptied
    const content = rules.read(json)
    const update = within
      .updateTable('publication')
      .set({
        ...columnsOf(rules, content),
        content: json,
        // The addresses that it had lead to it as before: they are remembered beside it.
        slugs: slugs === '' ? '' : JSON.stringify(withoutLanguage(JSON.parse(slugs), language)),
        search_version: TO_SEARCH_ANEW,
      })
      .where('id', '=', id)
      .where('content', '=', before)
    const { numUpdatedRows } = await followTitle(within, record, () => update.executeTakeFirst())
    if (Number(numUpdatedRows) === 0) continue
    const copy = visible_from > at ? 'planned' : 'published'
    await keepReferences(within, rules, record, copy, content, content)
    changed.add(record)
  }
  for (const row of await copiesOf(within, ENTRIES, some, { language, rulesOf })) {
    const { id, kind, title, content: before, stale, trashed_at, rules, emptied } = row
    if (emptied.kept) continue
    const { json } = emptied
    const content = rules.read(json)
    const columns = columnsOf(rules, content)
    const named = rules.title(content)
    const { numUpdatedRows } = await within
      .updateTable('entry')
      .set({ ...columns, title: JSON.stringify(named), working: json })
      .where('id', '=', id)
      .where('working', '=', before)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) continue
    if (JSON.stringify(named) !== title)
      await keepEntryWords(within, id, { code: columns.code, title: named })
    // What lies in the trash lacks nothing and points at nothing.
    if (trashed_at === null) {
      await keepGaps(within, { id, kind }, content, JSON.parse(stale))
      await keepReferences(within, rules, id, 'working', content, content)
    }
    changed.add(id)
  }
  return changed.size
}

async function emptyPictures(within: Db, step: Step, language: Language): Promise<number> {
  const pictures = await picturesIn(within, step, language)
  for (const { id, name, alt: before } of pictures) {
    const alt = withoutLanguage(storedText(before), language)
    const { numUpdatedRows } = await within
      .updateTable('media')
      .set({ alt: JSON.stringify(alt) })
      .where('id', '=', id)
      .where('alt', '=', before)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) continue
    const tags = await within.selectFrom('media_tag').select('tag').where('media_id', '=', id).execute()
    await keepMediaWords(within, id, { name, alt, tags: tags.map(({ tag }) => tag) })
  }
  return pictures.length
}

/** The ids of records and of pictures beside each other, in steps. */
async function* stepsOf(db: Db, behind: number): AsyncGenerator<Step> {
  const lastOf = async (table: 'entry' | 'media') => {
    const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
    return newest?.id ?? 0
  }
  const last = Math.max(await lastOf('entry'), await lastOf('media'))
  for (let after = behind; after < last; after += STEP) yield { after, to: after + STEP }
}

async function picturesIn(db: Db, { after, to }: Step, language: Language) {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'name', 'alt'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .execute()
  return rows.filter(({ alt }) => storedText(alt)[language] !== '')
}
