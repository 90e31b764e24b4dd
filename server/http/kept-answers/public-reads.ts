// Answers public reads in process, from the same answers that are kept for the wire, for pages that are rendered here.
import type { Language } from '#contract/languages/language-codes.ts'
import { envelope } from '#server/http/answers/answers.ts'
import { frozen } from '#server/storage/reads/frozen.ts'
import type { Uses } from '#server/storage/reads/reading-trace.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import type { Kept, Made } from './kept.ts'
import type { ResponseCache } from './response-cache.ts'

type Query = Readonly<Record<string, unknown>>
type KeepNothing = () => void
type Answer = (query: Query, language: Language, keepNothing: KeepNothing) => Promise<unknown>
type Trace = <Result>(run: () => Promise<Result>) => Promise<{ result: Result; uses: Uses }>

/** What a read answered, what it was made from, whether it holds for this time only, and whether it may be out of date. */
export type Read = { data: unknown; madeFrom: readonly string[]; once: boolean; stale: boolean }
type Readable = {
  read: (path: string, query: Query, language: Language) => Promise<Read>
  readUnkept: (path: string, query: Query, language: Language) => Promise<unknown>
}
export type PublicReads = ReturnType<typeof createPublicReads>

/** The name under which an answer is kept. */
export const keyOf = (language: Language, url: string) => `${language} ${url}`

/** `away` answers what is asked instead while the store is away; null when nothing is. */
export function createPublicReads(
  cache: ResponseCache,
  trace: Trace,
  away: () => Promise<Readable | null> = async () => null,
) {
  const calls = new Map<string, { madeFrom: readonly string[]; answer: Answer }>()

  function callAt(path: string) {
    const call = calls.get(path)
    if (!call) throw new Error(`${path} is no public read`)
    return call
  }

  /** Makes an answer and notes what it was made from; of a query that says too little, all that the call is declared to be made from. */
  async function traced(path: string, make: (keepNothing: KeepNothing) => Promise<string>): Promise<Made> {
    const { madeFrom } = callAt(path)
    let once = false
    const keepNothing = () => {
      once = true
    }
    const { result: body, uses } = await trace(() => make(keepNothing))
    // The settings of the site are read from memory, which no query tells of.
    const unseen = uses.everything ? madeFrom : madeFrom.filter((kind) => kind === 'site')
    return { body, madeFrom: [...uses.tags, ...unseen], once }
  }

  /** What `make` answers, or else what answers instead. */
  async function orAway<Result>(make: () => Promise<Result>) {
    try {
      return await make()
    } catch (error) {
      const other = isStoreAway(error) ? await away() : null
      if (other) return other
      throw error
    }
  }

  return {
    has: (path: string) => calls.has(path),
    add: (path: string, madeFrom: readonly string[], answer: Answer) =>
      void calls.set(path, { madeFrom, answer }),
    traced,
    /** The answer of a call to a visitor; throws `Failure` as the call does. */
    async read(path: string, query: Query, language: Language): Promise<Read> {
      const { answer } = callAt(path)
      const given = stringsOf(query)
      const key = keyOf(language, `${path}?${new URLSearchParams(given)}`)
      const make = async (keepNothing: KeepNothing) => envelope(await answer(given, language, keepNothing))
      const kept = cache.get(key) ?? (await orAway(() => cache.make(key, () => traced(path, make))))
      if (!('body' in kept)) {
        const made = await kept.read(path, query, language)
        return { ...made, once: true, stale: true }
      }
      const { madeFrom, once, stale } = kept
      // What is made from something outdated is kept by nobody.
      return { data: dataOf(kept), madeFrom, once: once || stale === true, stale: stale === true }
    },
    /** The same, made anew and kept by nobody: for previews. */
    async readUnkept(path: string, query: Query, language: Language): Promise<unknown> {
      const made = await orAway(async () => ({
        body: await callAt(path).answer(stringsOf(query), language, () => {}),
      }))
      return 'body' in made ? JSON.parse(JSON.stringify(made.body)) : made.readUnkept(path, query, language)
    },
  }
}

/**
 * The data of kept answers that pages were lately made from: one and the same for all of them, so that what a page makes of
 * it can be known by it. Nobody changes it, and it goes whenever memory is wanted.
 */
const readAlready = new WeakMap<Buffer, WeakRef<object>>()

function dataOf({ body }: Pick<Kept, 'body'>): unknown {
  const there = readAlready.get(body)?.deref()
  if (there) return there
  const data: unknown = frozen(JSON.parse(body.toString()).data)
  if (typeof data === 'object' && data !== null) readAlready.set(body, new WeakRef(data))
  return data
}

/** As the query would come over the wire. */
const stringsOf = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
