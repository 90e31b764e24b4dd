// Which addresses an owner may give to a kind, and which lead on to them (decision 66).
import { CALLS } from '#contract/calls.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import {
  type Earlier,
  MOST_EARLIER,
  type OwnKind,
  PLACES,
  type Place,
  RESERVED,
} from '#contract/kinds/own-kind.ts'
import { ownKindOf } from '#contract/kinds/own-kinds.ts'
import { MODULES } from '#contract/wire/operation.ts'
import { PAGES } from '#contract/wire/resource.ts'
import type { Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/setting').kinds

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

type Addresses = Pick<OwnKind, 'list' | 'record'>

/** What leads on to the addresses of a kind once it has these. One that it had before and takes again leads nowhere else. */
export function earlierOf(was: OwnKind, now: Addresses): Earlier | undefined {
  const leading = (place: Place) => [
    ...new Set([...(was.earlier?.[place] ?? []), was[place]].filter((address) => address !== now[place])),
  ]
  const earlier = { list: leading('list'), record: leading('record') }
  return earlier.list.length + earlier.record.length > 0 ? earlier : undefined
}

/** All addresses that are kept for a kind. */
const keptFor = ({ list, record, earlier }: OwnKind) => [
  ...[list, record],
  ...PLACES.flatMap((place) => earlier?.[place] ?? []),
]

/** What is wrong with the addresses of a kind, by field; `isNew` where its name is made from them. */
export function wrongAddresses(
  one: OwnKind,
  others: readonly OwnKind[],
  isNew: boolean,
): Record<string, Reason> {
  const wrong: Record<string, Reason> = {}
  const kept = new Set(others.flatMap(keptFor))
  for (const place of PLACES) {
    if (PAGES_TAKEN.has(one[place]) || kept.has(one[place])) wrong[place] = words.taken
    else if ((one.earlier?.[place].length ?? 0) > MOST_EARLIER) wrong[place] = words.changedTooOften
  }
  if (one.list === one.record) wrong.record ??= words.same
  const isTaken = NAMES_TAKEN.has(one.kind) || others.some(({ kind }) => kind === one.kind)
  if (isNew && isTaken) wrong.list ??= words.taken
  return wrong
}
