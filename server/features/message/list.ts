// The queries that find messages: each walks an index that holds its filters, however many messages there are.
import { type RawBuilder, sql } from 'kysely'
import type { MESSAGE_SORTS, MessageFilters } from '#contract/enquiries/message-desk.ts'
import type { MessageStates } from '#contract/enquiries/message-shapes.ts'
import { MESSAGE_STATES, type MessageState } from '#contract/enquiries/message-states.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { prefixOf } from '#server/parts/enquiries/message-words.ts'
import type { Db } from '#server/storage/open.ts'
import { namePrefixes, wordBegins } from '#server/storage/words/user-words.ts'
import type { MessageRow } from './shown.ts'

const ORDER = { createTime: 'created_at', updateTime: 'updated_at', dueTime: 'due_at' } as const
type Sort = `${'' | '-'}${(typeof MESSAGE_SORTS)[number]}`
type Source = { db: Db; now: () => number }
type Condition = RawBuilder<unknown>

/** A word that at most so many messages have is looked up first; a commoner one is met soon enough in the order of the list. */
const FEW = 5_000
const BATCH = 500
/** The badge counts so far. */
const BADGE = 1_000

const holds = (prefix: string): Condition =>
  sql`select message_id from message_word where ${wordBegins(prefix, 'message_word.word')}`

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
  for (const prefix of namePrefixes(keyword ?? '').map(prefixOf)) {
    const few = (await countTo(source, FEW + 1, sql`(${holds(prefix)} limit ${FEW + 1}) as found`)) <= FEW
    found.push(
      few
        ? sql`id in (${holds(prefix)})`
        : sql`exists (select 1 from message_word where message_id = message.id and ${wordBegins(prefix, 'message_word.word')})`,
    )
  }
  return found
}

async function countTo(source: Source, most: number, rows: Condition): Promise<number> {
  const { rows: counted } = await sql<{ n: number }>`
    select count(*) as n from (select 1 as one from ${rows} limit ${most}) as counted`.execute(source.db)
  return Number(counted[0]?.n ?? 0)
}

async function idsOf(
  source: Source,
  conditions: Condition[],
  sort: Sort,
  limit: number,
  offset: number,
): Promise<number[]> {
  const column = sql.ref(columnOf(sort))
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const { rows } = await sql<{ id: number }>`
    select id from message where ${all(conditions)} order by ${column} ${way}, id ${way} limit ${limit} offset ${offset}`.execute(
    source.db,
  )
  return rows.map(({ id }) => id)
}

async function rowsOf(source: Source, ids: readonly number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return []
  const rows = await source.db.selectFrom('message').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What comes behind a message in the order asked for. */
function behind(place: MessageRow, sort: Sort): Condition {
  const column = columnOf(sort)
  const beyond = sql.raw(sort.startsWith('-') ? '<' : '>')
  const value = place[column]
  return sql`${sql.ref(column)} ${beyond}= ${value} and (${sql.ref(column)}, id) ${beyond} (${value}, ${place.id})`
}

/** A page; counting stops at `COUNTED`. */
export async function pageOfMessages(
  source: Source,
  filters: MessageFilters,
  { page, limit, sort, before }: { page: number; limit: number; sort: Sort; before?: number | undefined },
) {
  const conditions = await conditionsOf(source, filters)
  const found = await countTo(source, COUNTED + 1, sql`message where ${all(conditions)}`)
  const total = { total: Math.min(found, COUNTED), more: found > COUNTED }
  const [place] = before === undefined ? [] : await rowsOf(source, [before])
  if (before !== undefined && !place) return { ...total, rows: [] }
  const after = place ? [behind(place, sort)] : []
  return {
    ...total,
    rows: await rowsOf(
      source,
      await idsOf(source, [...conditions, ...after], sort, limit, (page - 1) * limit),
    ),
  }
}

/** All that match, the newest first, some hundreds at a time. */
export async function* allMessages(source: Source, filters: MessageFilters): AsyncGenerator<MessageRow[]> {
  const conditions = await conditionsOf(source, filters)
  for (let last: MessageRow | undefined; ; ) {
    const after = last ? [behind(last, '-createTime')] : []
    const rows: MessageRow[] = await rowsOf(
      source,
      await idsOf(source, [...conditions, ...after], '-createTime', BATCH, 0),
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
    counted.push([state, await countTo(source, BADGE, sql`message where ${all(conditions)}`)])
  }
  return Object.fromEntries(counted) as MessageStates
}

/** What the badge of a person shows. */
export async function badgeCounts(source: Source, personId: number) {
  const inbox = (where: Condition) => countTo(source, BADGE, sql`message where ${where}`)
  const [newest] = await idsOf(source, [sql`state <> 'spam'`], '-createTime', 1, 0)
  return {
    new: await inbox(sql`state = 'new'`),
    mine: await inbox(sql`assignee_id = ${personId} and state in ('new', 'assigned')`),
    overdue: await inbox(sql`state in ('new', 'assigned') and due_at < ${source.now()}`),
    newest: newest ?? null,
  }
}

const columnOf = (sort: Sort) => ORDER[sort.replace('-', '') as keyof typeof ORDER]
const all = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`
