// The address of the inbox: what it is narrowed to and how it is sorted.

import { MESSAGE_STATES, SPAM_REASONS } from '#contract/enquiries/message-states.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import {
  type FilterKind,
  flag,
  id,
  moment,
  oneOf,
  text,
  wholeNumber,
} from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { MessageNarrowed, MessageQuery } from '../admin-api.ts'

/** `me` is whoever reads the address, 0 nobody. */
export type Assignee = 'me' | number
const assignee = (): FilterKind<Assignee | null> => ({
  none: null,
  read: (given) => (given === 'me' ? 'me' : given === '0' ? 0 : wholeNumber(given)),
  write: String,
})

export const MESSAGE_LIST = listAddress({
  // The states are tabs.
  inSight: ['keyword', 'state'],
  filters: {
    keyword: text(),
    state: oneOf([...MESSAGE_STATES, 'open']),
    assignee: assignee(),
    spamReason: oneOf(SPAM_REASONS),
    aboutId: id(),
    // What views that were saved before say.
    productId: id(),
    language: oneOf(LANGUAGES),
    overdue: flag(),
    from: moment(),
    until: moment(),
  },
  sorts: ['createTime', 'updateTime', 'dueTime'],
  sort: '-createTime',
  keyset: true,
})

type Narrowed = ReturnType<typeof MESSAGE_LIST.filtersOf>

/** The filters as the calls take them for this person. */
export function askedFor<Q extends Narrowed>(query: Q, person: number): Q & MessageNarrowed & MessageQuery {
  const { assignee: given } = query
  return { ...query, ...(given !== undefined && { assignee: given === 'me' ? person : given }) } as Q &
    MessageNarrowed &
    MessageQuery
}
