// Who looks after a message, as the address of a list has it.
import { type FilterKind, wholeNumber } from '#web/admin/list/filters/filter-kinds.ts'

/** `me` is whoever reads the address, 0 nobody. */
export type Assignee = 'me' | number

export const assigneeFilter = (): FilterKind<Assignee | null> => ({
  none: null,
  read: (given) => (given === 'me' ? 'me' : given === '0' ? 0 : wholeNumber(given)),
  write: String,
})

/** The filters of an address as the calls take them for this person. */
export const forPerson = <Query extends { assignee?: Assignee }>(query: Query, person: number) => ({
  ...query,
  ...(query.assignee !== undefined && { assignee: query.assignee === 'me' ? person : query.assignee }),
})
