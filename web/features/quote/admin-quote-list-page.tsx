// The pipeline: every quote with its stage, what it is worth and what comes next.
import { useQuery } from '@tanstack/react-query'

import { ExportButton } from '#web/admin/list/export-button.tsx'
import type { FiltersOf } from '#web/admin/list/filters/list-filters.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { type ListOf, useList } from '#web/admin/list/use-list.ts'
import { AssigneeSelect } from '#web/admin/messages/assignee-select.tsx'
import { exportQuotes, quotePageQuery } from '#web/admin/quotes/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit, useSession } from '#web/session/permit.tsx'
import { useQuoteBulk } from './admin-quote-bulk.tsx'
import { useOpensInbox, useQuoteAddress, useQuoteColumns } from './admin-quote-columns.tsx'
import { askedFor, QUOTE_LIST } from './admin-quote-list.ts'
import { QuoteStages } from './admin-quote-stages.tsx'
import './admin-quote.css'

export function AdminQuoteListPage() {
  const texts = useTexts('console/quote/list')
  const { id } = useSession()
  const list = useList(QUOTE_LIST)
  return (
    <ListPage
      name="web_quote"
      words={texts}
      list={list}
      asked={useQuery(quotePageQuery(askedFor(list.query, id)))}
      tabs={<QuoteStages list={list} />}
      filters={useQuoteFilters(list)}
      buttons={
        <Permit for="web_quote:export">
          <ExportButton
            label={texts.export}
            make={(options) => exportQuotes(askedFor(QUOTE_LIST.filtersOf(list.state), id), options)}
          />
        </Permit>
      }
      {...useQuoteColumns()}
      rowName={({ number, customer }) => texts.row({ number, customer: customer.split('\n', 1)[0] ?? '' })}
      rowLink={useQuoteAddress()}
      bulk={useQuoteBulk()}
      forget={(client) => client.invalidateQueries({ queryKey: ['message'] })}
    />
  )
}

function useQuoteFilters({ state, change }: ListOf<typeof QUOTE_LIST>): FiltersOf<typeof QUOTE_LIST> {
  const texts = useTexts('console/quote/list')
  const { states, reasons } = useTexts('console/quote/words')
  // Only they may ask for those who are given inquiries.
  const inbox = useOpensInbox()
  return [
    { name: 'keyword', label: texts.keyword, hint: texts.keywordHint },
    {
      name: 'state',
      label: texts.state,
      any: texts.anyState,
      option: (one) => (one === 'open' ? texts.open : states[one]),
      also: { reason: null },
    },
    inbox && (
      <AssigneeSelect
        key="assignee"
        filter
        className="filter-choice"
        label={texts.assignee}
        placeholder={texts.anyAssignee}
        value={state.assignee}
        onChange={(assignee) => change({ assignee })}
      />
    ),
    { name: 'currency', label: texts.currency, any: texts.anyCurrency, option: (one) => one },
    state.state === 'lost' && {
      name: 'reason',
      label: texts.reason,
      any: texts.anyReason,
      option: (one) => reasons[one],
    },
    { span: texts.begun },
    { name: 'ending', label: texts.ending },
  ]
}
