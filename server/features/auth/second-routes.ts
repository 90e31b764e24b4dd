// What answers the second step of a sign-in, and sign-ins with a passkey alone (decision 54).
import type { LoginReason } from '#contract/monitoring/log.ts'
import { secondStepCalls as calls, type SecondStep, type SecondWay } from '#contract/people/second-step.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { Failure, invalid } from '#server/failure.ts'
import type { Asking } from '#server/http/callers/asking.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { recoveryLetter } from '#server/parts/outbox/account-letters.ts'
import { tooManyTries } from '#server/parts/sign-in/own-password.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { keySiteOf } from '#server/parts/sign-in/second/key-site.ts'
import type { CameFrom } from '#server/parts/sign-in/second/steps.ts'
import { addressKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { madeFor } from '#server/storage/password-links.ts'
import { serverTexts } from '#server/texts.ts'
import { openSession } from './open-session.ts'
import { ADDRESS_LIMIT, isUsable, LOGGED_REFUSALS, SECOND_LIMIT, signInThere } from './rules.ts'
import { type Account, authStore } from './store.ts'

const words = serverTexts('server/auth')

/** What the login log says of each way. */
const DONE: Record<SecondWay, LoginReason> = {
  passkey: 'byPasskey',
  code: 'byCode',
  recovery: 'byRecovery',
}
const WRONG: Record<SecondWay, LoginReason> = {
  passkey: 'passkeyWrong',
  code: 'codeWrong',
  recovery: 'codeWrong',
}

/** Begins the second step of whoever has one; null where the password is enough. */
export async function beginSecondStep(
  { config, factors }: Pick<Parts, 'config' | 'factors'>,
  { host }: Asking,
  user: Account,
  cameFrom: CameFrom | null = null,
): Promise<SecondStep | null> {
  const site = keySiteOf(config.publicUrl, host)
  const ways = await factors.waysOf(user.id, site?.host ?? '')
  if (ways.length === 0) return null
  const asked =
    site && ways.includes('passkey')
      ? await factors.passkeys.askFor(site, await factors.passkeys.keysOf(user.id))
      : null
  const step = await factors.steps.begin('second', {
    ...{ userId: user.id, madeFor: madeFor(user), challenge: asked?.challenge ?? '', cameFrom },
  })
  return { step, ways, passkey: asked?.options ?? null }
}

export function secondRoutes(router: Router, parts: Parts) {
  const { config, storage, factors, providers, loginLog, outbox, site: company, now } = parts
  const { db } = storage
  const store = authStore(db)
  const addresses = createRateLimit(db, ADDRESS_LIMIT, now)
  const loggedRefusals = createRateLimit(db, LOGGED_REFUSALS, now)
  const tries = createRateLimit(db, SECOND_LIMIT, now)

  const noteOf =
    ({ address, agent, requestId }: Asking) =>
    (reason: LoginReason, user: Pick<Account, 'id' | 'username'> | null) =>
      loginLog.write({
        ...{ username: user?.username ?? '', userId: user?.id ?? null, address, agent, requestId },
        ...{ outcome: 'failure', reason },
      })

  /** Whoever comes too often is told so, and fills no log. */
  async function admit(asking: Asking) {
    const from = addressKey(asking.address)
    if (await addresses.spend(from)) return
    if (await loggedRefusals.spend(from)) await noteOf(asking)('tooMany', null)
    throw tooManyTries()
  }

  async function isRight(
    user: Account,
    challenge: string,
    input: TakenBy<typeof calls.second>,
    host: string,
  ): Promise<boolean> {
    if (input.way === 'passkey') {
      const site = keySiteOf(config.publicUrl, host)
      if (!site || challenge === '') return false
      return (await factors.passkeys.judge(site, challenge, input.passkey, user.id)) === user.id
    }
    // Six digits are guessed by whoever may try without end: all begun sign-ins of an account count together.
    if (!(await tries.spend(String(user.id)))) throw tooManyTries()
    return input.way === 'code'
      ? factors.authenticators.take(user.id, input.code)
      : factors.recoveryCodes.take(user.id, input.code)
  }

  serve(router, calls.second, async (input, asking) => {
    const note = noteOf(asking)
    await admit(asking)
    const step = await factors.steps.spend('second', input.step)
    const user = step?.userId ? await store.findById(step.userId) : undefined
    if (!step || !user || !isUsable(user) || step.madeFor !== madeFor(user)) {
      await note('stepOver', user ?? null)
      throw stepOver()
    }
    if (!(await isRight(user, step.challenge, input, asking.host))) {
      await note(WRONG[input.way], user)
      throw input.way === 'passkey' ? wrongPasskey() : invalid({ code: words.wrongCode })
    }
    // Of two that come with the same right answer, one ends the step.
    if (!(await factors.steps.end(input.step))) {
      await note('stepOver', user)
      throw stepOver()
    }
    await Promise.all([addresses.giveBack(addressKey(asking.address)), tries.clear(String(user.id))])
    if (input.way === 'recovery' && user.email !== '') {
      const to = {
        person: user,
        site: company.settings(),
        language: asking.language,
        address: asking.address,
      }
      await outbox.put(db, recoveryLetter(to, await factors.recoveryCodes.left(user.id)))
      outbox.wake()
    }
    // Whoever shows a second factor has just shown who they are.
    const cameFrom = step.cameFrom && { ...step.cameFrom, provedAt: now() }
    return { token: await openSession(parts, asking, user, DONE[input.way], { cameFrom }) }
  })

  serve(router, calls.beginPasskey, async (_, asking) => {
    await admit(asking)
    const site = keySiteOf(config.publicUrl, asking.host)
    if (!site) throw new Failure(CODE.unprocessable, words.noPasskeysHere)
    const { challenge, options } = await factors.passkeys.askFor(site)
    return { step: await factors.steps.begin('passkey', { challenge }), passkey: options }
  })

  serve(router, calls.passkey, async ({ step: token, passkey }, asking) => {
    const note = noteOf(asking)
    await admit(asking)
    const site = keySiteOf(config.publicUrl, asking.host)
    const step = await factors.steps.spend('passkey', token)
    // A challenge is answered once, rightly or not.
    if (!site || !step || !(await factors.steps.end(token))) {
      await note('stepOver', null)
      throw stepOver()
    }
    const userId = await factors.passkeys.judge(site, step.challenge, passkey)
    const user = userId === null ? undefined : await store.findById(userId)
    if (!user || !isUsable(user)) {
      await note(user ? 'disabled' : 'passkeyWrong', user ?? null)
      throw wrongPasskey()
    }
    await addresses.giveBack(addressKey(asking.address))
    const sole = providers.soleOf(user)
    if (sole) {
      await note('passwordOff', user)
      throw signInThere(sole.title)
    }
    return { token: await openSession(parts, asking, user, 'byPasskey') }
  })
}

const stepOver = () => new Failure(CODE.gone, words.stepOver)

/** An unknown passkey, one of somebody else, a wrong answer and a disabled account read the same (decision 8). */
const wrongPasskey = () => new Failure(CODE.invalid, words.wrongPasskey)
