// The kinds of the owner while somebody chooses them: the list as it is typed, and what becomes of it.
import { NO_TEXT } from '#contract/content/blank.ts'
import { same } from '#contract/content/same.ts'
import { KIND_ADDRESS, type OwnKind, PARTS, PLACES } from '#contract/kinds/own-kind.ts'
import { saidIn } from '#contract/kinds/own-kinds.ts'
import type { Text } from '#contract/languages/language.ts'
import { FALLBACK, trimmed } from '#contract/languages/language-codes.ts'
import type { GivenKind, KindFile, KindSettings } from '#contract/site/kind-settings.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { hasText } from '#web/admin/forms/completeness.ts'

/** Limits of the contract (`contract/site/kind-settings.ts`). */
export const MOST = { name: 60, lede: 300, address: 40 }

/** A kind of the list. */
export type KindDraft = KindFile & {
  /** Of the list alone. */
  id: string
  /** Its name in the store; null before it is applied for the first time. */
  kind: string | null
  /** Addresses that lead on to those of today. */
  earlier?: OwnKind['earlier']
}

/** What is typed, on top of what was read. */
export type KindsForm = { version: number; stored: readonly OwnKind[]; kinds: readonly KindDraft[] }
/** What the server refused, by draft and field. */
export type KindProblems = Readonly<Record<string, FieldMessages>>

export const draftOf = ({ parts, ...kind }: OwnKind): KindDraft => ({
  ...kind,
  parts: [...parts],
  id: kind.kind,
  attributes: [],
})

export const blankKind = (): KindDraft => ({
  ...{ id: newId(), kind: null, list: '', record: '' },
  ...{ one: NO_TEXT, many: NO_TEXT, lede: NO_TEXT, groupName: NO_TEXT },
  ...{ parts: ['cover', 'body'], layout: 'cards', entry: 'header', away: false, attributes: [] },
})

export const newKind = (file: KindFile): KindDraft => ({ ...file, id: newId(), kind: null })

/** What is written of a kind; its fields go along while it is new, later they have a page of their own. */
export const writtenOf = ({ id: _, kind, earlier: _earlier, ...file }: KindDraft): KindFile => ({
  ...file,
  list: file.list.trim(),
  record: file.record.trim(),
  one: trimmed(file.one),
  many: trimmed(file.many),
  lede: trimmed(file.lede),
  groupName: trimmed(file.groupName),
  parts: PARTS.filter((part) => file.parts.includes(part)),
  attributes: kind === null ? file.attributes : [],
})

/** A kind as it is applied: one that is there already is known by its name, whatever its addresses are now. */
export const givenOf = (draft: KindDraft): GivenKind => ({
  ...writtenOf(draft),
  ...(draft.kind !== null && { kind: draft.kind }),
})

export const tidied = (draft: KindDraft): KindDraft => ({ ...draft, ...writtenOf(draft) })

export const begun = ({ kinds, version }: KindSettings): KindsForm => ({
  version,
  stored: kinds,
  kinds: kinds.map(draftOf),
})

/** Whether a kind waits to be applied. */
export function isWaiting(draft: KindDraft, stored: readonly OwnKind[]): boolean {
  const was = stored.find(({ kind }) => kind === draft.kind)
  return !was || !same(writtenOf(draft), writtenOf(draftOf(was)))
}

/** Whether anything waits to be applied, the order as well. */
export const isDirty = ({ stored, kinds }: KindsForm): boolean =>
  kinds.length !== stored.length ||
  kinds.some((one, at) => one.kind !== stored[at]?.kind || isWaiting(one, stored))

/** What is typed stays, on top of what somebody else applied meanwhile. */
export function rebased({ stored, kinds }: KindsForm, now: KindSettings): KindsForm {
  const mine = kinds.filter((one) => isWaiting(one, stored))
  const theirs = now.kinds.map((kind) => mine.find((one) => one.kind === kind.kind) ?? draftOf(kind))
  // What was applied from here, and was not heard of, is no new one.
  const isThere = ({ attributes: _, ...written }: KindFile) =>
    theirs.some((one) => same({ ...written, attributes: [] }, writtenOf(one)))
  const added = mine.filter((one) => one.kind === null && !isThere(writtenOf(one)))
  return { version: now.version, stored: now.kinds, kinds: [...theirs, ...added] }
}

/** Moves one up or down by a step; the ends stay where they are. */
export function moved(kinds: readonly KindDraft[], id: string, by: 1 | -1): readonly KindDraft[] {
  const at = kinds.findIndex((one) => one.id === id)
  const one = kinds[at]
  const to = at + by
  return !one || to < 0 || to >= kinds.length ? kinds : kinds.toSpliced(at, 1).toSpliced(to, 0, one)
}

/** The place of one that is there is taken; a new one comes last. */
export const withKind = (kinds: readonly KindDraft[], draft: KindDraft): readonly KindDraft[] =>
  kinds.some(({ id }) => id === draft.id)
    ? kinds.map((one) => (one.id === draft.id ? draft : one))
    : [...kinds, draft]

/** The address that a name suggests: `Spare parts` is at `spare-parts`. */
export const addressFor = (name: Text): string =>
  saidIn(name, FALLBACK)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MOST.address)
    .replace(/-$/, '')

const ADDRESSES = { many: 'list', one: 'record' } as const

/** Another name; the address follows it until somebody types another one, or it is applied. */
export function renamed(draft: KindDraft, which: 'many' | 'one', name: Text): KindDraft {
  const address = ADDRESSES[which]
  const follows = draft.kind === null && draft[address] === addressFor(draft[which])
  return { ...draft, [which]: name, ...(follows && { [address]: addressFor(name) }) }
}

type Problem = 'noName' | 'noAddress' | 'taken'

/** What is missing before it is worth asking the server. */
export function problemsIn(draft: KindDraft, all: readonly KindDraft[]): Record<string, Problem> {
  const others = all
    .filter(({ id }) => id !== draft.id)
    .flatMap((one) => PLACES.flatMap((place) => [one[place], ...(one.earlier?.[place] ?? [])]))
  const wrong = (address: string): Problem | undefined =>
    KIND_ADDRESS.test(address) ? (others.includes(address) ? 'taken' : undefined) : 'noAddress'
  const found = {
    many: hasText(draft.many) ? undefined : 'noName',
    one: hasText(draft.one) ? undefined : 'noName',
    list: wrong(draft.list),
    record: draft.record === draft.list ? 'taken' : wrong(draft.record),
  } as const
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])),
  )
}

/** `kinds.2.list` is the field `list` of the third. */
export function refusedOf(fields: FieldMessages, kinds: readonly KindDraft[]): KindProblems {
  const found: Record<string, FieldMessages> = {}
  for (const [path, message] of Object.entries(fields)) {
    const [, at, ...field] = path.split('.')
    const id = kinds[Number(at ?? Number.NaN)]?.id
    if (id !== undefined) found[id] = { ...found[id], [field.join('.')]: message }
  }
  return found
}
