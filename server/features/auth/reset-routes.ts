// What answers the calls of a forgotten password: a letter with a link, and a new password with it, once.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { passwordResetCalls as calls } from '#contract/people/password-reset.ts'
import { CODE } from '#contract/wire/answer.ts'
import { invalid } from '#server/failure.ts'
import type { Asking } from '#server/http/callers/asking.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { linkLetter, passwordLetter } from '#server/parts/outbox/account-letters.ts'
import { sameCode } from '#server/parts/sign-in/captcha.ts'
import { tooManyTries } from '#server/parts/sign-in/own-password.ts'
import { linkTo, newLinkToken } from '#server/parts/sign-in/password-links.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { addressKey, createSignInLocks, usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { keepLink } from '#server/storage/password-links.ts'
import { serverTexts } from '#server/texts.ts'
import { LETTER_LIMIT, LINK_LIMIT, LINK_MS, linkIsOver, outcomeOf, REQUEST_LIMIT } from './reset-rules.ts'
import { resetStore } from './reset-store.ts'
import { CAPTCHA_COOKIE, isUsable, wrongCaptcha } from './rules.ts'
import { authStore } from './store.ts'

const words = serverTexts('server/auth')

/** The same steps for whoever is found and for nobody. */
async function sendLink(
  parts: Parts,
  username: string,
  publicUrl: string,
  { address, agent, language, requestId }: Asking,
) {
  const { storage, loginLog, outbox, site, now } = parts
  const person = await resetStore(storage.db).findPerson(usernameKey(username), username.toLowerCase())
  const open = await createRateLimit(storage.db, LETTER_LIMIT, now).spend(
    person ? String(person.id) : 'nobody',
  )
  const reason = outcomeOf(person, open)
  await storage.db.transaction().execute(async (within) => {
    if (person && reason === 'letter') {
      const token = newLinkToken()
      const endsAt = now() + LINK_MS
      await keepLink(within, token, person, endsAt, now())
      const to = { person, site: site.settings(), language, address }
      await outbox.put(
        within,
        linkLetter(to, linkTo(publicUrl, token), { endsAt, minutes: LINK_MS / 60_000 }),
      )
    }
    const entry = { username, userId: person?.id ?? null, address, agent, requestId }
    await loginLog.write({ ...entry, outcome: 'reset', reason }, within)
  })
  // Nobody wakes the outbox, which looks by itself: the server's next answer is no slower for a letter.
}

export function resetRoutes(router: Router, parts: Parts) {
  const { config, storage, sessions, passwords, loginLog, operations, outbox, site, now } = parts
  const { db } = storage
  const store = resetStore(db)
  const locks = createSignInLocks(db, now)
  const requests = createRateLimit(db, REQUEST_LIMIT, now)
  const comers = createRateLimit(db, LINK_LIMIT, now)

  const underWay = new Set<Promise<void>>()
  router.app.addHook('onClose', async () => void (await Promise.all(underWay)))
  /** What is done when the answer is on its way, so that its time tells nothing of what was found. */
  function afterAnswer(work: () => Promise<void>) {
    const one = nextTurn()
      .then(work)
      .catch((error: unknown) => router.app.log.error({ err: error }, 'a letter could not be written'))
      .finally(() => underWay.delete(one))
    underWay.add(one)
  }

  serve(router, calls.ask, async ({ username, code }, asking) => {
    if (!(await requests.spend(addressKey(asking.address)))) throw tooManyTries()
    if (config.captcha) {
      const expected = await authStore(db).takeCaptcha(asking.cookie(CAPTCHA_COOKIE), now())
      if (expected === null || !sameCode(expected, code)) throw wrongCaptcha()
    }
    const { publicUrl } = config
    if (publicUrl !== undefined && outbox.mailReady()) {
      afterAnswer(() => sendLink(parts, username, publicUrl, asking))
    }
    return null
  })

  /** Whom a link is for; refuses one that is over. */
  async function personOf(token: string, { address }: Asking) {
    if (!(await comers.spend(addressKey(address)))) throw tooManyTries()
    const person = await store.findByLink(token, now())
    if (!person || !isUsable(person)) throw linkIsOver()
    return person
  }

  serve(router, calls.read, async ({ token }, asking) => {
    const { username } = await personOf(token, asking)
    return { username }
  })

  serve(router, calls.reset, async ({ token, updatepwd, updateconfirmPwd }, asking) => {
    const person = await personOf(token, asking)
    const { address, agent, language, requestId } = asking
    const [problem] = passwords.checkNewPassword(updatepwd, person)
    if (problem) throw invalid({ updatepwd: problem })
    const mismatch = passwords.checkRepetition(updatepwd, updateconfirmPwd)
    if (mismatch) throw invalid({ updateconfirmPwd: mismatch })
    if (await passwords.verifyPassword(person.password_hash, updatepwd))
      throw invalid({ updatepwd: words.samePassword })
    const hash = await passwords.hashPassword(updatepwd)
    const begun = now()
    await db.transaction().execute(async (within) => {
      const done =
        (await store.takeLink(within, token)) && (await store.setPassword(within, person, hash, now()))
      if (!done) throw linkIsOver()
      await sessions.endAll(person.id, 'password', within)
      await locks.unlock(person.username, within)
      await outbox.put(within, passwordLetter({ person, site: site.settings(), language, address }, 'link'))
      const { id: userId, username } = person
      await loginLog.write(
        { username, userId, address, agent, outcome: 'reset', reason: '', requestId },
        within,
      )
      const operation = {
        ...{ module: 'my' as const, verb: 'resetPassword' as const, person, address, agent, requestId },
        ...{ path: calls.reset.path, code: CODE.ok, message: '', duration: now() - begun, parameters: {} },
      }
      const change = { before: { password: person.password_hash }, after: { password: hash } }
      await operations.append(within, operation, [{ recordId: userId, recordName: username, ...change }])
    })
    outbox.wake()
    return null
  })
}
