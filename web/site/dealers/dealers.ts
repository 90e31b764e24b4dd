// Dealers and offices as pages read them. Offices are records of their own; a site that has none yet shows those of its about-us page.
import type { CallAt } from '#contract/calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { About } from '#contract/site/about.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import type { Door } from '#web/client/door.ts'

type Card = OutputOf<CallAt<'/api/web/dealer/listAll'>>['items'][number]
/** `said` are hours in words, of offices that have no others. */
export type Dealer = Card & { said?: string }

/** Those of a page of the list, and pages that are read at most (docs/limits.md). */
const LIMIT = 100
const PAGES = 5

type Options = { signal?: AbortSignal }
/** What is asked of fields of the owner. */
type Narrowing = { filter?: string; units?: 'us' }

/** All that are published, in the order of the console. */
export async function readDealers(
  door: Door,
  options: Options = {},
  narrowing: Narrowing = {},
): Promise<Dealer[]> {
  const lang = door.language()
  const read = (page: number) =>
    door.read('/api/web/dealer/listAll', { lang, page, limit: LIMIT, ...narrowing }, options)
  const { total, items } = await read(1)
  const more = Math.min(PAGES, Math.ceil(total / LIMIT)) - 1
  const rest = await Promise.all(Array.from({ length: Math.max(0, more) }, (_, at) => read(at + 2)))
  const dealers: Dealer[] = [items, ...rest.map((page) => page.items)].flat()
  // Offices of the about-us page say nothing to fields.
  if (narrowing.filter !== undefined || dealers.some(({ type }) => type === 'office')) return dealers
  const about = await door.read('/api/web/aboutus/getById', { lang }, options).catch(() => null)
  return about ? [...officesOf(about), ...dealers] : dealers
}

/** Offices alone, for a page that has read what the about-us page says. */
export async function readOffices(door: Door, about: About, options: Options = {}): Promise<Dealer[]> {
  const asked = { lang: door.language(), type: 'office', limit: LIMIT } as const
  const { items } = await door.read('/api/web/dealer/listAll', asked, options)
  return items.length > 0 ? items : officesOf(about)
}

/** What the about-us page says of offices, in the same shape; they have no page of their own. */
const officesOf = ({ offices, shownIn }: About): Dealer[] =>
  offices.map(({ name, address, hours, ...office }, at) => ({
    ...{ id: -1 - at, address: '', type: 'office', name, street: address, said: hours },
    ...{ summary: '', country: '', place: '', website: '', zone: '', spoken: '' },
    ...{ hours: [], specialities: [], serves: [] },
    ...office,
    ...(shownIn && { shownIn: within(shownIn, `offices.${at}.`) }),
  }))

function within(shownIn: Record<string, Language>, path: string): Record<string, Language> {
  const names: Record<string, string> = { name: 'name', address: 'street', hours: 'said' }
  return Object.fromEntries(
    Object.entries(shownIn).flatMap(([at, language]) => {
      const name = at.startsWith(path) ? names[at.slice(path.length)] : undefined
      return name === undefined ? [] : [[name, language]]
    }),
  )
}
