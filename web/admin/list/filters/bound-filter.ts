// What a field of a list's filters takes: its value in the address, and the way to change it.
import type { List } from '#web/admin/list/use-list.ts'
import type { Filters, ListState } from './list-address.ts'

export const boundFilter =
  <F extends Filters, Field extends string>({ state, change }: List<F, Field>) =>
  <Name extends keyof ListState<F, Field>>(name: Name) => ({
    value: state[name],
    onChange: (value: ListState<F, Field>[Name]) =>
      change({ [name]: value } as unknown as Partial<ListState<F, Field>>),
  })
