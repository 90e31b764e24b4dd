// Of records the copies that say something in a language, and what is left of them without it (decision 64).
import { sql } from 'kysely'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { withoutLanguage } from './without-language.ts'

type Rules = KindRules<unknown>
/** Ids beside each other, so that whatever is found there none takes long. */
export type Step = { after: number; to: number }

/** The rules of each kind; none of one that this program does not have. */
export type RulesOf = (kind: Kind) => Rules | undefined
export function rulesIn(kinds: readonly ContentKind[]): RulesOf {
  const byKind = new Map<string, Rules>(kinds.map(({ rules }) => [rules.kind, rules as unknown as Rules]))
  return (kind) => byKind.get(kind)
}

/** Copies of records: where each kind of them has its content, and what else is read of it. */
export const ENTRIES: Copies<EntryMore> = {
  table: 'entry',
  record: 'id',
  content: 'working',
  more: ['title', 'stale', 'trashed_at'],
}
export const PUBLICATIONS: Copies<PublicationMore> = {
  table: 'publication',
  record: 'entry_id',
  content: 'content',
  more: ['slugs', 'visible_from'],
}
type Copies<More> = { table: string; record: string; content: string; more: (keyof More & string)[] }
type Copy = { id: number; record: number; kind: Kind; parent_id: number | null; content: string }
type EntryMore = { title: string; stale: string; trashed_at: number | null }
type PublicationMore = { slugs: string; visible_from: number }

/** The records of a step of which a copy may say something in a language, as far as the store can tell without reading it. */
export async function recordsIn(db: Db, { after, to }: Step, language: Language): Promise<number[]> {
  const found = await Promise.all(
    [ENTRIES, PUBLICATIONS].map(({ table, record, content }) =>
      sql<{ id: number }>`select ${sql.ref(record)} as id from ${sql.table(table)}
        where ${sql.ref(record)} > ${after} and ${sql.ref(record)} <= ${to} and ${mayHave(content, language)}`.execute(
        db,
      ),
    ),
  )
  return [...new Set(found.flatMap(({ rows }) => rows.map(({ id }) => id)))].sort((one, other) => one - other)
}

/** Of some records the copies that say something in a language, with what is left of each. */
export async function copiesOf<More>(
  db: Db,
  { table, record, content, more }: Copies<More>,
  records: readonly number[],
  { language, rulesOf }: { language: Language; rulesOf: RulesOf },
) {
  const { rows } = await sql<Copy & More>`
    select id, ${sql.ref(record)} as record, kind, parent_id, ${sql.ref(content)} as content, ${sql.join(more.map((name) => sql.ref(name)))}
    from ${sql.table(table)} where ${sql.ref(record)} in (${sql.join(records)}) and ${mayHave(content, language)}
    order by id`.execute(db)
  return rows.flatMap((row) => {
    const rules = rulesOf(row.kind)
    const emptied = rules && emptiedOf(rules, row.content, row.parent_id, language)
    return emptied ? [{ ...row, rules, emptied }] : []
  })
}

/** Whether a JSON says something in a language, as far as the store can tell without reading it. */
function mayHave(column: string, language: Language) {
  const name = `"${language}":`
  const bare = sql`replace(${sql.ref(column)}, ${`${name}""`}, '')`
  return sql<boolean>`(${bare} like ${`%${name}"%`} or ${bare} like ${`%${name}{%`})`
}

/** A stored content without a language, and whether it stays as it is since it would lack what it has to say; null when it says nothing there. */
function emptiedOf(rules: Rules, stored: string, parentId: number | null, language: Language) {
  const before: unknown = JSON.parse(stored)
  let isAlone = false
  const after = withoutLanguage(before, language, (alone) => {
    isAlone ||= alone
    return true
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
