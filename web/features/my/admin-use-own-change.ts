// Takes what the person changed of themselves over into the session that every part of the frame reads.
import { useQueryClient } from '@tanstack/react-query'
import type { SessionInfo } from '#contract/people/auth.ts'
import { type SignedIn, sessionQuery } from '#web/session/session.ts'

export function useOwnChange(): (change: Partial<SessionInfo>) => void {
  const client = useQueryClient()
  return (change) =>
    client.setQueryData<SignedIn>(
      sessionQuery().queryKey,
      (known) => known && { ...known, info: { ...known.info, ...change } },
    )
}
