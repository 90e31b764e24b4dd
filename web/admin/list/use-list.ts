// The state of a list as its address has it, and the ways to change it.
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Filters, ListAddress, ListQuery, ListState } from '#web/admin/list/filters/list-address.ts'

export type List<F extends Filters = Filters, Field extends string = string> = {
  address: ListAddress<F, Field>
  state: ListState<F, Field>
  /** The input of the call. */
  query: ListQuery<F, Field>
  filtered: boolean
  /** Steps through pages can be gone back; a filter or a sort takes the place of the address before. */
  change(patch: Partial<ListState<F, Field>>, options?: { replace: boolean }): void
  /** Takes the filters away. */
  reset(): void
}

/** Reads the list out of the address. `address` must be the same object each time. */
export function useList<F extends Filters, Field extends string>(
  address: ListAddress<F, Field>,
): List<F, Field> {
  const [search, setSearch] = useSearchParams()
  // A change builds on the address that is on its way, or two quick ones would lose the first.
  const onItsWay = useRef<URLSearchParams>(null)
  useEffect(() => {
    if (search) onItsWay.current = null
  }, [search])
  return useMemo(() => {
    const state = address.read(search)
    const change = (
      patch: Partial<ListState<F, Field>>,
      { replace } = { replace: !('page' in patch || 'before' in patch) },
    ) => {
      const before = onItsWay.current ? address.read(onItsWay.current) : state
      onItsWay.current = address.write(address.after(before, patch))
      setSearch(onItsWay.current, { replace })
    }
    return {
      address,
      state,
      query: address.query(state),
      filtered: address.isFiltered(state),
      change,
      reset: () => change(address.noFilters as Partial<ListState<F, Field>>),
    }
  }, [address, search, setSearch])
}

/** The list of an address, as a component takes it: `ListOf<typeof PRODUCT_LIST>`. */
export type ListOf<A> = A extends ListAddress<infer F, infer Field> ? List<F, Field> : never
