// The operation log: who did what to which record, chained by hash.

import type { ChainReport } from '#contract/monitoring/log.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Module, Verb } from '#contract/wire/operation.ts'
import { Failure } from '#server/failure.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { changesText, logText, parametersText } from './log-text.ts'
import { hashOf, type Link, verifyChain } from './operation-chain.ts'

const words = serverTexts('server/log')

/** What was done to one record: its fields before and after; left out where there was none. */
export type Change = {
  recordId: number | null
  /** What the record is called, in the site's language. */
  recordName: string
  before?: object | undefined
  after?: object | undefined
}

/** What is known of a call when its entry is written. */
export type OperationFacts = {
  module: Module
  verb: Verb
  person: { id: number; username: string; program?: { name: string } | undefined }
  address: string
  agent: string
  path: string
  /** 200, or the code of the refusal. */
  code: number
  message: string
  /** Milliseconds. */
  duration: number
  requestId: string
  parameters: unknown
}

export type Operations = ReturnType<typeof createOperations>

/** Entries of one insert: 22 columns each, and a statement takes some 32,000 values. */
const AT_ONCE = 500
/** Longer than any batch takes, so that a node that died does not hold off the next check for long. */
const VERIFY_LEASE_MS = 30_000
const RENEW_MS = 5_000

/** The operation log in the store of `db`. */
export function createOperations(db: Db, now: () => number) {
  return {
    /**
     * Adds an entry for each change (one without a record when there is none) inside a transaction. It holds the head
     * of the chain from here to the commit: call it last, so that nobody who waits for it holds what is still needed.
     */
    async append(within: Db, operation: OperationFacts, changes: readonly Change[]) {
      const entries = changes.length > 0 ? changes : [{ recordId: null, recordName: '' }]
      const head = await within
        .updateTable('operation_chain')
        .set((row) => ({ head_id: row('head_id', '+', entries.length) }))
        .where('name', '=', 'operations')
        .returning(['head_id', 'head_hash'])
        .executeTakeFirstOrThrow()
      let id = Number(head.head_id) - entries.length
      let previous = head.head_hash
      const at = now()
      const links = entries.map((change): Link => {
        id += 1
        const link = { id, at, ...columnsOf(operation), ...changeColumns(change) }
        const previous_hash = previous
        previous = hashOf(previous_hash, link)
        return { ...link, previous_hash, hash: previous }
      })
      for (let from = 0; from < links.length; from += AT_ONCE) {
        await within
          .insertInto('operation_log')
          .values(links.slice(from, from + AT_ONCE))
          .execute()
      }
      await within
        .updateTable('operation_chain')
        .set({ head_hash: previous })
        .where('name', '=', 'operations')
        .execute()
    },

    /** Follows the chain; one check at a time on all nodes, another is refused with 409. */
    async verify(): Promise<ChainReport> {
      const lease = await takeLease(db, 'verify-operations', VERIFY_LEASE_MS, now)
      if (!lease) throw checkIsRunning()
      let renewed = now()
      const alive = async () => {
        if (now() - renewed < RENEW_MS) return
        if (!(await lease.renew())) throw checkIsRunning()
        renewed = now()
      }
      try {
        return await verifyChain(db, alive)
      } finally {
        await lease.release()
      }
    },

    /**
     * Removes at most `limit` of the oldest entries when they are older than `before`; answers how many. The chain goes
     * on from the last removed one, which is kept in the same transaction.
     */
    removeOldest: (before: number, limit: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        // Held first: a check that finds entries gone then also finds the new anchor.
        await transaction
          .updateTable('operation_chain')
          .set((row) => ({ removed_id: row.ref('removed_id') }))
          .where('name', '=', 'operations')
          .execute()
        const oldest = await transaction
          .selectFrom('operation_log')
          .select(['id', 'at', 'hash'])
          .orderBy('id')
          .limit(limit)
          .execute()
        const young = oldest.findIndex(({ at }) => at >= before)
        const old = young === -1 ? oldest : oldest.slice(0, young)
        const last = old.at(-1)
        if (!last) return 0
        await transaction.deleteFrom('operation_log').where('id', '<=', last.id).execute()
        await transaction
          .updateTable('operation_chain')
          .set({ removed_id: last.id, removed_hash: last.hash })
          .where('name', '=', 'operations')
          .execute()
        return old.length
      }),
  }
}

function columnsOf(operation: OperationFacts) {
  const username = logText(operation.person.username, 60)
  return {
    module: operation.module,
    verb: operation.verb,
    user_id: operation.person.id,
    username,
    username_key: usernameKey(username),
    program: logText(operation.person.program?.name ?? '', 60),
    address: operation.address,
    agent: logText(operation.agent, 300),
    path: operation.path,
    outcome: outcomeOf(operation.code),
    code: operation.code,
    message: logText(operation.message, 1_000),
    duration: Math.max(0, Math.round(operation.duration)),
    request_id: operation.requestId,
    parameters: parametersText(operation.parameters),
  }
}

const changeColumns = ({ recordId, recordName, before, after }: Change) => ({
  record_id: recordId,
  record_name: logText(recordName, 300),
  changes: changesText(before, after),
})

const outcomeOf = (code: number) =>
  code === CODE.ok ? ('success' as const) : code >= 500 ? ('fault' as const) : ('refused' as const)

const checkIsRunning = () => new Failure(CODE.conflict, words.checkIsRunning)
