// A version of a quote to read: one that was sent is never changed, and who may not write reads a draft so too.
import type { Picture } from '#contract/media/media.ts'
import type { QuoteContent, QuoteLine } from '#contract/quotes/quote-shapes.ts'
import { amountOf, quoteSums } from '#contract/quotes/quote-sums.ts'
import { type Fact, Facts } from '#web/admin/page-parts/facts.tsx'
import { writtenAmount, writtenCount, writtenPrice } from '#web/admin/quotes/amounts.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Day } from '#web/ui/day.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import './form/admin-quote-sums.css'
import './admin-quote-reading.css'

type Props = { content: QuoteContent; pictures: readonly (Picture | null)[] }

export function QuoteReading({ content, pictures }: Props) {
  const texts = useTexts('console/quote/desk')
  const { currency, language, lines, extras, validUntil } = content
  const { goods, discount, total } = quoteSums(lines, extras, currency)
  const said = (text: string) => text && <span lang={language}>{text}</span>
  const facts: Fact[] = [
    [texts.customer, said(content.customer)],
    [texts.validUntil, validUntil && <Day key="day" date={validUntil} />],
    [texts.language, LANGUAGE_NAMES[language]],
    [texts.delivery, said(content.delivery)],
    [texts.payment, said(content.payment)],
  ]
  const sum = (label: string, amount: number, part = false) => (
    <div className={part ? 'quote-sum quote-sum-part' : 'quote-sum'}>
      <span lang={part ? undefined : language}>{label}</span>
      <span>{writtenAmount(amount, currency)}</span>
    </div>
  )
  return (
    <div className="quote-reading">
      <Facts className="quote-facts" facts={facts} />
      {content.intro && (
        <p className="message-text" lang={language}>
          {content.intro}
        </p>
      )}
      <div className="quote-table">
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{texts.lineTitle}</th>
              <th scope="col" className="num">
                {texts.quantity}
              </th>
              <th scope="col" className="num">
                {texts.price}
              </th>
              <th scope="col" className="num">
                {texts.discount}
              </th>
              <th scope="col" className="num">
                {texts.amount}
              </th>
              <th scope="col">{texts.lineDelivery}</th>
            </tr>
          </thead>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes
            <ReadLine key={at} {...{ line, at, currency, language }} picture={pictures[at] ?? null} />
          ))}
        </table>
      </div>
      <div className="quote-sums">
        {sum(texts.goods, goods, true)}
        {discount !== 0 && sum(texts.discountIn, discount, true)}
        {extras.map(({ name, amount }) => (
          <div key={`${name} ${amount}`} className="quote-sum">
            <span lang={language}>{name}</span>
            <span>{writtenAmount(amount, currency)}</span>
          </div>
        ))}
        {content.taxes && (
          <div className="quote-sum quote-sum-part">
            <span>{texts.taxes}</span>
            <span lang={language}>{content.taxes}</span>
          </div>
        )}
        <div className="quote-sum quote-total">
          <span>{texts.totalIn({ currency })}</span>
          <span>{writtenAmount(total, currency)}</span>
        </div>
      </div>
      {content.conditions && (
        <p className="message-text quote-conditions" lang={language}>
          {content.conditions}
        </p>
      )}
    </div>
  )
}

type LineProps = { line: QuoteLine; at: number; currency: string; language: string; picture: Picture | null }

function ReadLine({ line, at, currency, language, picture }: LineProps) {
  const texts = useTexts('console/quote/desk')
  const { title, code, note, delivery, quantity, price, discount, options } = line
  const amount = (of: number) => writtenAmount(amountOf(quantity, of, discount, currency), currency)
  const rate = discount === 0 ? '' : `${writtenCount(discount)} %`
  const cell = (label: string, figure: string) => (
    <td className="num" data-label={label}>
      {figure}
    </td>
  )
  return (
    <tbody lang={language}>
      <tr>
        <td>{at + 1}</td>
        <th scope="row">
          <span className="quote-read-title">
            {picture && (
              <img
                src={imageAddress(picture.key, 160, [4, 3])}
                alt=""
                width={32}
                height={24}
                loading="lazy"
              />
            )}
            <span>
              {title}
              {code && <small>{code}</small>}
              {note && <small>{note}</small>}
            </span>
          </span>
        </th>
        {cell(texts.quantity, writtenCount(quantity))}
        {cell(texts.price, writtenPrice(price, currency))}
        {cell(texts.discount, rate)}
        {cell(texts.amount, amount(price))}
        <td data-label={texts.lineDelivery}>{delivery}</td>
      </tr>
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes
        <tr key={place} className="quote-read-option" data-beside={!option.included || undefined}>
          <td />
          <td>{option.included ? `+ ${option.name}` : texts.beside({ name: option.name })}</td>
          {cell(texts.quantity, writtenCount(quantity))}
          {cell(texts.price, writtenPrice(option.price, currency))}
          {cell(texts.discount, rate)}
          {cell(texts.amount, option.included ? amount(option.price) : `+ ${amount(option.price)}`)}
          <td />
        </tr>
      ))}
    </tbody>
  )
}
