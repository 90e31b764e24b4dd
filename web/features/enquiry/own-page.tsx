// An enquiry for whoever sent it (`/enquiry/<link>`): how far it is, what was said, a way to add to it and to have it erased.
// Everything on it is a plain form, so that it does the same without scripts.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FILE_ENDINGS } from '#contract/enquiries/enquiry-files.ts'
import type { OwnEnquiry } from '#contract/enquiries/own-enquiry.ts'
import { ADDED, OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { QUOTE_ROUTE } from '#contract/quotes/own-quote.ts'
import { writeMoney } from '#contract/quotes/written-amounts.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { AnswerTime } from '#web/site/enquiry-form/answer-time.tsx'
import { NearOffice } from '#web/site/enquiry-form/near-office.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { formatDay } from '#web/ui/day.tsx'
import { Thread } from './thread.tsx'
import './own-page.css'

export function loader(args: LoaderFunctionArgs) {
  const posted = doorOf(args).enquiry
  return { own: posted?.own ?? null, note: posted?.note ?? '' }
}

export function Component() {
  const { own, note } = useLoaderData<typeof loader>()
  const texts = useTexts('site/enquiry/own')
  const language = useLanguage()
  if (!own)
    return (
      <section className="wrap own-enquiry">
        <PageTitle is={texts.crumb} />
        <h1>{texts.crumb}</h1>
        <p>{texts.reload}</p>
      </section>
    )
  const action = `/${language}${OWN_ROUTE}/${own.link}`
  const title = texts.title({ number: own.number })
  const [before, after] = title.split(own.number)
  return (
    <section className="wrap own-enquiry">
      <PageTitle is={title} />
      <Crumbs way={[]} here={own.number} />
      <h1>
        {before}
        <span>{own.number}</span>
        {after}
      </h1>
      <p className="lede">{texts.private}</p>
      <Track own={own} />
      {own.quote && <QuoteThere quote={own.quote} address={`${action}${QUOTE_ROUTE}`} />}
      <div className="own-columns">
        <div>
          <section aria-labelledby="said">
            <h2 id="said">{texts.said}</h2>
            <Thread own={own} />
          </section>
          <section aria-labelledby="add">
            <h2 id="add">{texts.add}</h2>
            {note && (
              <p className="own-note" role="alert">
                {note}
              </p>
            )}
            <form className="form" method="post" action={action} encType="multipart/form-data">
              <div className="field full">
                <label htmlFor="own-text">{texts.message}</label>
                <textarea className="input" id="own-text" name="text" rows={5} maxLength={ADDED} />
              </div>
              {own.room > 0 && (
                <div className="field full">
                  <label htmlFor="own-files">{texts.files({ room: own.room })}</label>
                  <input id="own-files" type="file" name="files" multiple accept={FILE_ENDINGS} />
                </div>
              )}
              <div className="form-foot">
                <button className="button" type="submit">
                  {texts.send}
                </button>
              </div>
            </form>
          </section>
        </div>
        <aside aria-label={texts.sentTitle}>
          <Sent own={own} />
          {own.office && (
            <div className="own-box">
              <h2>{texts.office}</h2>
              <NearOffice office={own.office} />
            </div>
          )}
          <div className="own-box">
            <h2>{texts.data}</h2>
            {own.consent && <p>{texts.consent({ text: own.consent })}</p>}
            <p>
              {texts.stored({ pages: own.pages })}{' '}
              <SiteLink className="text-link" to={addresses.privacy}>
                {texts.privacy}
              </SiteLink>
            </p>
            {own.erasureAsked ? (
              <p>
                <b>{texts.erasureAsked}</b>
              </p>
            ) : (
              <form method="post" action={`${action}/erasure`}>
                <button className="button outline small" type="submit">
                  {texts.erase}
                </button>
              </form>
            )}
          </div>
        </aside>
      </div>
    </section>
  )
}

/** The quote that answers it stands before all that was said. */
function QuoteThere({ quote, address }: { quote: NonNullable<OwnEnquiry['quote']>; address: string }) {
  const texts = useTexts('site/enquiry/own')
  const language = useLanguage()
  const { number, state, ended, validUntil, total, currency } = quote
  const open = state === 'sent' || state === 'asked'
  const says = open ? (ended ? texts.quote.ended : texts.quote.validUntil) : null
  return (
    <section className="own-box own-quote" aria-labelledby="quote">
      <div>
        <h2 id="quote">{texts.quote.title({ number })}</h2>
        <p>
          <b>{writeMoney(total, currency, language)}</b>{' '}
          {says
            ? says({ day: formatDay(validUntil, language, 'long') })
            : texts.quote[CLOSED[state] ?? 'closed']}
        </p>
      </div>
      <a className="button" href={address}>
        {texts.quote.see}
      </a>
    </section>
  )
}
const CLOSED: Partial<Record<string, 'accepted' | 'won'>> = { accepted: 'accepted', won: 'won' }

const STEPS = ['received', 'working', 'answered', 'closed'] as const

/** How far it is; what lies behind is done. */
function Track({ own: { state, promised } }: { own: OwnEnquiry }) {
  const texts = useTexts('site/enquiry/own')
  const here = STEPS.indexOf(state)
  return (
    <ol className="track" aria-label={texts.state}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={at < here ? 'done' : undefined}
          aria-current={at === here ? 'step' : undefined}
        >
          <b>{texts.states[step]}</b>
          {step === 'answered' && at > here && (
            <span className="track-time">
              <AnswerTime promised={promised} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Sent({ own }: { own: OwnEnquiry }) {
  const texts = useTexts('site/enquiry/own')
  const { lines, delivery, country, email, phone } = own
  return (
    <div className="own-box">
      <h2>{texts.sentTitle}</h2>
      {lines.length > 0 && (
        <ul className="own-lines">
          {lines.map(({ quantity, model, name, size, medium, code }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may come twice, and the list never changes
            <li key={at}>
              <b>
                {quantity > 0 && `${quantity} × `}
                {model || name}
              </b>
              <span>{[size, medium, code].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      <dl>
        {(delivery || country) && (
          <div>
            <dt>{texts.delivery}</dt>
            <dd>{[country, delivery].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{texts.answerTo}</dt>
          <dd>{[email, phone].filter(Boolean).join(', ')}</dd>
        </div>
      </dl>
    </div>
  )
}
