// The kinds of what the search finds: in the order of their tabs, those that the owner made last, and what each is called.
import type { Found } from '#contract/site/search.ts'
import type { Door } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type OwnKind, readOwnKinds } from '#web/site/links/own-kinds.ts'
import { useShell } from '#web/site/shell/shell-data.tsx'

/** Those of the owner, which the compiler does not know, are among them while the program runs (decision 66). */
export type FoundKind = Found['kind']

const SHOWN = {
  ...{ product: 1, productType: 2, document: 3, successCase: 4, news: 5 },
  ...{ event: 6, dealer: 7, vacancy: 8, aboutus: 9 },
}
const OF_THE_HOUSE = Object.keys(SHOWN satisfies Record<FoundKind, number>) as FoundKind[]
const named = (own: readonly OwnKind[]) => own.map(({ kind }) => kind as FoundKind)

/** The kind that an address asks for; anything else is no choice. */
export async function kindIn(
  search: URLSearchParams,
  door: Door,
  signal: AbortSignal,
): Promise<FoundKind | undefined> {
  const given = search.get('kind')
  if (!given) return undefined
  const isGiven = (kind: FoundKind) => kind === given
  return OF_THE_HOUSE.find(isGiven) ?? named(await readOwnKinds(door, signal)).find(isGiven)
}

export const useFoundKinds = (): FoundKind[] => [...OF_THE_HOUSE, ...named(useShell().site.kinds)]

/** What one and many of a kind are called. */
export function useKindNames(): (kind: FoundKind) => { one: string; many: string } {
  const words = useTexts('site/found/kinds')
  const own = useShell().site.kinds
  return (kind) => own.find((one) => one.kind === kind) ?? words[kind]
}
