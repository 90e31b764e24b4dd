// The address of the list of people: what it is narrowed to and how it is sorted.
import type { Flag } from '#contract/staff.ts'
import { flag, id, moment, oneOf, text } from '#web/admin/list/filter-kinds.ts'
import { listAddress } from '#web/admin/list/list-address.ts'

/** As in `contract/staff.ts`, which would bring the validator along. */
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
