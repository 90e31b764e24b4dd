// A quote for the customer (`/enquiry/<link>/quote`): what it covers, its terms, what was asked, and three ways to answer it.
// Everything on it is a plain form, so that it does the same without scripts.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OwnEnquiry } from '#contract/enquiries/own-enquiry.ts'
import { OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { dateFormat, LOCALES } from '#contract/languages/locales.ts'
import { type OwnQuote, QUOTE_PDF, QUOTE_ROUTE, type QuotePage } from '#contract/quotes/own-quote.ts'
import { writeAmount, writeMoney } from '#contract/quotes/written-amounts.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { formatDay } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Thread } from '../thread.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteState } from './quote-state.tsx'
import { QuoteWays } from './quote-ways.tsx'
import './quote.css'

export function loader(args: LoaderFunctionArgs): { own: OwnEnquiry | null; page: QuotePage | null } {
  const posted = doorOf(args).enquiry
  return { own: posted?.own ?? null, page: posted?.quote ?? null }
}

export function Component() {
  const { own, page } = useLoaderData<typeof loader>()
  const texts = useTexts('site/quote/page')
  const reload = useTexts('site/enquiry/own').reload
  return (
    <section className="wrap own-quote-page">
      {own && page ? (
        <Whole own={own} page={page} />
      ) : (
        <>
          <PageTitle is={texts.title} />
          <h1>{texts.title}</h1>
          <p>{reload}</p>
        </>
      )}
    </section>
  )
}

function Whole({ own, page }: { own: OwnEnquiry; page: QuotePage }) {
  const texts = useTexts('site/quote/page')
  const frame = useTexts('site/frame')
  const language = useLanguage()
  const { quote, zone } = page
  const inquiry = `/${language}${OWN_ROUTE}/${own.link}`
  const spoken = quote.language === language ? undefined : quote.language
  const day = dayIn(quote.sentTime, zone, LOCALES[language])
  return (
    <>
      <PageTitle is={texts.called({ number: quote.number })} />
      {/* The server alone knows what the link opens: the way back is an address, and no step of the application. */}
      <nav className="crumbs" aria-label={frame.crumbs}>
        <ol>
          <li>
            <SiteLink to={addresses.home}>{frame.home}</SiteLink>
          </li>
          <li>
            <a href={inquiry}>{texts.inquiry({ number: own.number })}</a>
          </li>
          <li>
            <span aria-current="page">{texts.called({ number: quote.number })}</span>
          </li>
        </ol>
      </nav>
      <header className="quote-head">
        <h1>{texts.title}</h1>
        <p>
          {quote.from ? texts.from({ name: quote.from, day }) : texts.sent({ day })}{' '}
          <span>{texts.version({ edition: quote.edition, number: quote.number })}</span>
        </p>
      </header>
      <p className="quote-brief">
        <b>{writeMoney(quote.total, quote.currency, language)}</b>
        {waitsFor(quote) && (
          <a className="link" href="#decide">
            <span>{texts.go}</span>
            <Icon name="down" />
          </a>
        )}
      </p>
      <div className="quote-columns">
        <div className="quote-news">
          {page.note && (
            <p className="own-note" role="alert">
              {page.note}
            </p>
          )}
          <QuoteState quote={quote} zone={zone} action={inquiry + QUOTE_ROUTE} />
        </div>
        <div className="quote-main">
          {quote.intro && (
            <p className="own-text" lang={spoken}>
              {quote.intro}
            </p>
          )}
          <section aria-labelledby="covers">
            <h2 id="covers">{texts.covers}</h2>
            <QuoteLines quote={quote} spoken={spoken} />
          </section>
          <Terms quote={quote} spoken={spoken} />
          <section aria-labelledby="said">
            <h2 id="said">{texts.said}</h2>
            <Thread own={own} />
          </section>
        </div>
        <aside className="quote-side" id="decide" aria-label={texts.decision}>
          <Sum quote={quote} pdf={inquiry + QUOTE_PDF} />
          <QuoteWays own={own} page={page} action={inquiry + QUOTE_ROUTE} />
          <Earlier page={page} pdf={inquiry + QUOTE_PDF} />
        </aside>
      </div>
    </>
  )
}

/** It may be accepted. */
const waitsFor = ({ state, ended }: OwnQuote) => !ended && (state === 'sent' || state === 'asked')

/** The day of a moment at the office. */
const dayIn = (time: string, timeZone: string, locale: string) =>
  dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(time))

function Sum({ quote, pdf }: { quote: OwnQuote; pdf: string }) {
  const texts = useTexts('site/quote/page')
  const language = useLanguage()
  const { currency, total, validUntil, daysLeft } = quote
  return (
    <div className="quote-sum">
      <p className="quote-total">
        <span>{texts.total}</span>
        <b>
          {writeAmount(total, currency, language)} <small>{currency}</small>
        </b>
      </p>
      {waitsFor(quote) && (
        <p>
          <b>{texts.validUntil({ day: formatDay(validUntil, language, 'long') })}</b>
          <span>{texts.daysLeft({ days: daysLeft })}</span>
        </p>
      )}
      <a className="button outline wide" href={pdf} target="_blank" rel="noreferrer">
        <Icon name="sheet" />
        {texts.pdf}
      </a>
    </div>
  )
}

function Terms({ quote, spoken }: { quote: OwnQuote; spoken: string | undefined }) {
  const texts = useTexts('site/quote/page')
  const { delivery, payment, conditions } = quote.terms
  const rows = [
    [texts.delivery, delivery],
    [texts.payment, payment],
    [texts.taxes, quote.taxes],
    [texts.conditions, conditions],
    [texts.customer, quote.customer],
  ].filter(([, says]) => says)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{texts.terms}</h2>
      <dl className="quote-terms">
        {rows.map(([name, says]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={spoken}>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Earlier({ page: { quote, zone }, pdf }: { page: QuotePage; pdf: string }) {
  const texts = useTexts('site/quote/page')
  const language = useLanguage()
  if (quote.earlier.length === 0) return null
  return (
    <section className="quote-earlier" aria-labelledby="earlier">
      <h2 id="earlier">{texts.earlier}</h2>
      <ul>
        {quote.earlier.map(({ edition, sentTime, total, currency }) => (
          <li key={edition}>
            <a className="text-link" href={`${pdf}?edition=${edition}`} target="_blank" rel="noreferrer">
              {texts.earlierOne({ edition, day: dayIn(sentTime, zone, LOCALES[language]) })}
            </a>
            <span>{writeMoney(total, currency, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
