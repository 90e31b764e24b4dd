// The ways to answer a quote: accept it, ask about it, decline it; one of them stands open.
import type { ReactNode } from 'react'
import type { OwnEnquiry } from '#contract/enquiries/own-enquiry.ts'
import { ADDED } from '#contract/enquiries/own-route.ts'
import type { QuotePage } from '#contract/quotes/own-quote.ts'
import { DECLINE_REASONS, QUOTE_LENGTHS } from '#contract/quotes/quote-states.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Way } from './way.tsx'

type Props = { own: OwnEnquiry; page: QuotePage; action: string }

/** An order, a question and a refusal while it is open; of what is decided or has ended a question is left. */
export function QuoteWays(props: Props) {
  const { quote } = props.page
  const waits = quote.state === 'sent' || quote.state === 'asked'
  return (
    <div className="quote-ways">
      {waits && !quote.ended && <Accept {...props} />}
      <Ask {...props} />
      {waits && <Decline {...props} />}
    </div>
  )
}

function Part({ open, title, children }: { open: boolean; title: string; children: ReactNode }) {
  return (
    <details className="quote-way" name="way" open={open}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}

function Accept({ own, page: { quote, given, open }, action }: Props) {
  const texts = useTexts('site/quote/page').accept
  const [company = ''] = quote.customer.split('\n')
  return (
    <Part open={open === 'accept'} title={texts.open}>
      <Way action={action} way="accept" edition={quote.edition}>
        <div className="field">
          <label htmlFor="quote-name">{texts.name}</label>
          <input
            className="input"
            id="quote-name"
            type="text"
            name="name"
            autoComplete="name"
            required
            maxLength={80}
            defaultValue={given.name}
          />
        </div>
        <div className="field">
          <label htmlFor="quote-order">
            {texts.orderNumber} <em>{texts.optional}</em>
          </label>
          <input
            className="input"
            id="quote-order"
            type="text"
            name="orderNumber"
            autoComplete="off"
            maxLength={QUOTE_LENGTHS.orderNumber}
            defaultValue={given.orderNumber}
          />
        </div>
        <label className="check">
          <input type="checkbox" name="agree" value="yes" required />
          <span>{company ? texts.agree({ customer: company }) : texts.agreePlain}</span>
        </label>
        <button className="button wide" type="submit">
          {texts.send}
        </button>
        <p className="note">{own.email ? texts.mail : texts.noMail}</p>
      </Way>
    </Part>
  )
}

function Ask({ page: { quote, given, open, seen }, action }: Props) {
  // Beside a press that renews it, a question is the second way.
  const second = quote.ended && !quote.renewalAsked && (quote.state === 'sent' || quote.state === 'asked')
  const texts = useTexts('site/quote/page').ask
  return (
    <Part open={open === 'ask'} title={texts.open}>
      <Way action={action} way="ask" edition={quote.edition}>
        <input type="hidden" name="seen" value={seen} />
        <div className="field">
          <label htmlFor="quote-question">{texts.text}</label>
          <textarea
            className="input"
            id="quote-question"
            name="text"
            required
            maxLength={ADDED}
            defaultValue={given.text}
          />
        </div>
        <button className={second ? 'button outline wide' : 'button wide'} type="submit">
          {texts.send}
        </button>
        <p className="note">{texts.note}</p>
      </Way>
    </Part>
  )
}

function Decline({ page: { quote, given, open }, action }: Props) {
  const texts = useTexts('site/quote/page').decline
  return (
    <Part open={open === 'decline'} title={texts.open}>
      <Way action={action} way="decline" edition={quote.edition}>
        <fieldset>
          <legend>
            {texts.why}
            <small>{texts.help}</small>
          </legend>
          {DECLINE_REASONS.map((reason) => (
            <label className="check" key={reason}>
              <input type="radio" name="reason" value={reason} defaultChecked={given.reason === reason} />
              <span>{texts.reasons[reason]}</span>
            </label>
          ))}
        </fieldset>
        <button className="button outline wide" type="submit">
          {texts.send}
        </button>
      </Way>
    </Part>
  )
}
