// The views that a person keeps of a list.
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ListName, viewCalls } from '#contract/console/view.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

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
