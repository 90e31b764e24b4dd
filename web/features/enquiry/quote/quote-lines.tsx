// The lines of a quote with their sums: a table, whose rows stand as blocks on a phone.
import { valueWithUnit, writeNumber } from '#contract/languages/locales.ts'
import type { OwnQuote, OwnQuoteLine } from '#contract/quotes/own-quote.ts'
import { writeAmount } from '#contract/quotes/written-amounts.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

/** `spoken`: the language of the quote where it is not that of the page. */
export function QuoteLines({ quote, spoken }: { quote: OwnQuote; spoken: string | undefined }) {
  const texts = useTexts('site/quote/page')
  const language = useLanguage()
  const { lines, extras, goods, total, currency } = quote
  const discounts = lines.some(({ discount }) => discount !== 0)
  const amount = (one: number) => writeAmount(one, currency, language)
  const before = discounts ? 3 : 2
  return (
    <table className="quote-lines">
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col" className="num">
            {texts.each}
          </th>
          {discounts && (
            <th scope="col" className="num">
              {texts.discount}
            </th>
          )}
          <th scope="col" className="num">
            {texts.amount({ currency })}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same product may come twice, and the list never changes
          <tr key={at}>
            <th scope="row">
              <Named line={line} currency={currency} spoken={spoken} />
            </th>
            <td className="num">
              {writeNumber(line.quantity, language)} × {amount(line.price)}
            </td>
            {discounts && (
              <td className="num">
                {line.discount !== 0 &&
                  `−${valueWithUnit(writeNumber(line.discount, language), '%', language)}`}
              </td>
            )}
            <td className="num">{amount(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {extras.length > 0 && (
          <tr>
            <th scope="row" colSpan={before}>
              {texts.goods}
            </th>
            <td className="num">{amount(goods)}</td>
          </tr>
        )}
        {extras.map((extra, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and the list never changes
          <tr key={at}>
            <th scope="row" colSpan={before} lang={spoken}>
              {extra.name}
            </th>
            <td className="num">{amount(extra.amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={before}>
            {texts.totalIn({ currency })}
          </th>
          <td className="num">{amount(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What a line is of, in the words of whoever wrote it, with what was chosen beside it. */
function Named({
  line,
  currency,
  spoken,
}: {
  line: OwnQuoteLine
  currency: string
  spoken: string | undefined
}) {
  const texts = useTexts('site/quote/page')
  const language = useLanguage()
  const { title, code, note, delivery, options, quantity } = line
  return (
    <>
      <span lang={spoken}>{title}</span>
      {code && <small>{code}</small>}
      {note && <small lang={spoken}>{note}</small>}
      {options.map(({ name, price, included }, at) => {
        const each = writeAmount(price, currency, language)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and the list never changes
          <small key={at} className={included ? 'is-option' : undefined}>
            {included
              ? texts.option({ name, amount: `${writeNumber(quantity, language)} × ${each}` })
              : texts.alternative({ name, amount: each })}
          </small>
        )
      })}
      {delivery && <small>{texts.lineDelivery({ delivery })}</small>}
    </>
  )
}
