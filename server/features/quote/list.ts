// The queries that find quotes: each walks an index that holds its filters, however many quotes there are.
import { sql } from 'kysely'
import type { QUOTE_SORTS, QuoteFilters } from '#contract/quotes/quote-filters.ts'
import type { QuoteStage } from '#contract/quotes/quote-shapes.ts'
import { OPEN_QUOTES, QUOTE_STATES, QUOTES_OUT, type QuoteState } from '#contract/quotes/quote-states.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { prefixOf } from '#server/parts/enquiries/message-words.ts'
import { type QuoteRow, unitsOf } from '#server/parts/quotes/quote-rows.ts'
import { all, behind, type Condition, countTo, havingWords, idsIn } from '#server/storage/long-lists.ts'
import type { Db } from '#server/storage/open.ts'
import { addDays, isoDay, type SiteDays } from '#server/storage/site-days.ts'
import { namePrefixes } from '#server/storage/words/user-words.ts'

const ORDER = {
  createTime: 'created_at',
  updateTime: 'updated_at',
  validUntil: 'valid_until',
  total: 'total',
} as const
type Sort = `${'' | '-'}${(typeof QUOTE_SORTS)[number]}`
type Source = { db: Db; days: SiteDays; now: () => number }

/** Days before its end when a quote counts as one that ends. */
const SOON = 7
const BATCH = 200
/** The number of inquiries that wait for a quote counts to here. */
const WAITING = 1_000
/** The words of the inquiry, among which the number of the quote and its customer are. */
const WORDS = { table: 'message_word', row: 'message_id', id: 'quote.message_id' }

const oneOf = (states: readonly string[]) => sql`state in (${sql.join(states)})`

/** Ends within the days that count as soon, and has not ended. */
const endsSoon = ({ days, now }: Omit<Source, 'db'>) => {
  const today = days.dayAt(now())
  return sql<boolean>`valid_until between ${isoDay(today)} and ${isoDay(addDays(today, SOON))}`
}

async function conditionsOf(source: Source, filters: QuoteFilters): Promise<Condition[]> {
  const { state, assignee, currency, reason, language, ending, keyword, from, until } = filters
  const found: Condition[] = []
  // Said as what they are not, so that SQLite walks the order of the list instead of sorting all of them.
  if (state === 'open') found.push(sql`state not in ('won', 'lost')`)
  else if (state !== undefined) found.push(sql`state = ${state}`)
  if (assignee === 0) found.push(sql`assignee_id is null`)
  else if (assignee !== undefined) found.push(sql`assignee_id = ${assignee}`)
  if (currency !== undefined) found.push(sql`currency = ${currency}`)
  if (reason !== undefined) found.push(sql`reason = ${reason}`)
  if (language !== undefined) found.push(sql`lang = ${language}`)
  if (ending === true) found.push(oneOf(QUOTES_OUT), endsSoon(source))
  if (from !== undefined) found.push(sql`created_at >= ${Date.parse(from)}`)
  if (until !== undefined) found.push(sql`created_at < ${Date.parse(until)}`)
  return [...found, ...(await havingWords(source.db, namePrefixes(keyword ?? '').map(prefixOf), WORDS))]
}

async function rowsOf({ db }: Source, ids: readonly number[]): Promise<QuoteRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('quote').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const orderOf = (sort: Sort) => ({
  column: ORDER[sort.replace('-', '') as keyof typeof ORDER],
  falling: sort.startsWith('-'),
})
const after = (place: QuoteRow | undefined, sort: Sort) =>
  place ? [behind(orderOf(sort), place[orderOf(sort).column], place.id)] : []

/** A page; counting stops at `COUNTED`. */
export async function pageOfQuotes(
  source: Source,
  filters: QuoteFilters,
  { page, limit, sort, before }: { page: number; limit: number; sort: Sort; before?: number | undefined },
) {
  const conditions = await conditionsOf(source, filters)
  const found = await countTo(source.db, COUNTED + 1, sql`quote where ${all(conditions)}`)
  const total = { total: Math.min(found, COUNTED), more: found > COUNTED }
  const [place] = before === undefined ? [] : await rowsOf(source, [before])
  if (before !== undefined && !place) return { ...total, rows: [] }
  const span = { limit, offset: (page - 1) * limit }
  const ids = await idsIn(source.db, 'quote', [...conditions, ...after(place, sort)], orderOf(sort), span)
  return { ...total, rows: await rowsOf(source, ids) }
}

/** All that match, the newest first, some at a time. */
export async function* allQuotes(source: Source, filters: QuoteFilters): AsyncGenerator<QuoteRow[]> {
  const conditions = await conditionsOf(source, filters)
  const order = orderOf('-createTime')
  for (let last: QuoteRow | undefined; ; ) {
    const further = [...conditions, ...after(last, '-createTime')]
    const rows: QuoteRow[] = await rowsOf(
      source,
      await idsIn(source.db, 'quote', further, order, { limit: BATCH }),
    )
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < BATCH || !last) return
  }
}

/** The first moment of the quarter. */
function quarterStart({ days, now }: Omit<Source, 'db'>): number {
  const today = days.dayAt(now())
  const month = Math.floor(today / 100) % 100
  const first = month - ((month - 1) % 3)
  return days.startOf(Math.floor(today / 10_000) * 10_000 + first * 100 + 1)
}

type Sum = { state: QuoteState; currency: string; n: number; sum: number; ending: number }

/** Sums by currency of quotes of one state: of an open one they lie in the order of the index. */
async function sumsOf(source: Source, state: QuoteState, decided: Condition): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select state, currency, count(*) as n, sum(total) as sum,
      sum(case when ${endsSoon(source)} then 1 else 0 end) as ending
    from quote where state = ${state} and ${decided} group by state, currency`.execute(source.db)
  return rows
}

const isOut = (state: QuoteState) => QUOTES_OUT.some((one) => one === state)
const isOpen = (state: QuoteState) => OPEN_QUOTES.some((one) => one === state)

/** The pipeline: open quotes as they stand, and those that were won and lost this quarter. */
export async function stagesOf(source: Source): Promise<QuoteStage[]> {
  const since = quarterStart(source)
  const stages: QuoteStage[] = [{ stage: 'waiting', count: await waitingIn(source.db), sums: [], ending: 0 }]
  for (const stage of QUOTE_STATES) {
    const decided = isOpen(stage) ? sql`decided_at = 0` : sql`decided_at >= ${since}`
    const rows = await sumsOf(source, stage, decided)
    const sums = rows.map(({ currency, sum }) => ({ currency, amount: unitsOf(Number(sum)) }))
    stages.push({
      stage,
      count: rows.reduce((count, { n }) => count + Number(n), 0),
      sums: sums.toSorted((one, other) => other.amount - one.amount),
      ending: isOut(stage) ? rows.reduce((count, { ending }) => count + Number(ending), 0) : 0,
    })
  }
  return stages
}

/** Open inquiries that ask for products and have no quote. */
const waitingIn = (db: Db): Promise<number> =>
  countTo(
    db,
    WAITING,
    sql`message where state in ('new', 'assigned')
      and ((product_id is not null and about_kind = 'product')
        or exists (select 1 from message_line where message_id = message.id))
      and not exists (select 1 from quote where message_id = message.id)`,
  )
