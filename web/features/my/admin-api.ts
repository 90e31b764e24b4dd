// What the page of the signed-in person asks of the server.
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { OwnFields } from '#contract/people/user.ts'
import { ask, send } from '#web/client/send.ts'
import { uploadFile } from '#web/client/upload-file.ts'

export const ownSessionsQuery = () =>
  queryOptions({
    queryKey: ['my', 'sessions'],
    queryFn: ({ signal }) => ask('/api/user/my/sessions', {}, { signal }),
    staleTime: 0,
  })

export const updateOwn = () =>
  mutationOptions({
    mutationFn: (change: OwnFields & { version: number; pwd?: string }) =>
      send('/api/user/my/update', change, { quiet: true }),
  })

export const updateAvatar = () =>
  mutationOptions({ mutationFn: (file: File) => uploadFile('/api/user/my/avatar', file) })

export const endOwnSession = (id: number) => send('/api/user/my/endSession', { id }, { quiet: true })
