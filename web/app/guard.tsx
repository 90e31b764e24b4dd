// The guard in front of every page of the console (spec §6; decisions 11 and 13).
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { CODE } from '#contract/answer.ts'
import type { SessionInfo } from '#contract/auth.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { watchClosing } from '#web/session/closing.ts'
import { leaveNotice } from '#web/session/notice.ts'
import { mayOpen, type Needs } from '#web/session/permissions.ts'
import { signInAddress } from '#web/session/redirect.ts'
import { type SignedIn, sessionQuery } from '#web/session/session.ts'
import { dropToken, readToken } from '#web/session/token.ts'

/** Sends a guest to the sign-in and remembers the way back. It needs nothing loaded, so a guest loads nothing. */
export function refuseGuest(path: string) {
  if (!readToken()) throw redirect(signInAddress(path))
}

/** Lets a navigation of the person pass, or throws where it has to go instead. */
export type Guard = (needs: Needs) => Promise<SessionInfo>

export function createGuard(client: QueryClient): Guard {
  const closing = watchClosing()
  return async (needs) => {
    const { info } = await signedIn(client, closing)
    if (!mayOpen(info, needs)) throw redirect('/401')
    return info
  }
}

async function signedIn(client: QueryClient, closing: () => boolean): Promise<SignedIn> {
  const token = readToken()
  const known = client.getQueryData<SignedIn>(sessionQuery().queryKey)
  if (known?.token === token) {
    refreshBehind(client)
    return known
  }
  try {
    const found = await client.fetchQuery(sessionQuery(true))
    if (known && known.info.id !== found.info.id) forgetOthers(client, found)
    return found
  } catch (error) {
    // The page goes; what is decided here would outlive it as a token lost.
    if (closing() && error instanceof Unreachable) await new Promise(() => {})
    throw leaving(error)
  }
}

/** Asks again without holding the navigation up; the frame applies a change. */
function refreshBehind(client: QueryClient) {
  client.fetchQuery(sessionQuery()).catch((error: unknown) => {
    // What the server refused was reported where everything is; the rest would be lost.
    if (!(error instanceof Refused || error instanceof Unreachable)) console.error(error)
  })
}

/** What one person read is never shown to the next. */
function forgetOthers(client: QueryClient, found: SignedIn) {
  client.clear()
  client.setQueryData(sessionQuery().queryKey, found)
}

/** Spec §4: without user info the person is signed out here and leaves to the public site; `4001` leads to the sign-in. */
function leaving(error: unknown): Response {
  if (!(error instanceof Refused)) console.error(error)
  dropToken()
  if (error instanceof Refused && error.code === CODE.revoked) {
    leaveNotice(plainWords(error))
    return redirect('/login')
  }
  return redirect('/')
}
