// Keys of writes whose outcome nobody knows: sent again with the same content, a write goes under the same key, so that it is done once.
import { CODE } from '#contract/wire/answer.ts'
import { isTrouble, Refused } from '#web/client/send.ts'
import { newOnceKey } from './once-key.ts'

/** The server keeps answers for a day, and some clocks are wrong. */
const KEPT_MS = 20 * 60 * 60_000
/** Nobody has more on the way; the oldest goes. */
const KEPT = 30
const NAME = 'once-keys'

/** `content`: a fingerprint of where a write goes and what it says. */
type Held = { content: string; key: string; at: number }

type Kept = Pick<Storage, 'getItem' | 'setItem'>
/** Outlasts a reload. */
const OF_THE_TAB: Kept = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => sessionStorage.setItem(name, value),
}

/** For the calls at `paths`. */
export function createOnceKeys(
  paths: readonly string[],
  storage: Kept = OF_THE_TAB,
  now: () => number = Date.now,
) {
  const keyed = new Set(paths)
  let held = read()

  function read(): Held[] {
    try {
      const kept = JSON.parse(storage.getItem(NAME) ?? '[]')
      return Array.isArray(kept) ? (kept as Held[]) : []
    } catch {
      return []
    }
  }
  function keep(next: readonly Held[]) {
    held = next.slice(-KEPT)
    try {
      storage.setItem(NAME, JSON.stringify(held))
    } catch {
      // Then they live as long as the page.
    }
  }

  /** The key of a write that begins now. */
  function begin(content: string): string {
    const known = held.find((one) => one.content === content && one.at > now() - KEPT_MS)
    if (known) return known.key
    const key = newOnceKey()
    keep([...held, { content, key, at: now() }])
    return key
  }
  /** What became of it is known: the same content is another write from now on. */
  const settle = (key: string) => keep(held.filter((one) => one.key !== key))

  /** Runs a write under its key, if its call takes one. */
  return async function under<Data>(
    path: string,
    body: string,
    run: (onceKey?: string) => Promise<Data>,
  ): Promise<Data> {
    if (!keyed.has(path)) return run()
    const key = begin(fingerprint(`${path}\n${body}`))
    try {
      const data = await run(key)
      settle(key)
      return data
    } catch (error) {
      if (isSettled(error)) settle(key)
      throw error
    }
  }
}

/** Refusals that say nothing about a write of before: the session, the rights or the number of tries were judged. */
const BEFORE: readonly unknown[] = [CODE.notSignedIn, CODE.revoked, CODE.forbidden, CODE.prove, CODE.tooMany]

/** Whether it is known from a failure that the write was not done, however often it was sent. */
export const isSettled = (error: unknown): error is Refused =>
  error instanceof Refused && !isTrouble(error) && !BEFORE.includes(error.code)

/** Tells contents apart within a tab (cyrb53); where it fails the server says that a key was used with other content. */
function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return `${text.length}-${(b >>> 0).toString(36)}-${(a >>> 0).toString(36)}`
}
