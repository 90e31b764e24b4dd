// The address of the pipeline: what it is narrowed to and how it is sorted.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { CURRENCIES, LOST_REASONS, QUOTE_STATES } from '#contract/quotes/quote-states.ts'
import { flag, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { assigneeFilter, forPerson } from '#web/admin/messages/assignee.ts'
import type { QuoteNarrowed, QuoteQuery } from '#web/admin/quotes/admin-api.ts'

export const QUOTE_LIST = listAddress({
  // The stages stand above the list.
  inSight: ['keyword', 'state', 'ending'],
  filters: {
    keyword: text(),
    state: oneOf([...QUOTE_STATES, 'open']),
    assignee: assigneeFilter(),
    currency: oneOf(CURRENCIES),
    reason: oneOf(LOST_REASONS),
    language: oneOf(LANGUAGES),
    ending: flag(),
    from: moment(),
    until: moment(),
  },
  sorts: ['createTime', 'updateTime', 'validUntil', 'total'],
  sort: '-createTime',
  keyset: true,
})

type Narrowed = ReturnType<typeof QUOTE_LIST.filtersOf>

/** The filters as the calls take them for this person. */
export const askedFor = <Q extends Narrowed>(query: Q, person: number) =>
  forPerson(query, person) as Q & QuoteNarrowed & QuoteQuery
