// The pages of any list, and the views that a person keeps of it.
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { AskPath, CallAt } from '#contract/calls.ts'
import type { ListName, viewCalls } from '#contract/console/view.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

/** The query of a page of the list that the call answers, kept under `key`; the page before stays in sight while the next is on its way. */
export const pagesOf =
  <P extends AskPath>(path: P, ...key: readonly string[]) =>
  (query: InputOf<CallAt<P>>) =>
    queryOptions({
      queryKey: [...key, query],
      queryFn: ({ signal }) => ask(path, query, { signal }),
      placeholderData: keepPreviousData,
    })

export const viewsQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['view', list],
    queryFn: ({ signal }) => ask('/api/view/list', { list }, { signal }),
    staleTime: 60_000,
  })

export const addView = () =>
  mutationOptions({ mutationFn: (view: InputOf<typeof viewCalls.add>) => send('/api/view/add', view) })

export const removeView = () =>
  mutationOptions({ mutationFn: (id: number) => send('/api/view/delete', { id }) })
