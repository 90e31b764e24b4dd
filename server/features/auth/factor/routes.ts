// What answers the calls by which people keep what they sign in with beside the password (decision 54).

import { pickText } from '#contract/languages/language.ts'
import { factorCalls as calls, PASSKEYS_OF_ONE } from '#contract/people/factor.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, notFound } from '#server/failure.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import { factorLetter } from '#server/parts/outbox/account-letters.ts'
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  stepOfCode,
} from '#server/parts/sign-in/second/authenticators.ts'
import { keySiteOf } from '#server/parts/sign-in/second/key-site.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { factorStore } from './store.ts'

const words = serverTexts('server/auth')

export function factorRoutes(router: Router, parts: Parts) {
  const { config, storage, factors, seal, site: company, now } = parts
  const { db } = storage
  const store = factorStore(db)
  const siteAt = (host: string) => {
    const site = keySiteOf(config.publicUrl, host)
    if (!site) throw new Failure(CODE.unprocessable, words.noPasskeysHere)
    return site
  }

  /** What was begun by the asker; refuses what is over, or somebody else's. */
  async function begun(purpose: 'addPasskey' | 'addAuthenticator', token: string, userId: number) {
    const step = await factors.steps.spend(purpose, token)
    if (step?.userId !== userId) throw new Failure(CODE.gone, words.stepOver)
    return step.challenge
  }

  /**
   * Adds a factor in one transaction: other sessions, which the password alone opened, end; the first factor comes with recovery
   * codes; the person is told by mail.
   */
  const adding = <Result>(
    asking: AskingPerson,
    token: string,
    add: (within: Db) => Promise<{ result: Result; name: string }>,
  ) =>
    changing(parts, asking, async (within) => {
      if (!(await factors.steps.end(token, within))) throw new Failure(CODE.gone, words.stepOver)
      const { result, name } = await add(within)
      const { id, sessionId } = asking.person
      await parts.sessions.endOthers(id, sessionId, 'password', within)
      const isFirst = !(await store.hasRecovery(within, id))
      const recoveryCodes = isFirst ? await factors.recoveryCodes.renew(within, id) : null
      return { result: { ...result, recoveryCodes }, name, what: 'added' }
    })

  serve(router, calls.read, async (_, { person, language }) => {
    const [keys, since, recoveryCodes, roles] = await Promise.all([
      factors.passkeys.keysOf(person.id),
      store.authenticatorSince(person.id),
      factors.recoveryCodes.left(person.id),
      store.demandingRoles(person.id),
    ])
    return {
      passkeys: keys.map(({ id, name, synced, created_at, used_at }) => ({
        ...{ id, name, synced: synced === 1, createTime: isoTime(created_at) },
        usedTime: used_at > 0 ? isoTime(used_at) : null,
      })),
      authenticatorTime: since === null ? null : isoTime(since),
      recoveryCodes,
      demandedBy: roles.map((title) => pickText(title, language).text),
    }
  })

  serve(router, calls.beginPasskey, async (_, { person, language, host }) => {
    const site = siteAt(host)
    const known = await factors.passkeys.keysOf(person.id)
    if (known.length >= PASSKEYS_OF_ONE)
      throw new Failure(CODE.unprocessable, words.tooManyPasskeys({ most: PASSKEYS_OF_ONE }))
    const companyName = pickText(company.settings().companyName, language).text
    const user = await store.person(person.id)
    const { challenge, options } = await factors.passkeys.askForNew(site, companyName, user)
    const step = await factors.steps.begin('addPasskey', { userId: person.id, challenge })
    return { step, passkey: options }
  })

  serve(router, calls.addPasskey, async ({ step, name, passkey }, asking) => {
    const { person, host } = asking
    const challenge = await begun('addPasskey', step, person.id)
    const made = await factors.passkeys.judgeNew(siteAt(host), challenge, passkey)
    if (!made) throw new Failure(CODE.invalid, words.wrongPasskey)
    return adding(asking, step, async (within) => {
      if (await store.isKnown(within, made.credential))
        throw new Failure(CODE.unprocessable, words.passkeyKnown)
      return { result: { id: await store.addPasskey(within, person.id, name, made, now()) }, name }
    })
  })

  serve(router, calls.renamePasskey, async ({ id, name }, { person, record }) => {
    await db.transaction().execute(async (within) => {
      const before = await store.rename(within, person.id, id, name)
      if (before === null) throw notFound()
      await record(within, {
        ...{ recordId: person.id, recordName: name },
        ...{ before: { name: before }, after: { name } },
      })
    })
    return null
  })

  serve(router, calls.removePasskey, ({ id }, asking) =>
    removing(parts, asking, async (within) => store.removePasskey(within, asking.person.id, id)),
  )

  serve(router, calls.beginAuthenticator, async (_, { person, language }) => {
    const secret = newAuthenticatorSecret()
    const companyName = pickText(company.settings().companyName, language).text
    const step = await factors.steps.begin('addAuthenticator', {
      ...{ userId: person.id, challenge: seal.seal(secret) },
    })
    return { step, secret, address: authenticatorAddress(secret, companyName, person.username) }
  })

  serve(router, calls.addAuthenticator, async ({ step, code }, asking) => {
    const { id } = asking.person
    const secret = seal.open(await begun('addAuthenticator', step, id))
    const shown = secret === null ? null : stepOfCode(secret, code, now())
    if (secret === null || shown === null) throw invalid({ code: words.wrongCode })
    return adding(asking, step, async (within) => {
      await factors.authenticators.set(within, id, secret, shown)
      return { result: {}, name: AUTHENTICATOR }
    })
  })

  serve(router, calls.removeAuthenticator, (_, asking) =>
    removing(parts, asking, async (within) =>
      (await factors.authenticators.remove(within, asking.person.id)) ? AUTHENTICATOR : null,
    ),
  )

  serve(router, calls.renewRecovery, async (_, asking) => {
    if (!(await factors.hasSecond(asking.person.id)))
      throw new Failure(CODE.unprocessable, words.noSecondStep)
    return changing(parts, asking, async (within) => {
      const recoveryCodes = await factors.recoveryCodes.renew(within, asking.person.id)
      return { result: { recoveryCodes }, name: 'recovery codes', what: 'renewed' }
    })
  })
}

/** What the operation log calls it. */
const AUTHENTICATOR = 'authenticator'

type Done<Result> = { result: Result; name: string; what: 'added' | 'removed' | 'renewed' }

/** Changes factors of the asker in one transaction, with its entry and its letter. */
async function changing<Result>(
  { storage, outbox, site }: Parts,
  { person, address, language, record }: AskingPerson,
  change: (within: Db) => Promise<Done<Result>>,
): Promise<Result> {
  const done = await storage.db.transaction().execute(async (within) => {
    const { result, name, what } = await change(within)
    const user = await factorStore(within).person(person.id)
    if (user.email !== '') {
      const to = { person: user, site: site.settings(), language, address }
      await outbox.put(within, factorLetter(to, what))
    }
    await record(within, {
      ...{ recordId: person.id, recordName: name },
      ...(what === 'removed' ? { before: { factor: name } } : { after: { factor: name } }),
    })
    return result
  })
  outbox.wake()
  return done
}

/** Takes one factor away; not the last one where a role demands a second step. */
async function removing(
  parts: Parts,
  asking: AskingPerson,
  remove: (within: Db) => Promise<string | null>,
): Promise<null> {
  const { factors, storage } = parts
  return changing(parts, asking, async (within) => {
    // Two that take the last two away at once would both find the other one still there.
    await storage.exclusive(within, `factors:${asking.person.id}`)
    const name = await remove(within)
    if (name === null) throw notFound()
    if (!(await factors.hasSecond(asking.person.id, within))) {
      if (asking.person.demandsSecondStep) throw new Failure(CODE.unprocessable, words.stepDemanded)
      // Codes that lead nowhere are no secrets to keep.
      await factors.removeAll(within, asking.person.id)
    }
    return { result: null, name, what: 'removed' }
  })
}
