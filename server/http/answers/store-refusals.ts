// What people are told when the store does not serve: it is away, it is full, or nobody knows whether a write was done.
import { CODE } from '#contract/wire/answer.ts'
import type { Call } from '#contract/wire/call.ts'
import { Failure } from '#server/failure.ts'
import type { Storage } from '#server/storage/open.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/http/answers')

type Kind = Pick<Call, 'logs' | 'once'>

/** Whether a call changes something. */
const writes = ({ logs, once }: Kind): boolean => logs !== undefined || once === true

/** A read, or whatever else asks the store, while it is away. */
export const storeAway = (cause: unknown) => new Failure(CODE.unavailable, words.storeAway, { cause })

/** A write that was not begun. */
const notWritten = (cause: unknown) => new Failure(CODE.unavailable, words.notWritten, { cause })

/** A write that was under way when the store went away. */
const maybeWritten = (cause: unknown) => new Failure(CODE.unavailable, words.maybeWritten, { cause })

/** A disk without room, of the server or of its database. */
export const diskFull = (cause: unknown) => new Failure(CODE.full, words.diskFull, { cause })

/** What a call that was begun throws: of a write that broke off nobody knows how it ended. */
export function asBegun(call: Kind, error: unknown): unknown {
  return writes(call) && isStoreAway(error) && !(error instanceof Failure) ? maybeWritten(error) : error
}

/** Does what comes before a call, which changes nothing; a write that would not reach the store is refused as such. */
export async function mustReach<Result>(
  call: Kind,
  store: Pick<Storage, 'here'>,
  before: () => Promise<Result>,
): Promise<Result> {
  try {
    if (writes(call)) await store.here()
    return await before()
  } catch (error) {
    throw writes(call) && isStoreAway(error) ? notWritten(error) : error
  }
}

/** What `work` answers, or `instead` when the store goes or is away. */
export async function orAway<Result>(
  store: Pick<Storage, 'away'>,
  work: () => Promise<Result>,
  instead: () => Promise<Result>,
): Promise<Result> {
  try {
    if (!store.away()) return await work()
  } catch (error) {
    if (!isStoreAway(error)) throw error
  }
  return instead()
}
