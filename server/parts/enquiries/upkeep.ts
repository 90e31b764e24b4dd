// Tidies what enquiries leave behind, on one node at a time: whole addresses, keys of writes, letters that were sent long ago,
// secrets and counts of tries that are over.
import { isIPv6 } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Files } from '#server/parts/files/files.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import { sweepPapers } from '#server/parts/quotes/quote-papers.ts'
import { type QuoteReminders, remindOfQuotes } from '#server/parts/quotes/reminders.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import { type Escalation, escalate } from './escalation.ts'
import { sweepUploads } from './uploads.ts'

const DAY_MS = 24 * 60 * 60_000
const EVERY_MS = 10 * 60_000
const LEASE_MS = 60_000
const BATCH = 500
/** How long a key of a write is kept, how many at most, and how much their answers may be together. */
const KEY_MS = DAY_MS
const KEYS = 100_000
export const KEPT_BYTES = 64 * 1024 * 1024
/** Days that sent and discarded letters are kept. */
const SENT_DAYS = 90

type Enquiries = {
  db: Db
  addressDays: number
  now: () => number
  files?: Files
  late?: Escalation
  quotes?: QuoteReminders
}

/** A network instead of an address: three of the four numbers, or the first 48 bits. */
export function shortened(address: string): string {
  if (!isIPv6(address)) return /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address.replace(/\d+$/, '0') : ''
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::`
}

/** Tidies once; answers how many rows it touched. */
export async function tidyEnquiries(
  { db, addressDays, now, files, late, quotes }: Enquiries,
  stopped = () => false,
): Promise<number> {
  const lease = await takeLease(db, 'enquiry-upkeep', LEASE_MS, now)
  if (!lease) return 0
  let touched = 0
  try {
    for (const step of [
      ...(addressDays > 0 ? [shortenAddresses] : []),
      forgetKeys,
      forgetLetters,
      wipeSecrets,
      forgetTries,
      ...(late ? [(within: Db, at: number) => escalate(within, at, BATCH, late)] : []),
      ...(quotes ? [(within: Db, at: number) => remindOfQuotes(within, at, BATCH, quotes)] : []),
      ...(files
        ? [
            (within: Db, at: number) => sweepUploads(within, files, at, BATCH),
            (within: Db, at: number) => sweepPapers(within, files, at, BATCH),
          ]
        : []),
    ]) {
      for (let count = BATCH; count === BATCH; ) {
        if (stopped() || !(await lease.renew())) return touched
        count = await step(db, now(), addressDays)
        touched += count
        await nextTurn()
      }
    }
    return touched
  } finally {
    await lease.release()
  }
}

async function shortenAddresses(db: Db, now: number, days: number): Promise<number> {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'address'])
    .where('address_kept', '=', 1)
    .where('created_at', '<', now - days * DAY_MS)
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  for (const { id, address } of rows) {
    await db
      .updateTable('message')
      .set({ address: shortened(address), address_kept: 0 })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

async function forgetKeys(db: Db, now: number): Promise<number> {
  const last = await db
    .selectFrom('idempotency')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(KEYS)
    .limit(1)
    .executeTakeFirst()
  // The latest of those that are too much: lengths are known without reading what they are of.
  const { full } = await db
    .selectFrom((rows) =>
      rows
        .selectFrom('idempotency')
        .select([
          'created_at',
          sql<number>`sum(coalesce(octet_length(answer), 0)) over (order by created_at desc, key_hash)`.as(
            'held',
          ),
        ])
        .as('answers'),
    )
    .select((rows) => rows.fn.max('created_at').as('full'))
    .where('held', '>', KEPT_BYTES)
    .executeTakeFirstOrThrow()
  const until = Math.max(now - KEY_MS, (last?.created_at ?? 0) + 1, Number(full ?? 0) + 1)
  const gone = await db
    .deleteFrom('idempotency')
    .where('key_hash', 'in', (rows) =>
      rows.selectFrom('idempotency').select('key_hash').where('created_at', '<', until).limit(BATCH),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

async function forgetLetters(db: Db, now: number): Promise<number> {
  const gone = await db
    .deleteFrom('outbox')
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('outbox')
        .select('id')
        .where('state', 'in', ['sent', 'discarded'])
        .where('created_at', '<', now - SENT_DAYS * DAY_MS)
        .limit(BATCH),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Letters whose secret is over, such as those that waited for a mail server that never came. */
async function wipeSecrets(db: Db, now: number): Promise<number> {
  const wiped = await db
    .updateTable('outbox')
    .set((row) => ({
      payload: '',
      error: row.case().when('state', '=', 'waiting').then('its time is over').else(row.ref('error')).end(),
      state: row
        .case()
        .when('state', '=', 'waiting')
        .then('dead' as const)
        .else(row.ref('state'))
        .end(),
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('outbox')
        .select('id')
        .where('ends_at', '>', 0)
        .where('payload', '<>', '')
        .where('ends_at', '<=', now)
        .where('leased_until', '<=', now)
        .limit(BATCH),
    )
    .executeTakeFirst()
  return Number(wiped.numUpdatedRows)
}

/** Counts of tries that hold nobody up any longer. */
async function forgetTries(db: Db, now: number): Promise<number> {
  const gone = await db
    .deleteFrom('rate_limit')
    .where('key', 'in', (rows) =>
      rows.selectFrom('rate_limit').select('key').where('expires_at', '<=', now).limit(BATCH),
    )
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Tidies now and then every ten minutes; `stop` waits for the step that is being done. */
export const startEnquiryUpkeep = (enquiries: Enquiries, report: (error: unknown) => void) =>
  startRepeatedWork((stopped) => tidyEnquiries(enquiries, stopped), EVERY_MS, report)
