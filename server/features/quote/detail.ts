// Quotes as lists show them, and a whole one as staff read it.

import type { QuoteDetail, QuoteItem } from '#contract/quotes/quote-shapes.ts'
import type { LostReason } from '#contract/quotes/quote-states.ts'
import { QUOTES_OUT } from '#contract/quotes/quote-states.ts'
import { shortLine } from '#server/parts/enquiries/lines.ts'
import { quoteAddress } from '#server/parts/quotes/quote-link.ts'
import { messageOf } from '#server/parts/quotes/quote-message.ts'
import {
  contentOf,
  countedEdition,
  type QuoteDetailOfEvent,
  type QuoteRow,
  unitsOf,
  versionsOf,
} from '#server/parts/quotes/quote-rows.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { historyOf, modelsOf, namesOf, productsOf } from './store.ts'

export type QuoteDesk = Parts & {
  /** Signs the links of inquiries. */
  key: Buffer
  /** The bytes of the company's own logo; null where there is none. */
  logo: () => Promise<Uint8Array | null>
}

const momentOf = (at: number) => (at === 0 ? null : isoTime(at))

type Beside = {
  messageNumber: string
  products: string[]
  nameOf: (id: number) => string
  today: string
}

const itemOf = (row: QuoteRow, { messageNumber, products, nameOf, today }: Beside): QuoteItem => ({
  ...{ id: row.id, version: row.version, number: row.number, state: row.state, reason: row.reason },
  ...{ messageId: row.message_id, messageNumber },
  ...{ edition: row.edition, unsent: row.unsent === 1, language: row.lang, customer: row.customer },
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: nameOf(row.assignee_id) },
  products,
  total: { currency: row.currency, amount: unitsOf(row.total) },
  validUntil: row.valid_until,
  ended: isOut(row) && row.valid_until < today,
  sentTime: momentOf(row.sent_at),
  sendTime: momentOf(row.send_at),
  opened: row.opened,
  openedTime: momentOf(row.opened_at),
  remindTime: momentOf(row.remind_at),
  nudgeTime: momentOf(row.nudge_at),
  createTime: isoTime(row.created_at),
  updateTime: isoTime(row.updated_at),
})

const isOut = ({ state }: Pick<QuoteRow, 'state'>) => QUOTES_OUT.some((one) => one === state)

/** Rows as lists show them. */
export async function itemsOf(
  { days, now }: Pick<QuoteDesk, 'days' | 'now'>,
  db: Db,
  rows: readonly QuoteRow[],
): Promise<QuoteItem[]> {
  if (rows.length === 0) return []
  const messages = await db
    .selectFrom('message')
    .select(['id', 'number'])
    .where(
      'id',
      'in',
      rows.map(({ message_id }) => message_id),
    )
    .execute()
  const numbers = new Map(messages.map(({ id, number }) => [id, number]))
  const products = await productsIn(db, rows)
  const nameOf = await namesOf(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  )
  const today = days.isoDayAt(now())
  return rows.map((row) =>
    itemOf(row, {
      messageNumber: numbers.get(row.message_id) ?? '',
      products: products.get(row.id) ?? [],
      ...{ nameOf, today },
    }),
  )
}

/** The lines of the versions that count, in a few words. */
async function productsIn(db: Db, rows: readonly QuoteRow[]): Promise<Map<number, string[]>> {
  const versions = await db
    .selectFrom('quote_version')
    .innerJoin('quote', 'quote.id', 'quote_version.quote_id')
    .select(['quote_id', 'quote_version.edition', 'content'])
    .where(
      'quote_id',
      'in',
      rows.map(({ id }) => id),
    )
    .whereRef('quote_version.edition', '>=', 'quote.sent_edition')
    .execute()
  const counted = new Map(rows.map((row) => [row.id, countedEdition(row)]))
  const lines = versions
    .filter(({ quote_id, edition }) => counted.get(quote_id) === edition)
    .map((version) => [version.quote_id, contentOf(version).lines] as const)
  const models = await modelsOf(
    db,
    lines.flatMap(([, own]) => own.map(({ productId }) => productId)),
  )
  return new Map(
    lines.map(([id, own]) => [
      id,
      own.map(({ quantity, title, productId }) =>
        shortLine({ quantity, model: models.get(productId) ?? '', name: title }),
      ),
    ]),
  )
}

/** Reads everything around `row`, in the same transaction when there is one. */
export async function detailOf(
  desk: QuoteDesk,
  row: QuoteRow,
  within: Db = desk.storage.db,
): Promise<QuoteDetail> {
  const [item] = await itemsOf(desk, within, [row])
  if (!item) throw new Error(`quote ${row.id} has no item`)
  const message = await messageOf(within, row.message_id)
  const versions = await versionsOf(within, row.id)
  const history = await historyOf(within, row.id)
  const nameOf = await namesOf(within, [
    ...versions.map(({ sent_by }) => sent_by),
    ...history.map(({ user_id }) => user_id),
  ])
  const who = (id: number | null) => (id === null ? null : { id, name: nameOf(id) })
  const newest = versions[0] && contentOf(versions[0])
  const ids = (newest?.lines ?? []).map(({ productId }) => productId)
  const products = await productsOf(within, ids, row.lang, desk.now())
  return {
    ...item,
    email: message.email,
    link:
      row.sent_edition === 0
        ? ''
        : quoteAddress({ publicUrl: desk.config.publicUrl, key: desk.key }, message.number, row.lang),
    ...{ acceptedBy: row.accepted_by, orderNumber: row.order_number, lostNote: row.lost_note },
    versions: versions.map((version) => ({
      edition: version.edition,
      content: contentOf(version),
      total: unitsOf(version.total),
      sentTime: momentOf(version.sent_at),
      sentBy: who(version.sent_by),
      updateTime: isoTime(version.updated_at),
      opened: version.opened,
      openedTime: momentOf(version.opened_at),
    })),
    history: history.map(({ id, at, user_id, did, edition, detail }) => {
      const { reason, ...told } = JSON.parse(detail) as QuoteDetailOfEvent & { reason?: LostReason }
      return { id, time: isoTime(at), user: who(user_id), did, edition, ...told, ...(reason && { reason }) }
    }),
    pictures: ids.map((id) => (id === null ? null : (products.get(id)?.picture ?? null))),
  }
}
