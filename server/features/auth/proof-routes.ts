// What answers those who show once more who they are, before what only they may do (decision 54).
import { secondStepCalls as calls, type ProofWay } from '#contract/people/second-step.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { checkOwnPassword, tooManyTries } from '#server/parts/sign-in/own-password.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { keySiteOf } from '#server/parts/sign-in/second/key-site.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import { createSignInLocks } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { serverTexts } from '#server/texts.ts'
import { SECOND_LIMIT } from './rules.ts'
import { authStore } from './store.ts'

const words = serverTexts('server/auth')

export function proofRoutes(router: Router, parts: Parts) {
  const { config, storage, sessions, passwords, factors, now } = parts
  const { db } = storage
  const store = authStore(db)
  const locks = createSignInLocks(db, now)
  const tries = createRateLimit(db, SECOND_LIMIT, now)

  /** With a second factor it is that: whoever borrows a session may have seen the password typed. */
  async function waysOf({ id, provider }: Person, host: string): Promise<ProofWay[]> {
    // Whoever came from a provider knows no password of ours.
    if (!(await factors.hasSecond(id))) return [provider === '' ? 'password' : 'provider']
    const ways = await factors.waysOf(id, host)
    return ways.filter((way) => way !== 'recovery')
  }

  serve(router, calls.beginProof, async (_, { person, host }) => {
    const site = keySiteOf(config.publicUrl, host)
    const ways = await waysOf(person, site?.host ?? '')
    const asked =
      site && ways.includes('passkey')
        ? await factors.passkeys.askFor(site, await factors.passkeys.keysOf(person.id))
        : null
    const step = await factors.steps.begin('prove', {
      ...{ userId: person.id, challenge: asked?.challenge ?? '' },
    })
    return { step, ways, passkey: asked?.options ?? null }
  })

  serve(router, calls.prove, async (input, { person, host, address }) => {
    const step = await factors.steps.spend('prove', input.step)
    if (step?.userId !== person.id) throw new Failure(CODE.gone, words.proofOver)
    const site = keySiteOf(config.publicUrl, host)
    const ways = await waysOf(person, site?.host ?? '')
    if (!ways.includes(input.way)) throw new Failure(CODE.invalid, words.otherWay)
    if (input.way === 'provider') {
      // The session that came back from there says when; the one before is not this one.
      if (now() > person.provedAt + config.proofMs) throw new Failure(CODE.invalid, words.notShownThere)
    } else if (input.way === 'password') {
      await checkOwnPassword({ passwords, locks }, await store.find(person.id), address, input.pwd)
    } else if (input.way === 'code') {
      if (!(await tries.spend(String(person.id)))) throw tooManyTries()
      if (!(await factors.authenticators.take(person.id, input.code)))
        throw invalid({ code: words.wrongCode })
      await tries.clear(String(person.id))
    } else {
      const found =
        site && step.challenge !== ''
          ? await factors.passkeys.judge(site, step.challenge, input.passkey, person.id)
          : null
      if (found !== person.id) throw new Failure(CODE.invalid, words.wrongPasskey)
    }
    if (!(await factors.steps.end(input.step))) throw new Failure(CODE.gone, words.proofOver)
    if (input.way !== 'provider') await sessions.proved(person.sessionId)
    return null
  })
}
