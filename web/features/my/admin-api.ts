// What the page of the signed-in person asks of the server.
import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SessionInfo } from '#contract/people/auth.ts'
import type { OwnFields } from '#contract/people/user.ts'
import { ask, send } from '#web/client/send.ts'
import { uploadFile } from '#web/client/upload-file.ts'
import { type SignedIn, sessionQuery } from '#web/session/session.ts'

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

/** Takes what the person changed of themselves over into the session that every part of the frame reads. */
export function useOwnChange(): (change: Partial<SessionInfo>) => void {
  const client = useQueryClient()
  return (change) =>
    client.setQueryData<SignedIn>(
      sessionQuery().queryKey,
      (known) => known && { ...known, info: { ...known.info, ...change } },
    )
}
