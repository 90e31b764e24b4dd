// What an owner may choose of kinds, and writing it down (decision 66).
import { CALLS } from '#contract/calls.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import type { OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { kindAt, type OwnKind, RESERVED } from '#contract/kinds/own-kind.ts'
import { ownKindOf } from '#contract/kinds/own-kinds.ts'
import { KIND_LINE, type KindFile } from '#contract/site/kind-settings.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { MODULES } from '#contract/wire/operation.ts'
import { PAGES } from '#contract/wire/resource.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { KINDS_SETTING, storedKinds } from '#server/parts/site/chosen-kinds.ts'
import { tidiedAttribute, wrongFields } from '#server/publishing/fields/attribute-rules.ts'
import { storedFields, writeFields } from '#server/publishing/fields/own-fields.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting } from '#server/storage/settings.ts'
import { serverTexts } from '#server/texts.ts'
import { renameMenu } from './rename-menu.ts'

const words = serverTexts('server/setting').kinds

/**
 * Writes the kinds of a site over that version of them, within a transaction, and the fields that come with new ones. Kinds that
 * are left out are put away. Throws `Failure` 400 by field (`kinds.2.list`); answers null when somebody was faster.
 */
export async function chooseKinds(
  within: Db,
  given: readonly KindFile[],
  version: number,
  now: number,
): Promise<{ before: OwnKind[]; after: OwnKind[] } | null> {
  const stored = await storedKinds(within)
  if (stored.version !== version) return null
  const kinds = await chosenFrom(within, given, stored.kinds)
  if (!(await changeSetting(within, KINDS_SETTING, { value: { kinds }, version, now }))) return null
  for (const { list, attributes } of given) {
    if (attributes.length === 0) continue
    const kind = kindAt(list) as OwnFieldKind
    const fields = { ...(await storedFields(within, kind)), attributes: attributes.map(tidiedAttribute) }
    if (!(await writeFields(within, kind, fields, now))) return null
  }
  for (const one of kinds) {
    const was = stored.kinds.find(({ kind }) => kind === one.kind)
    if (was) await renameMenu(within, was, one)
  }
  return { before: stored.kinds, after: kinds }
}

const plain = (address: string) => address.toLowerCase()
const isOfHouse = ({ kind }: { kind: string }) => !ownKindOf(kind)
/** Addresses of pages that are there whatever an owner makes. */
const PAGES_TAKEN = new Set([
  ...RESERVED,
  ...DECLARED.filter(isOfHouse).flatMap(({ address }) => [plain(address.list), plain(address.record)]),
])
/** Names that calls, keys of pages and the operation log have for something else. */
const NAMES_TAKEN = new Set(
  [
    ...MODULES,
    ...PAGES.map((page) => page.replace(/^web_/, '')),
    ...CALLS.flatMap(({ path }) => /^\/api\/web\/([^/]+)\//.exec(path)?.[1] ?? []),
    ...RESERVED,
  ].filter((name) => !ownKindOf(name)),
)

/** Throws `Failure` 400 by field. Kinds that are left out are put away: their records stay. */
async function chosenFrom(
  within: Db,
  given: readonly KindFile[],
  before: readonly OwnKind[],
): Promise<OwnKind[]> {
  const chosen = given.map(({ attributes: _, ...one }): OwnKind => ({ kind: kindAt(one.list), ...one }))
  const leftOut = before.filter(({ kind }) => !chosen.some((one) => one.kind === kind))
  const kinds = [...chosen, ...leftOut.map((one) => ({ ...one, away: true }))]
  const wrong: Record<string, Reason> = {}
  for (const [at, one] of kinds.entries()) {
    const was = before.find(({ kind }) => kind === one.kind)
    const place = at < given.length ? `kinds.${at}` : 'kinds'
    const say = (field: string, reason: Reason) => {
      wrong[at < given.length ? `${place}.${field}` : place] ??= reason
    }
    for (const [field, reason] of Object.entries(await wrongIn(within, one, was))) say(field, reason)
    const others = kinds.toSpliced(at, 1).flatMap(({ list, record }) => [list, record])
    for (const field of ['list', 'record'] as const) if (others.includes(one[field])) say(field, words.taken)
    if (kinds.findIndex(({ kind }) => kind === one.kind) < at) say('list', words.taken)
    const attributes = given[at]?.attributes ?? []
    if (was && attributes.length > 0) say('attributes', words.hasFields)
    for (const [path, reason] of Object.entries(wrongFields(attributes, []))) say(path, reason)
  }
  const size = Buffer.byteLength(JSON.stringify(kinds))
  if (kinds.length > KIND_LINE.most || size > KIND_LINE.bytes) wrong.kinds = words.tooMany
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return kinds
}

/** What is wrong with one kind, by its fields; `was` is the same as it is stored. */
async function wrongIn(within: Db, one: OwnKind, was: OwnKind | undefined): Promise<Record<string, Reason>> {
  const wrong: Record<string, Reason> = {}
  for (const field of ['one', 'many'] as const) if (!hasText(one[field])) wrong[field] = words.noName
  for (const field of ['list', 'record'] as const) if (PAGES_TAKEN.has(one[field])) wrong[field] = words.taken
  if (one.list === one.record) wrong.record = words.same
  if (!was && NAMES_TAKEN.has(one.kind)) wrong.list = words.taken
  if (!was) return wrong
  if (was.record !== one.record) wrong.record = words.fixed
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
