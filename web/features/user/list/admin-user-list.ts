// The address of the list of people: what it is narrowed to and how it is sorted.
import type { Flag } from '#contract/people/staff.ts'
import { flag, id, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

/** As in `contract/people/staff.ts`, which would bring the validator along. */
export const USER_FLAGS = ['enabled', 'disabled'] as const satisfies readonly Flag[]

export const USER_LIST = listAddress({
  filters: {
    name: text(),
    phone: text(24),
    flag: oneOf(USER_FLAGS),
    roleId: id(),
    from: moment(),
    until: moment(),
    trashed: flag(),
  },
  sorts: ['createTime', 'updateTime', 'username', 'lastLoginTime'],
  sort: '-createTime',
})
