// What an owner may choose of kinds, and writing it down (decision 66).
import type { OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { kindAt, type OwnKind } from '#contract/kinds/own-kind.ts'
import { type GivenKind, KIND_LINE } from '#contract/site/kind-settings.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { KINDS_SETTING, storedKinds } from '#server/parts/site/chosen-kinds.ts'
import { tidiedAttribute, wrongFields } from '#server/publishing/fields/attribute-rules.ts'
import { storedFields, writeFields } from '#server/publishing/fields/own-fields.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting } from '#server/storage/settings.ts'
import { serverTexts } from '#server/texts.ts'
import { earlierOf, wrongAddresses } from './kind-addresses.ts'
import { renameMenu } from './rename-menu.ts'

const words = serverTexts('server/setting').kinds

/**
 * Writes the kinds of a site over that version of them, within a transaction, and the fields that come with new ones. Kinds that
 * are left out are put away. Throws `Failure` 400 by field (`kinds.2.list`); answers null when somebody was faster.
 */
export async function chooseKinds(
  within: Db,
  given: readonly GivenKind[],
  version: number,
  now: number,
): Promise<{ before: OwnKind[]; after: OwnKind[] } | null> {
  const stored = await storedKinds(within)
  if (stored.version !== version) return null
  const kinds = await chosenFrom(within, given, stored.kinds)
  if (!(await changeSetting(within, KINDS_SETTING, { value: { kinds }, version, now }))) return null
  for (const [at, { attributes }] of given.entries()) {
    if (attributes.length === 0) continue
    const kind = kinds[at]?.kind as OwnFieldKind
    const fields = { ...(await storedFields(within, kind)), attributes: attributes.map(tidiedAttribute) }
    if (!(await writeFields(within, kind, fields, now))) return null
  }
  for (const one of kinds) {
    const was = stored.kinds.find(({ kind }) => kind === one.kind)
    if (was) await renameMenu(within, was, one)
  }
  return { before: stored.kinds, after: kinds }
}

type Chosen = { was: OwnKind | undefined; now: OwnKind }

/** A kind as it will be stored, beside what is stored of it. */
function chosenOf({ attributes: _, kind: name, ...one }: GivenKind, before: readonly OwnKind[]): Chosen {
  const was = before.find(({ kind, list }) => (name === undefined ? list === one.list : kind === name))
  const now: OwnKind = { kind: name ?? was?.kind ?? kindAt(one.list), ...one }
  const earlier = was && earlierOf(was, one)
  return { was, now: earlier ? { ...now, earlier } : now }
}

/** Throws `Failure` 400 by field. Kinds that are left out are put away: their records stay. */
async function chosenFrom(
  within: Db,
  given: readonly GivenKind[],
  before: readonly OwnKind[],
): Promise<OwnKind[]> {
  const chosen = given.map((one) => chosenOf(one, before))
  const leftOut = before.filter(({ kind }) => !chosen.some(({ was }) => was?.kind === kind))
  chosen.push(...leftOut.map((was) => ({ was, now: { ...was, away: true } })))
  const kinds = chosen.map(({ now }) => now)
  const wrong: Record<string, Reason> = {}
  for (const [at, { was, now }] of chosen.entries()) {
    const place = at < given.length ? `kinds.${at}` : 'kinds'
    const say = (field: string, reason: Reason) => {
      wrong[at < given.length ? `${place}.${field}` : place] ??= reason
    }
    const found = {
      ...(await wrongIn(within, now, was)),
      ...wrongAddresses(now, kinds.toSpliced(at, 1), was === undefined),
    }
    for (const [field, reason] of Object.entries(found)) say(field, reason)
    const attributes = given[at]?.attributes ?? []
    if (given[at]?.kind !== undefined && !was) say('kind', words.unknownKind)
    if (was && chosen.findIndex((one) => one.was === was) < at) say('list', words.taken)
    if (was && attributes.length > 0) say('attributes', words.hasFields)
    for (const [path, reason] of Object.entries(wrongFields(attributes, []))) say(path, reason)
  }
  const size = Buffer.byteLength(JSON.stringify(kinds))
  if (kinds.length > KIND_LINE.most || size > KIND_LINE.bytes) wrong.kinds = words.tooMany
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return kinds
}

/** What is wrong with one kind beside its addresses, by its fields; `was` is the same as it is stored. */
async function wrongIn(within: Db, one: OwnKind, was: OwnKind | undefined): Promise<Record<string, Reason>> {
  const wrong: Record<string, Reason> = {}
  for (const field of ['one', 'many'] as const) if (!hasText(one[field])) wrong[field] = words.noName
  if (!was) return wrong
  const { records, published } = await countOf(within, one.kind)
  if (records > 0 && was.parts.some((part) => !one.parts.includes(part))) wrong.parts = words.partKept
  if (one.away && !was.away && published > 0) wrong.away = words.published({ count: published })
  return wrong
}

/** Records of a kind, those in the trash too, and those that visitors see or will see. */
async function countOf(within: Db, kind: string) {
  const count = async (table: 'entry' | 'publication') => {
    const { all } = await within
      .selectFrom(table)
      .select((e) => e.fn.countAll<number | string>().as('all'))
      .where('kind', '=', kind as Kind)
      .executeTakeFirstOrThrow()
    return Number(all)
  }
  return { records: await count('entry'), published: await count('publication') }
}
