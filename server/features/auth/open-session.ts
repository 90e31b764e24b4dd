// The end of every sign-in, by whatever way: the session, its cookie, the log, and a letter when it came from a new place.
import type { LoginReason } from '#contract/monitoring/log.ts'
import type { Asking } from '#server/http/callers/asking.ts'
import { BINDING_COOKIE } from '#server/http/callers/own-cookies.ts'
import { newPlaceLetter } from '#server/parts/outbox/account-letters.ts'
import type { CameFrom } from '#server/parts/sign-in/second/steps.ts'
import type { Parts } from '#server/parts.ts'
import { authStore } from './store.ts'

type User = {
  id: number
  username: string
  nick_name: string
  email: string
  last_login_at: number
}

/** Opens a session and answers its token; `reason` says how, for the login log. */
export async function openSession(
  { config, storage, sessions, loginLog, outbox, site, now }: Parts,
  { address, agent, browser, country, language, requestId, setCookie }: Asking,
  user: User,
  reason: LoginReason,
  {
    username = user.username,
    cameFrom = null,
  }: {
    /** As it was typed. */
    username?: string
    /** The provider that they came from. */
    cameFrom?: CameFrom | null
  } = {},
): Promise<string> {
  const isKnown = await sessions.knows(user.id, address)
  const { token, binding } = await sessions.open(user, { address, agent, browser, country, cameFrom })
  await authStore(storage.db).signedIn(user.id, now())
  await loginLog.write({
    ...{ username, userId: user.id, address, agent, requestId },
    ...{ outcome: 'success', reason },
  })
  // Who signs in for the first time need not be told that they did.
  if (!isKnown && user.last_login_at > 0 && user.email !== '') {
    const to = { person: user, site: site.settings(), language, address }
    await outbox.put(storage.db, newPlaceLetter(to, { agent, country }))
    outbox.wake()
  }
  if (binding) setCookie(BINDING_COOKIE, binding, config.session.lifeMs / 1000)
  return token
}
