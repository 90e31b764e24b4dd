// The columns of the pipeline: for whom, what, how much, until when, what the customer did, and what comes next.
import type { ReactNode } from 'react'
import type { QuoteItem } from '#contract/quotes/quote-shapes.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { Money } from '#web/admin/quotes/money.tsx'
import { QuoteStateWord } from '#web/admin/quotes/quote-state.tsx'
import { formatListDay, formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { daysUntil, type NextStep, nextStepOf } from './next-step.ts'

/** Where a quote is read and written: in the page of its inquiry, for whoever may open that. */
export function useQuoteAddress(): (quote: QuoteItem) => string | null {
  const opens = useOpensInbox()
  return ({ messageId }) => (opens ? `${INBOX}/${messageId}` : null)
}
export const useOpensInbox = () => mayOpen(useSession(), { resources: 'web_message' })

function Way({ quote, children }: { quote: QuoteItem; children: ReactNode }) {
  const address = useQuoteAddress()(quote)
  return address === null ? <span>{children}</span> : <RouterLink to={address}>{children}</RouterLink>
}

export function useQuoteColumns(): Columns<QuoteItem> {
  const texts = useTexts('console/quote/list')
  const { id: own } = useSession()
  const withWhom = ({ assignee }: QuoteItem) => (assignee?.id === own ? texts.me : assignee?.name)
  return {
    main: {
      key: 'customer',
      title: texts.customer,
      cell: (quote, folded) => (
        <span className="quote-cell-main">
          <Way quote={quote}>
            <bdi>{quote.customer.split('\n', 1)[0] || texts.noCustomer}</bdi>
          </Way>
          <small>{texts.numberOf({ number: quote.number, edition: quote.edition })}</small>
          {folded}
        </span>
      ),
    },
    columns: [
      {
        key: 'state',
        title: texts.state,
        width: 118,
        cell: (quote) => <QuoteStateWord quote={quote} />,
      },
      {
        key: 'products',
        title: texts.products,
        ellipsis: true,
        from: 'roomy',
        cell: ({ products }) => products.join(', '),
        folded: false,
      },
      {
        key: 'total',
        title: texts.amount,
        width: 150,
        align: 'end',
        sort: true,
        cell: ({ total }) => <Money of={total} />,
      },
      {
        key: 'validUntil',
        title: texts.ends,
        width: 112,
        sort: true,
        cell: (quote) => <Ends quote={quote} />,
      },
      {
        key: 'did',
        title: texts.did,
        width: 132,
        from: 'roomy',
        cell: (quote) => <CustomerDid quote={quote} />,
        folded: false,
      },
      {
        key: 'next',
        title: texts.next,
        width: 140,
        from: 'roomy',
        cell: (quote) => <Next quote={quote} />,
        folded: (quote) => <Next quote={quote} />,
      },
      {
        key: 'assignee',
        title: texts.assignee,
        width: 112,
        ellipsis: true,
        cell: (quote) => withWhom(quote) ?? '—',
        folded: (quote) => withWhom(quote) ?? null,
      },
      {
        key: 'language',
        title: texts.language,
        width: 100,
        from: 'roomy',
        extra: true,
        cell: ({ language }) => LANGUAGE_NAMES[language],
        folded: false,
      },
      timeColumn('createTime', texts.begun, {
        width: 126,
        sort: true,
        from: 'roomy',
        extra: true,
        folded: false,
      }),
      timeColumn('updateTime', texts.updated, {
        width: 126,
        sort: true,
        from: 'roomy',
        extra: true,
        folded: false,
      }),
    ],
  }
}

/** Counted in days while it is near; what was decided does not end. */
function Ends({ quote: { validUntil, state, ended } }: { quote: QuoteItem }) {
  const texts = useTexts('console/quote/list')
  const language = useLanguage()
  if (validUntil === '') return '—'
  const day = formatListDay(validUntil, language)
  const left = daysUntil(validUntil)
  const waits = state === 'sent' || state === 'asked'
  if (!waits || left > 7) return <time dateTime={validUntil}>{day}</time>
  return (
    <time dateTime={validUntil} title={day} className="quote-ending">
      {ended || left < 0 ? texts.hasEnded : texts.endsIn({ count: left })}
    </time>
  )
}

function CustomerDid({ quote: { sentTime, opened, openedTime, state } }: { quote: QuoteItem }) {
  const texts = useTexts('console/quote/list')
  if (sentTime === null) return '—'
  if (state === 'asked' || state === 'accepted') return texts.customerDid[state]
  if (opened === 0) return <span className="quote-unopened">{texts.unopened}</span>
  return (
    <span>
      {texts.opened({ count: opened })}
      {openedTime && (
        <small className="quote-when">
          <TimePassed time={openedTime} />
        </small>
      )}
    </span>
  )
}

function Next({ quote }: { quote: QuoteItem }) {
  const texts = useTexts('console/quote/list')
  const language = useLanguage()
  const step: NextStep = nextStepOf(quote)
  if (step === 'none') return null
  if (step === 'remind' && quote.remindTime)
    return texts.remindedAt({ time: formatMoment(quote.remindTime, language) })
  if (step === 'leaves' && quote.sendTime)
    return texts.leavesAt({ time: formatMoment(quote.sendTime, language) })
  if (step === 'leaves' || step === 'wait' || step === 'remind') return texts.nextSteps.wait
  return <Way quote={quote}>{texts.nextSteps[step]}</Way>
}
