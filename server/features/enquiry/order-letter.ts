// The letter that a customer has at once who accepted a quote: what was ordered, and until when it is confirmed.
import { dateFormat, LOCALES, placeOf } from '#contract/languages/locales.ts'
import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import { lineTotal } from '#contract/quotes/quote-sums.ts'
import { writeAmount, writeMoney } from '#contract/quotes/written-amounts.ts'
import type { Config } from '#server/config.ts'
import { promisedBy } from '#server/parts/enquiries/promise.ts'
import { editionName, type House, toCustomer } from '#server/parts/quotes/quote-letters.ts'
import type { QuotedMessage } from '#server/parts/quotes/quote-message.ts'
import { type QuoteRow, unitsOf } from '#server/parts/quotes/quote-rows.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/letters/order')
const { inPlace } = serverTexts('site/enquiry/own')

type Order = { row: QuoteRow; message: QuotedMessage; content: QuoteContent; link: string }

export function orderArrived(
  { row, message, content, link }: Order,
  house: House & { config: Pick<Config, 'workingHours'> },
) {
  const { lang, currency } = row
  const { timeZone, workingHours } = house.config
  const number = editionName(row.number, row.sent_edition)
  const until = dateFormat(LOCALES[lang], {
    ...({ weekday: 'long', day: 'numeric', month: 'long' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const),
  }).format(promisedBy(row.accepted_at, workingHours, timeZone))
  const time = inPlace({ time: until, place: placeOf(timeZone) })[lang]
  const values = {
    hello: (row.accepted_by === '' ? words.plain : words.hello({ name: row.accepted_by }))[lang],
    number,
    lines: content.lines
      .map(
        (line) =>
          `- ${line.quantity} × ${line.title}: ${writeAmount(lineTotal(line, currency), currency, lang)}`,
      )
      .join('\n'),
    total: writeMoney(unitsOf(row.total), currency, lang),
  }
  const body = [
    words.body(values)[lang] +
      (row.order_number === '' ? '' : `\n${words.order({ order: row.order_number })[lang]}`),
    words.by({ time })[lang],
  ].join('\n\n')
  const subject = words.subject({ number })[lang]
  return toCustomer(row, message, { topic: 'quote.accepted', subject, body, link }, house)
}
