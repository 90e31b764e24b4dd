// The queries that find messages: each walks an index that holds its filters, however many messages there are.
import { sql } from 'kysely'
import type { MESSAGE_SORTS, MessageFilters } from '#contract/enquiries/message-desk.ts'
import type { MessageStates } from '#contract/enquiries/message-shapes.ts'
import { MESSAGE_STATES, type MessageState } from '#contract/enquiries/message-states.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { prefixOf } from '#server/parts/enquiries/message-words.ts'
import { all, behind, type Condition, countTo, havingWords, idsIn } from '#server/storage/long-lists.ts'
import type { Db } from '#server/storage/open.ts'
import { namePrefixes } from '#server/storage/words/user-words.ts'
import type { MessageRow } from './shown.ts'

const ORDER = { createTime: 'created_at', updateTime: 'updated_at', dueTime: 'due_at' } as const
type Sort = `${'' | '-'}${(typeof MESSAGE_SORTS)[number]}`
type Source = { db: Db; now: () => number }

const BATCH = 500
/** The badge counts so far. */
const BADGE = 1_000
const WORDS = { table: 'message_word', row: 'message_id', id: 'message.id' }

async function conditionsOf(source: Source, filters: MessageFilters): Promise<Condition[]> {
  const { state, assignee, spamReason, aboutId, productId, language, overdue, keyword, from, until } = filters
  const found: Condition[] = []
  if (state === 'open') found.push(sql`state in ('new', 'assigned')`)
  else if (state !== undefined) found.push(sql`state = ${state}`)
  else if (spamReason === undefined) found.push(sql`state <> 'spam'`)
  if (assignee === 0) found.push(sql`assignee_id is null`)
  else if (assignee !== undefined) found.push(sql`assignee_id = ${assignee}`)
  if (spamReason !== undefined) found.push(sql`spam_reason = ${spamReason}`)
  for (const id of [aboutId, productId])
    if (id !== undefined)
      found.push(
        sql`(product_id = ${id} or id in (select message_id from message_line where product_id = ${id}))`,
      )
  if (language !== undefined) found.push(sql`lang = ${language}`)
  if (overdue === true) found.push(sql`due_at < ${source.now()} and state in ('new', 'assigned')`)
  if (from !== undefined) found.push(sql`created_at >= ${Date.parse(from)}`)
  if (until !== undefined) found.push(sql`created_at < ${Date.parse(until)}`)
  return [...found, ...(await havingWords(source.db, namePrefixes(keyword ?? '').map(prefixOf), WORDS))]
}

async function rowsOf(source: Source, ids: readonly number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return []
  const rows = await source.db.selectFrom('message').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const orderOf = (sort: Sort) => ({
  column: ORDER[sort.replace('-', '') as keyof typeof ORDER],
  falling: sort.startsWith('-'),
})
const after = (place: MessageRow | undefined, sort: Sort) =>
  place ? [behind(orderOf(sort), place[orderOf(sort).column], place.id)] : []

/** A page; counting stops at `COUNTED`. */
export async function pageOfMessages(
  source: Source,
  filters: MessageFilters,
  { page, limit, sort, before }: { page: number; limit: number; sort: Sort; before?: number | undefined },
) {
  const conditions = await conditionsOf(source, filters)
  const found = await countTo(source.db, COUNTED + 1, sql`message where ${all(conditions)}`)
  const total = { total: Math.min(found, COUNTED), more: found > COUNTED }
  const [place] = before === undefined ? [] : await rowsOf(source, [before])
  if (before !== undefined && !place) return { ...total, rows: [] }
  const span = { limit, offset: (page - 1) * limit }
  const ids = await idsIn(source.db, 'message', [...conditions, ...after(place, sort)], orderOf(sort), span)
  return { ...total, rows: await rowsOf(source, ids) }
}

/** All that match, the newest first, some hundreds at a time. */
export async function* allMessages(source: Source, filters: MessageFilters): AsyncGenerator<MessageRow[]> {
  const conditions = await conditionsOf(source, filters)
  const order = orderOf('-createTime')
  for (let last: MessageRow | undefined; ; ) {
    const further = [...conditions, ...after(last, '-createTime')]
    const rows: MessageRow[] = await rowsOf(
      source,
      await idsIn(source.db, 'message', further, order, { limit: BATCH }),
    )
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < BATCH || !last) return
  }
}

/** How many there are in each state under the other filters. */
export async function countStates(
  source: Source,
  filters: Omit<MessageFilters, 'state' | 'spamReason'>,
): Promise<MessageStates> {
  const counted: [MessageState, number][] = []
  for (const state of MESSAGE_STATES) {
    const conditions = await conditionsOf(source, { ...filters, state })
    counted.push([state, await countTo(source.db, BADGE, sql`message where ${all(conditions)}`)])
  }
  return Object.fromEntries(counted) as MessageStates
}

/** What the badge of a person shows. */
export async function badgeCounts(source: Source, personId: number) {
  const inbox = (where: Condition) => countTo(source.db, BADGE, sql`message where ${where}`)
  const visible = [sql`state <> 'spam'`]
  const [newest] = await idsIn(source.db, 'message', visible, orderOf('-createTime'), { limit: 1 })
  return {
    new: await inbox(sql`state = 'new'`),
    mine: await inbox(sql`assignee_id = ${personId} and state in ('new', 'assigned')`),
    overdue: await inbox(sql`state in ('new', 'assigned') and due_at < ${source.now()}`),
    newest: newest ?? null,
  }
}
