// The guard in front of every page of the console (spec §6; decisions 11 and 13).
import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages/language-codes.ts'
import type { SessionInfo } from '#contract/people/auth.ts'
import { CODE } from '#contract/wire/answer.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { isTrouble, Refused, Unreachable } from '#web/client/send.ts'
import { type Texts, textsIn } from '#web/i18n/texts.ts'
import { watchClosing } from '#web/session/closing.ts'
import { leaveNotice } from '#web/session/notice.ts'
import { mayOpen, type Needs } from '#web/session/permissions.ts'
import { doorAddress, signInAddress } from '#web/session/redirect.ts'
import { type SignedIn, sessionQuery } from '#web/session/session.ts'
import { dropToken, readToken } from '#web/session/token.ts'
import { leadOn } from './lead-on.ts'

/** Sends a guest to the sign-in and remembers the way back. It needs nothing loaded, so a guest loads nothing. */
export function refuseGuest(url: URL) {
  if (!readToken()) throw leadOn(url, signInAddress(url.pathname + url.search))
}

/** A step to a page of the console: where it leads, what that page asks for, and the words it is told in. */
export type Entry = { url: URL; needs: Needs; language: Language }

/** Lets a step of the person pass, or throws where it has to go instead. */
export type Guard = (entry: Entry) => Promise<SessionInfo>

export function createGuard(client: QueryClient, texts: Texts): Guard {
  const closing = watchClosing()
  return async (entry) => {
    const { info } = await signedIn(client, texts, closing, entry)
    if (!mayOpen(info, entry.needs)) throw leadOn(entry.url, doorAddress('/401', entry.url))
    return info
  }
}

async function signedIn(
  client: QueryClient,
  texts: Texts,
  closing: () => boolean,
  entry: Entry,
): Promise<SignedIn> {
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
    // The server is away: that says nothing about the session. The page says so in its place and asks again.
    if (isTrouble(error)) throw error
    throw leaving(error, entry, texts)
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

/** Spec §4: refused user info signs the person out here and leads to the public site; `4001` leads to the sign-in. */
function leaving(error: unknown, { url, language }: Entry, texts: Texts): Response {
  if (!(error instanceof Refused)) console.error(error)
  dropToken()
  const back = url.pathname + url.search
  if (error instanceof Refused && error.code === CODE.revoked) {
    leaveNotice(plainWords(error), back)
    return leadOn(url, '/login')
  }
  leaveNotice(textsIn(texts, language, 'console/start').ended, back)
  return leadOn(url, '/')
}
