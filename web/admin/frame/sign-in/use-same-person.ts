// Follows what other windows of this browser do with the session: signed out there is signed out here, and a second
// person never looks at what the first one opened.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { watchOtherWindows } from '#web/session/elsewhere.ts'
import { readSession, type SignedIn, sessionQuery } from '#web/session/session.ts'
import { readToken } from '#web/session/token.ts'
import { openSignIn, openStart } from './open-sign-in.ts'

export function useSamePerson(id: number) {
  const client = useQueryClient()
  const unsaved = useUnsaved()
  useEffect(() => {
    const { queryKey } = sessionQuery()
    const giveUp = (leave: () => void) => {
      unsaved.release()
      client.clear()
      leave()
    }
    const check = async (told: boolean): Promise<void> => {
      const token = readToken()
      if (!token) return giveUp(openSignIn)
      if (!told && client.getQueryData<SignedIn>(queryKey)?.token === token) return
      try {
        const found = await readSession({ quiet: true })
        // What another window did with the cookie may arrive after its word.
        if (readToken() !== found.token) return await check(told)
        if (found.info.id === id) client.setQueryData(queryKey, found)
        else giveUp(openStart)
      } catch (error) {
        if (!readToken()) return giveUp(openSignIn)
        // The next step in this window finds out and says so.
        console.error(error)
      }
    }
    return watchOtherWindows((told) => void check(told))
  }, [client, unsaved, id])
}
