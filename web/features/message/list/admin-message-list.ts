// The address of the inbox: what it is narrowed to and how it is sorted.

import { MESSAGE_STATES, SPAM_REASONS } from '#contract/enquiries/message-states.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { flag, id, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { assigneeFilter, forPerson } from '#web/admin/messages/assignee.ts'
import type { MessageNarrowed, MessageQuery } from '../admin-api.ts'

export const MESSAGE_LIST = listAddress({
  // The states are tabs.
  inSight: ['keyword', 'state'],
  filters: {
    keyword: text(),
    state: oneOf([...MESSAGE_STATES, 'open']),
    assignee: assigneeFilter(),
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
export const askedFor = <Q extends Narrowed>(query: Q, person: number) =>
  forPerson(query, person) as Q & MessageNarrowed & MessageQuery
