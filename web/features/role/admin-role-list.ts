// The address of the role list: what it is narrowed to and how it is sorted.
import { oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

export const ROLE_FLAGS = ['enabled', 'disabled'] as const

export const ROLE_LIST = listAddress({
  filters: { name: text(), flag: oneOf(ROLE_FLAGS) },
  sorts: ['sort', 'name', 'updateTime'],
  sort: 'sort',
})
