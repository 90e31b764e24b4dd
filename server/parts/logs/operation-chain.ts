// The chain of the operation log: every entry carries the hash of the one before it, so nothing changes unseen.
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { ChainReport } from '#contract/monitoring/log.ts'
import type { Db } from '#server/storage/open.ts'
import type { Tables } from '#server/storage/tables/tables.ts'

export type Link = Selectable<Tables['operation_log']>

/** Every column that the hash covers, in this order for ever: another order is another hash. */
const HASHED = [
  'id',
  'at',
  'module',
  'verb',
  'user_id',
  'username',
  'username_key',
  'address',
  'agent',
  'path',
  'record_id',
  'record_name',
  'outcome',
  'code',
  'message',
  'duration',
  'request_id',
  'parameters',
  'changes',
] as const

/** Entries looked at before others get their turn. */
const BATCH = 200

/** What only entries of programs have stands behind it, so that all others are hashed as they always were. */
const hashedOf = (link: Omit<Link, 'previous_hash' | 'hash'>) => [
  ...HASHED.map((column) => link[column]),
  ...(link.program === '' ? [] : [link.program]),
]

/** The hash of an entry that follows one with the hash `previous`. */
export const hashOf = (previous: string, link: Omit<Link, 'previous_hash' | 'hash'>): string =>
  createHash('sha256')
    .update(`${previous}\n${JSON.stringify(hashedOf(link))}`)
    .digest('hex')

/** Follows the chain from its anchor to its head, a batch at a time; `alive` is asked between batches and may throw. */
export async function verifyChain(db: Db, alive: () => Promise<void>): Promise<ChainReport> {
  const end = await endsOf(db)
  let at = { id: end.removed_id, hash: end.removed_hash }
  let checked = 0
  let firstTime: number | null = null
  let lastTime: number | null = null
  const report = (brokenAt: number | null): ChainReport => ({
    whole: brokenAt === null,
    checked,
    brokenAt,
    removedUpTo: end.removed_id > 0 ? end.removed_id : null,
    firstTime: isoOf(firstTime),
    lastTime: isoOf(lastTime),
  })

  while (at.id < end.head_id) {
    const links = await linksAfter(db, at.id, end.head_id)
    if (links[0]?.id !== at.id + 1) {
      // Retention may have passed by meanwhile; then the chain goes on from its new anchor.
      const { removed_id, removed_hash } = await endsOf(db)
      if (removed_id <= at.id) return report(at.id + 1)
      end.removed_id = removed_id
      at = { id: removed_id, hash: removed_hash }
      continue
    }
    for (const link of links) {
      const follows = link.id === at.id + 1 && link.previous_hash === at.hash
      if (!follows || hashOf(at.hash, link) !== link.hash) return report(at.id + 1)
      at = { id: link.id, hash: link.hash }
      firstTime ??= link.at
      lastTime = link.at
      checked++
    }
    await alive()
    await nextTurn()
  }
  // With everything removed, the anchor is the head.
  if (at.id === end.head_id && at.hash !== end.head_hash) return report(Math.max(1, end.head_id))
  const beyond = await beyondHead(db)
  return report(beyond)
}

const endsOf = (db: Db) =>
  db
    .selectFrom('operation_chain')
    .select(['head_id', 'head_hash', 'removed_id', 'removed_hash'])
    .where('name', '=', 'operations')
    .executeTakeFirstOrThrow()

const linksAfter = (db: Db, id: number, last: number) =>
  db
    .selectFrom('operation_log')
    .selectAll()
    .where('id', '>', id)
    .where('id', '<=', last)
    .orderBy('id')
    .limit(BATCH)
    .execute()

/** An entry that no head knows of was put there by hand. One statement, so that both are of the same moment. */
async function beyondHead(db: Db): Promise<number | null> {
  const found = await db
    .selectFrom('operation_log')
    .select('id')
    .where('id', '>', (inner) =>
      inner.selectFrom('operation_chain').select('head_id').where('name', '=', 'operations'),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())
