// The address of the operation log: what it is narrowed to and which entry is open.
import { MODULES, VERBS } from '#contract/wire/operation.ts'
import { id, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

export const OUTCOMES = ['success', 'refused', 'fault'] as const

export const OPERATION_LIST = listAddress({
  filters: {
    username: text(60),
    module: oneOf(MODULES),
    verb: oneOf(VERBS),
    outcome: oneOf(OUTCOMES),
    from: moment(),
    until: moment(),
    address: text(45),
    requestId: text(60),
    recordId: id(),
  },
  sorts: ['time'],
  sort: '-time',
  keyset: true,
})

/** Names the entry in the drawer; beside the list's own part of the address, which leaves it out when the list changes. */
export const ENTRY = 'entry'

/** State of the address of an entry that was opened from its list: closing it goes back there. */
export const OPENED_HERE = { openedHere: true }

/** A number of a record without its module means nothing to the call (and comes of an address typed by hand). */
export function askable<Q extends { module?: unknown; recordId?: unknown }>(query: Q): Q {
  if (query.module !== undefined || query.recordId === undefined) return query
  const { recordId: _, ...rest } = query
  return rest as Q
}
