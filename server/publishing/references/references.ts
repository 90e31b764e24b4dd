// What the copies of a record point at: pictures and records that must exist, remembered so that their use can be found.

import type { RecordLink } from '#contract/content/content.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { pickText } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { writeList } from '#contract/languages/locales.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { isUseIn } from '#server/publishing/fields/own-records.ts'
import { type KindRules, stateOf } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import type { ContentTables } from '#server/storage/tables/content-tables.ts'
import { serverTexts } from '#server/texts.ts'
import { keepLinks } from './record-links.ts'

const words = serverTexts('server/publishing/references')

/** Held by writes that point at records and pictures and by those that take them away, which wait for each other. */
export const REFERENCES_LOCK = 'references'

type Copy = ContentTables['entry_reference']['copy']

/** How many records a preview of references names. */
const NAMED = 100
/** How many a refusal names. */
const IN_A_SENTENCE = 5

/**
 * Remembers what a copy of an entry points at; throws `Failure` 400 for what does not exist or lies in the trash.
 * What `previous` pointed at already may have gone meanwhile: it stops publishing, not saving.
 */
export async function keepReferences<Content>(
  db: Db,
  rules: KindRules<Content>,
  entryId: number,
  copy: Copy,
  content: Content,
  previous?: Content,
) {
  const pictures = rules.pictures(content)
  const records = rules.records?.(content) ?? []
  const media = await mediaIds(db, [...new Set(pictures.map(({ key }) => key))])
  const known = await recordKinds(db, [...new Set(records.map(({ id }) => id))])
  const oldKeys = new Set(previous === undefined ? [] : rules.pictures(previous).map(({ key }) => key))
  const oldIds = new Set(previous === undefined ? [] : rules.records?.(previous).map(({ id }) => id))
  const wrong: Record<string, Reason> = {}
  for (const { field, key } of pictures)
    if (!media.has(key) && !oldKeys.has(key))
      wrong[field] = isPicture(key) ? words.noSuchPicture : words.noSuchFile
  for (const { field, id, kind } of records)
    if (known.get(id) !== kind && !oldIds.has(id)) wrong[field] = words.noSuchRecord
  if (Object.keys(wrong).length > 0) throw invalid(wrong)

  await forgetReferences(db, entryId, [copy])
  const isThere = ({ id, kind }: { id: number; kind: string }) => known.get(id) === kind
  const own = records.filter((use) => use.own && isThere(use) && isUseIn(copy, use))
  const named = records.filter((use) => !use.own && known.has(use.id))
  const rows = [
    ...[...media.values()].map((target) => ({ to: 'media' as const, target })),
    ...idsOf(named).map((target) => ({ to: 'entry' as const, target })),
    ...idsOf(own).map((target) => ({ to: 'own' as const, target })),
  ].map((row) => ({ ...row, from_entry: entryId, copy }))
  if (rows.length > 0) await db.insertInto('entry_reference').values(rows).execute()
  await keepLinks(db, entryId, copy, content)
}

const idsOf = (records: readonly { id: number }[]) => [...new Set(records.map(({ id }) => id))]

/** What these copies of an entry pointed at is forgotten: visitors no longer see them. */
export async function forgetReferences(db: Db, entryId: number, copies: Copy[]) {
  await db
    .deleteFrom('entry_reference')
    .where('from_entry', '=', entryId)
    .where('copy', 'in', copies)
    .execute()
}

async function mediaIds(db: Db, keys: string[]) {
  if (keys.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'key'])
    .where('key', 'in', keys)
    .where('trashed_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.key, row.id]))
}

/** The kinds of those of these records that are not in the trash. */
export async function recordKinds(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'kind'])
    .where('id', 'in', ids)
    .where('trashed_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row.kind]))
}

type Pointed = 'media' | 'entry'
/** A field of the kind names the record, or one of the owner. */
const NAMING = ['entry', 'own'] as const

/**
 * The records that point at this one (or picture), link to it or stand under it, in any copy; the latest changed first, at
 * most 100. `linked` are those that nothing but a link leads from.
 */
export async function referencesTo(
  db: Db,
  id: number,
  to: Pointed = 'entry',
): Promise<(RecordLink & { linked: boolean })[]> {
  const pointing = (kinds: readonly ContentTables['entry_reference']['to'][]) =>
    db.selectFrom('entry_reference').select('from_entry').where('to', 'in', kinds).where('target', '=', id)
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'kind', 'title', 'version', 'published_version', 'publish_at', 'parent_id'])
    .where('trashed_at', 'is', null)
    .where((e) =>
      e.or([
        e('id', 'in', pointing(to === 'entry' ? [...NAMING, 'link'] : [to])),
        ...(to === 'entry' ? [e('parent_id', '=', id)] : []),
      ]),
    )
    .$if(to === 'entry', (rows) => rows.where('id', '!=', id))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NAMED)
    .execute()
  // Nothing links to a picture: what points at one holds it.
  const apart = to === 'entry' ? rows.filter(({ parent_id }) => parent_id !== id).map((row) => row.id) : []
  const held =
    apart.length === 0 ? [] : await pointing(NAMING).where('from_entry', 'in', apart).distinct().execute()
  const holding = new Set(held.map(({ from_entry }) => from_entry))
  const linked = new Set(apart.filter((one) => !holding.has(one)))
  return rows.map((row) => ({ ...linkOf(row), linked: linked.has(row.id) }))
}

/** An entry's row as other lists name it. */
export const linkOf = (row: {
  id: number
  kind: RecordLink['kind']
  title: string
  version: number
  published_version: number | null
  publish_at: number | null
}): RecordLink => ({
  kind: row.kind,
  id: row.id,
  title: storedText(row.title),
  state: stateOf({ ...row, publishedVersion: row.published_version, publishAt: row.publish_at }),
})

/** Throws `Failure` 409 that names them while records that visitors see, or soon will, point at this one (or picture). */
export async function checkUnused(db: Db, id: number, to: Pointed = 'entry') {
  const rows = await db
    .selectFrom('entry_reference')
    .innerJoin('entry', 'entry.id', 'entry_reference.from_entry')
    .select('entry.title')
    .distinct()
    .where('entry_reference.to', 'in', to === 'entry' ? NAMING : [to])
    .where('entry_reference.target', '=', id)
    .where('entry_reference.copy', 'in', ['published', 'planned'])
    .$if(to === 'entry', (uses) => uses.where('entry_reference.from_entry', '!=', id))
    .limit(IN_A_SENTENCE)
    .execute()
  if (rows.length > 0) throw new Failure(CODE.conflict, stillUsed(rows.map((row) => storedText(row.title))))
}

/** Ids of the records whose pages show a picture to visitors, or soon will. */
export async function shownBy(db: Db, mediaId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('entry_reference')
    .select('from_entry')
    .where('to', '=', 'media')
    .where('target', '=', mediaId)
    .where('copy', 'in', ['published', 'planned'])
    .execute()
  return new Set(rows.map((row) => row.from_entry))
}

function stillUsed(titles: Text[]): Reason {
  const named = eachLanguage((language) =>
    writeList(
      titles.map((title) => pickText(title, language).text),
      language,
    ),
  )
  return words.stillUsed({ named })
}

const isPicture = (key: string) => MediaKey.safeParse(key).success
