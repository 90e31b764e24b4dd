// Goes back to the last page there is when the address names one behind it, as after the last row of a page was deleted.
import { useEffect } from 'react'
import { lastPageInstead } from '#web/admin/list/filters/list-address.ts'
import type { List } from './use-list.ts'

export function useLastPage(
  { state, change }: List,
  answer: { total: number; items: readonly unknown[] } | undefined,
) {
  const last = answer ? lastPageInstead(state, answer) : null
  useEffect(() => {
    if (last !== null) change({ page: last }, { replace: true })
  }, [last, change])
}
