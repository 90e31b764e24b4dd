// Tells every node what changed of the content, so that each drops the answers it made from it.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Storage } from '#server/storage/open.ts'
import { CHANNEL } from '#server/storage/postgres/channel.ts'
import { isTakenDown, kindOf } from './changes.ts'
import { watchDeafness } from './deafness.ts'

/** `null` means that something may have been missed: forget everything. */
type Listener = (changed: readonly string[] | null) => void

/** Within the transaction of a change: whoever keeps answers outside of the nodes hears of it by the outbox; null: of everything. */
export type Changing = (within: Db, changed: readonly string[] | null) => Promise<void>

export type Bus = {
  /** Says, within the transaction of a change that visitors see, what `changed` says after it. */
  changing: Changing
  /**
   * Says to the other nodes, within the transaction of a change, what changed: they hear it with the commit, even when this
   * process dies right after it. Call it last, as it holds a row that all changes count up; after the commit comes `tell`.
   */
  within: (transaction: Db, changed: readonly string[]) => Promise<void>
  /** After the commit: this node hears what the others heard with it. */
  tell: (changed: readonly string[]) => void
  /** Says, after the commit, to all nodes what changed, in the words of `changes.ts`. Never throws: what was done is done. */
  changed: (changed: readonly string[]) => Promise<void>
  listen: (listener: Listener) => void
  /** Whether nothing of what other nodes say is heard. */
  deaf: () => boolean
  close: () => Promise<void>
}

const RETRY_MS = 1000
/**
 * One process alone, or many nodes through PostgreSQL's LISTEN/NOTIFY; needs nothing else to run. A node that does not hear
 * itself looks every second whether anything changed, and forgets everything then; `say` hears that it is so.
 */
export async function openBus(
  { db, watch }: Pick<Storage, 'db' | 'watch'>,
  say: (line: string) => void = () => {},
  changing: Changing = async () => {},
): Promise<Bus> {
  const listeners: Listener[] = []
  const tell: Listener = (changed) => {
    for (const listener of listeners) listener(changed)
  }
  /** What the others have not been told, because the store went away right after the change. */
  const owed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let closed = false
  // Stands among the words that leave: who said them has told itself already.
  const self = `@${randomUUID()}`

  const notify = (by: Db, words: readonly string[]) =>
    sql`with counted as (update news_count set number = number + 1 where name = 'content' returning number)
      select pg_notify(${CHANNEL}, ${payloadOf(words, self)}) from counted`.execute(by)

  async function pass() {
    const words = [...owed]
    if (closed || words.length === 0) return
    try {
      await notify(db, words)
      for (const word of words) owed.delete(word)
    } catch {
      timer ??= setTimeout(() => {
        timer = undefined
        void pass()
      }, RETRY_MS).unref()
    }
  }

  watch?.hear((payload) => {
    const words: string[] | null = payload === null ? null : JSON.parse(payload)
    if (!words?.includes(self)) tell(words)
  })
  await watch?.begun

  const deafness = watch ? watchDeafness({ db, watch, say, forget: () => tell(null) }) : null
  return {
    changing,
    within: async (transaction, changed) => {
      if (watch) await notify(transaction, changed)
    },
    tell,
    changed: async (changed) => {
      tell(changed)
      if (!watch) return
      for (const word of changed) owed.add(word)
      await pass()
    },
    listen: (listener) => void listeners.push(listener),
    deaf: () => deafness?.deaf() ?? false,
    close: async () => {
      closed = true
      clearTimeout(timer)
      deafness?.stop()
    },
  }
}

/** PostgreSQL passes on less than 8000 bytes; more than that is told by the kinds alone. */
function payloadOf(changed: readonly string[], self: string): string {
  const payload = JSON.stringify([self, ...changed])
  if (payload.length < LONGEST) return payload
  return JSON.stringify([
    self,
    ...new Set(changed.flatMap((word) => [kindOf(word), ...(isTakenDown(word) ? [`${kindOf(word)}!`] : [])])),
  ])
}
const LONGEST = 7500
