// What records and pictures say in one language: counted, and taken out for good once the owner says so (decision 64).
import { sql } from 'kysely'
import { storedText } from '#contract/fields/walk.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { columnsOf, type KindRules } from '#server/publishing/kind.ts'
import { keepMediaWords } from '#server/publishing/media/media-words.ts'
import { keepReferences, REFERENCES_LOCK } from '#server/publishing/references/references.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { keepEntryWords } from '#server/storage/words/entry-words.ts'
import { withoutLanguage } from './without-language.ts'
import { keepGaps } from './words.ts'

/** Ids that are looked at in one step, and rewritten in one transaction; other writes get their turn in between. */
const STEP = 50
/** Records and pictures of one call, which ends before whoever asked gives up. */
const AT_ONCE = 1_000
/** Ids that one call counts in. */
const COUNTED_AT_ONCE = 10_000
/** A publication with it has its tokens made anew by upkeep. */
const TO_SEARCH_ANEW = 0

type Of = { storage: Storage; kinds: readonly ContentKind[]; language: Language }
type Rules = KindRules<unknown>

/**
 * How many records say something in a language, and of how many of these visitors see it, now or by a plan. `kept` are others:
 * what nothing is published without they say in this language alone, so they stay as they are. Begins behind an id, and says behind
 * which one the next call goes on.
 */
export async function languageUses(
  { storage: { db }, kinds, language, after }: Of & { after: number },
  most = COUNTED_AT_ONCE,
) {
  const rulesOf = rulesIn(kinds)
  const [records, published, kept] = [new Set<number>(), new Set<number>(), new Set<number>()]
  let pictures = 0
  const told = () => ({ records: records.size, published: published.size, kept: kept.size, pictures })
  for await (const step of stepsOf(db, after)) {
    if (step.after >= after + most) return { ...told(), next: step.after }
    pictures += (await picturesIn(db, step, language)).length
    for (const { id, emptied } of await entriesIn(db, step, language, rulesOf))
      (emptied.kept ? kept : records).add(id)
    for (const { entry_id, emptied } of await publicationsIn(db, step, language, rulesOf)) {
      if (emptied.kept) kept.add(entry_id)
      else for (const found of [records, published]) found.add(entry_id)
    }
  }
  return { ...told(), next: null }
}

/**
 * Takes what is said in a language out of working copies, of what visitors see or will see, and of pictures; earlier versions keep
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
  for await (const step of stepsOf(storage.db, of.after)) {
    if (records + pictures >= most) return { records, next: step.after }
    await storage.db.transaction().execute(async (within) => {
      await storage.exclusive(within, REFERENCES_LOCK)
      await check(within)
      records += await emptyRecords(within, step, of, rulesOf)
      pictures += await emptyPictures(within, step, language)
    })
  }
  return { records, next: null }
}

async function emptyRecords(
  within: Db,
  step: Step,
  { language, at }: { language: Language; at: number },
  rulesOf: RulesOf,
): Promise<number> {
  const changed = new Set<number>()
  for (const row of await publicationsIn(within, step, language, rulesOf)) {
    const { id, entry_id, slugs, visible_from, content: before, rules, emptied } = row
    if (emptied.kept) continue
    const { json } = emptied
    const content = rules.read(json)
    const { numUpdatedRows } = await within
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
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) continue
    const copy = visible_from > at ? 'planned' : 'published'
    await keepReferences(within, rules, entry_id, copy, content, content)
    changed.add(entry_id)
  }
  for (const { id, kind, title, working, stale, trashed_at, rules, emptied } of await entriesIn(
    within,
    step,
    language,
    rulesOf,
  )) {
    if (emptied.kept) continue
    const { json } = emptied
    const content = rules.read(json)
    const columns = columnsOf(rules, content)
    const named = rules.title(content)
    const { numUpdatedRows } = await within
      .updateTable('entry')
      .set({ ...columns, title: JSON.stringify(named), working: json })
      .where('id', '=', id)
      .where('working', '=', working)
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

type Step = { after: number; to: number }
/** The ids of records and of pictures beside each other, in steps: whatever is found there, none takes long. */
async function* stepsOf(db: Db, behind: number): AsyncGenerator<Step> {
  const lastOf = async (table: 'entry' | 'media') => {
    const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
    return newest?.id ?? 0
  }
  const last = Math.max(await lastOf('entry'), await lastOf('media'))
  for (let after = behind; after < last; after += STEP) yield { after, to: after + STEP }
}

type RulesOf = (kind: Kind) => Rules | undefined
function rulesIn(kinds: readonly ContentKind[]): RulesOf {
  const byKind = new Map<string, Rules>(kinds.map(({ rules }) => [rules.kind, rules as unknown as Rules]))
  return (kind) => byKind.get(kind)
}

/** Whether a JSON says something in a language, as far as the store can tell without reading it. */
function mayHave(column: string, language: Language) {
  const name = `"${language}":`
  const bare = sql`replace(${sql.ref(column)}, ${`${name}""`}, '')`
  return sql<boolean>`(${bare} like ${`%${name}"%`} or ${bare} like ${`%${name}{%`})`
}

async function entriesIn(db: Db, { after, to }: Step, language: Language, rulesOf: RulesOf) {
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'kind', 'parent_id', 'title', 'working', 'stale', 'trashed_at'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .where(mayHave('working', language))
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const rules = rulesOf(row.kind)
    const emptied = rules && emptiedOf(rules, row.working, row.parent_id, language)
    return emptied ? [{ ...row, rules, emptied }] : []
  })
}

async function publicationsIn(db: Db, { after, to }: Step, language: Language, rulesOf: RulesOf) {
  const rows = await db
    .selectFrom('publication')
    .select(['id', 'entry_id', 'kind', 'parent_id', 'content', 'slugs', 'visible_from'])
    .where('entry_id', '>', after)
    .where('entry_id', '<=', to)
    .where(mayHave('content', language))
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const rules = rulesOf(row.kind)
    const emptied = rules && emptiedOf(rules, row.content, row.parent_id, language)
    return emptied ? [{ ...row, rules, emptied }] : []
  })
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

/** A stored content without a language, and whether it stays as it is since it would lack what it has to say; null when it says nothing there. */
function emptiedOf(rules: Rules, stored: string, parentId: number | null, language: Language) {
  const before: unknown = JSON.parse(stored)
  let isAlone = false
  const after = withoutLanguage(before, language, () => {
    isAlone = true
  })
  if (after === before) return null
  const json = JSON.stringify(after)
  return { json, kept: isAlone && lacksMore(rules, { stored, json, parentId }) }
}

function lacksMore(
  rules: Rules,
  { stored, json, parentId }: { stored: string; json: string; parentId: number | null },
): boolean {
  const lacked = rules.missing(rules.read(stored), parentId)
  return Object.keys(rules.missing(rules.read(json), parentId)).some((path) => !(path in lacked))
}
