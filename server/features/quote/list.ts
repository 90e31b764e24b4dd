// The queries that find quotes: each walks an index that holds its filters, however many quotes there are.
import { sql } from 'kysely'
import type { QUOTE_SORTS, QuoteFilters } from '#contract/quotes/quote.ts'
import type { QuoteStage } from '#contract/quotes/quote-shapes.ts'
import { OPEN_QUOTES, QUOTE_STATES, QUOTES_OUT } from '#contract/quotes/quote-states.ts'
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

/** The last day that counts as soon. */
const soon = ({ days, now }: Omit<Source, 'db'>) => isoDay(addDays(days.dayAt(now()), SOON))

async function conditionsOf(source: Source, filters: QuoteFilters): Promise<Condition[]> {
  const { state, assignee, currency, reason, language, ending, keyword, from, until } = filters
  const found: Condition[] = []
  if (state === 'open') found.push(oneOf(OPEN_QUOTES))
  else if (state !== undefined) found.push(sql`state = ${state}`)
  if (assignee === 0) found.push(sql`assignee_id is null`)
  else if (assignee !== undefined) found.push(sql`assignee_id = ${assignee}`)
  if (currency !== undefined) found.push(sql`currency = ${currency}`)
  if (reason !== undefined) found.push(sql`reason = ${reason}`)
  if (language !== undefined) found.push(sql`lang = ${language}`)
  if (ending === true) found.push(oneOf(QUOTES_OUT), sql`valid_until <= ${soon(source)}`)
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

/** The pipeline from one index: open quotes as they stand, and those that were won and lost this quarter. */
export async function stagesOf(source: Source): Promise<QuoteStage[]> {
  const since = quarterStart(source)
  const { rows } = await sql<{ state: string; currency: string; n: number; sum: number; ending: number }>`
    select state, currency, count(*) as n, sum(total) as sum,
      sum(case when valid_until <= ${soon(source)} and ${oneOf(QUOTES_OUT)} then 1 else 0 end) as ending
    from quote
    where ${oneOf(OPEN_QUOTES)} or (state in ('won', 'lost') and decided_at >= ${since})
    group by state, currency order by state, currency`.execute(source.db)
  const stages = QUOTE_STATES.map((stage): QuoteStage => {
    const own = rows.filter(({ state }) => state === stage)
    const sums = own.map(({ currency, sum }) => ({ currency, amount: unitsOf(Number(sum)) }))
    return {
      stage,
      count: own.reduce((count, { n }) => count + Number(n), 0),
      sums: sums.toSorted((one, other) => other.amount - one.amount),
      ending: own.reduce((count, { ending }) => count + Number(ending), 0),
    }
  })
  return [{ stage: 'waiting', count: await waitingIn(source.db), sums: [], ending: 0 }, ...stages]
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
