// What webhooks hear of quotes, for the ERP: numbers, lines and sums; nothing of who asked.

import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import type { QuoteNews } from '#contract/quotes/quote-states.ts'
import { lineTotal } from '#contract/quotes/quote-sums.ts'
import { raiseEvent } from '#server/parts/webhooks/site-events.ts'
import type { Db } from '#server/storage/open.ts'
import type { QuotedMessage } from './quote-message.ts'
import { countedEdition, type QuoteRow, unitsOf } from './quote-rows.ts'

type News = {
  did: QuoteNews
  /** What the version says that counts. */
  content: QuoteContent
  message: Pick<QuotedMessage, 'id' | 'number'>
}

/** Tells every webhook that asked for quotes, within the transaction of what happened; `row` is how it stands then. */
export const raiseQuote = (within: Db, row: QuoteRow, { did, content, message }: News, at: number) =>
  raiseEvent(
    within,
    {
      event: 'quote',
      kind: null,
      about: row.number,
      data: {
        quote: {
          ...{ id: row.id, number: row.number, edition: countedEdition(row), did },
          ...{ state: row.state, reason: row.reason, currency: row.currency, total: unitsOf(row.total) },
          orderNumber: row.order_number,
          lines: content.lines.map((line) => ({
            ...{ productId: line.productId, code: line.code, title: line.title, quantity: line.quantity },
            ...{ price: line.price, discount: line.discount, total: lineTotal(line, content.currency) },
          })),
          message: { id: message.id, number: message.number },
        },
      },
    },
    at,
  )
