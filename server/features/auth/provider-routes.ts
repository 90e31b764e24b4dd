// What answers sign-ins at a provider: where they begin, where they come back to, and where they end (decision 56).
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoginReason } from '#contract/monitoring/log.ts'
import { PROVIDER_DONE, PROVIDER_QUERY, type ProviderRefusal } from '#contract/people/provider-return.ts'
import { singleSignOnCalls as calls, returnPath } from '#contract/people/single-sign-on.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { addressOf } from '#server/http/callers/address.ts'
import { ownCookie, setOwnCookie } from '#server/http/callers/own-cookies.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { tooManyTries } from '#server/parts/sign-in/own-password.ts'
import { type Asked, ProviderRefused } from '#server/parts/sign-in/providers/provider.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { addressKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { madeFor } from '#server/storage/password-links.ts'
import { serverTexts } from '#server/texts.ts'
import { openSession } from './open-session.ts'
import { personBehind } from './provider-people.ts'
import { signedOutRoute } from './provider-signed-out.ts'
import { ADDRESS_LIMIT, isUsable, LOGGED_REFUSALS } from './rules.ts'
import { beginSecondStep } from './second-routes.ts'
import { authStore } from './store.ts'

const words = serverTexts('server/auth')

/** Which browser began, and later which one came back. */
const COOKIE = 'Sign-In-Provider'
/** Signing in there takes longer than a code: a telephone is looked for. */
const MINUTES = 15
const SIGN_IN_PAGE = '/#/njlbWebLogin'

/** What is remembered of a sign-in while somebody is away at a provider. */
type Away = { provider: string; nonce: string; verifier: string; again: boolean; to: string }

const WRITTEN: Partial<Record<ProviderRefusal, LoginReason>> = {
  over: 'stepOver',
  unknown: 'noAccount',
  disabled: 'disabled',
}

export function singleSignOnRoutes(router: Router, parts: Parts) {
  const { config, storage, providers, factors, loginLog, now } = parts
  const { steps } = factors
  const store = authStore(storage.db)
  const addresses = createRateLimit(storage.db, ADDRESS_LIMIT, now)
  const loggedRefusals = createRateLimit(storage.db, LOGGED_REFUSALS, now)
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''

  const askedOf = ({ provider, nonce, verifier, again }: Away, state: string): Asked => ({
    ...{ redirect: origin + returnPath(provider), state, nonce, verifier, again },
  })

  serve(router, calls.list, async () => providers.offered)

  serve(router, calls.begin, async ({ provider: name, to = '', again = false }, asking) => {
    const provider = await providers.find(name)
    if (!provider) throw notFound()
    if (!(await addresses.spend(addressKey(asking.address)))) throw tooManyTries()
    const away = { provider: name, nonce: secret(), verifier: secret(), again, to }
    // Whoever comes back must be the browser that set out: nobody is signed in as somebody else by a link.
    const browser = secret()
    const begun = { madeFor: hashOf(browser), challenge: JSON.stringify(away) }
    const state = await steps.begin('provider', begun, MINUTES)
    try {
      const address = await provider.begin(askedOf(away, state))
      asking.setCookie(COOKIE, browser, MINUTES * 60, 'lax')
      return { address }
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      router.app.log.warn({ err: error, provider: name }, 'a provider of single sign-on cannot be reached')
      throw new Failure(CODE.unprocessable, words.providerAway)
    }
  })

  /** What was remembered of whoever comes back, with its state; it is good once. Throws `ProviderRefused`. */
  async function setOut(returned: URL, browser: string) {
    const state = (returned.searchParams.get('state') ?? '').slice(0, 100)
    const step = await steps.spend('provider', state)
    const isTheirs = step !== null && browser !== '' && step.madeFor === hashOf(browser)
    if (!isTheirs || !(await steps.end(state))) throw new ProviderRefused('over')
    return { state, away: JSON.parse(step.challenge) as Away }
  }

  /** Signs in whoever comes back, up to what the sign-in page has to end; answers the secret for that. Throws `ProviderRefused`. */
  async function cameBack(
    request: FastifyRequest,
    returned: URL,
    { state, away }: Awaited<ReturnType<typeof setOut>>,
  ) {
    const provider = await providers.find(away.provider)
    // Each provider has an address of its own to send people back to: none answers for another.
    if (!provider || returned.pathname !== returnPath(away.provider)) throw new ProviderRefused('failed')
    const identity = await provider.end(returned, askedOf(away, state))
    const user = await personBehind(parts, provider.settings, identity, {
      ...{ address: addressOf(request), agent: agentOf(request), requestId: request.id },
      path: returned.pathname,
    })
    if (!isUsable(user)) throw new ProviderRefused('disabled')
    // Who shows it again has just shown it, where nobody says when.
    const provedAt = identity.provedAt ?? (away.again ? now() : 0)
    const cameFrom = { provider: away.provider, session: identity.session, provedAt }
    return steps.begin('cameBack', { userId: user.id, madeFor: madeFor(user), cameFrom })
  }

  /** Leads on to the sign-in page, which says what became of it; the cookie goes, or holds the next secret. */
  function lead(reply: FastifyReply, token: string, query: Record<string, string>) {
    setOwnCookie(reply, router.secure, COOKIE, token, token === '' ? 0 : MINUTES * 60)
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`${SIGN_IN_PAGE}?${new URLSearchParams(query)}`, 303)
  }

  router.app.get<{ Params: { name: string } }>(returnPath(':name'), async (request, reply) => {
    if (!(await providers.find(request.params.name))) throw notFound()
    const browser = request.cookies[ownCookie(COOKIE, router.secure)] ?? ''
    const returned = new URL(request.url, origin)
    // Whoever is turned away may try once more, and wants to go to the same page.
    let wanted = {}
    try {
      const begun = await setOut(returned, browser)
      if (begun.away.to !== '') wanted = { redirect: begun.away.to }
      const token = await cameBack(request, returned, begun)
      return lead(reply, token, { [PROVIDER_QUERY]: PROVIDER_DONE, ...wanted })
    } catch (error) {
      const why = error instanceof ProviderRefused ? error.why : 'failed'
      if (why === 'failed' || why === 'away')
        request.log.warn(
          { err: error, provider: request.params.name },
          'a sign-in at a provider does not hold',
        )
      const address = addressOf(request)
      // Anybody may come here with anything, and must not fill the store with entries.
      if (await loggedRefusals.spend(addressKey(address)))
        await loginLog.write({
          ...{ username: '', userId: null, address, agent: agentOf(request), requestId: request.id },
          ...{ outcome: 'failure', reason: WRITTEN[why] ?? 'providerRefused' },
        })
      return lead(reply, '', { [PROVIDER_QUERY]: why, ...wanted })
    }
  })

  serve(router, calls.end, async (_, asking) => {
    const token = asking.cookie(COOKIE)
    const step = await steps.spend('cameBack', token)
    const user = step?.userId ? await store.findById(step.userId) : undefined
    if (!step?.cameFrom || !user || !isUsable(user) || step.madeFor !== madeFor(user)) throw stepOver()
    if (!(await steps.end(token))) throw stepOver()
    await addresses.giveBack(addressKey(asking.address))
    asking.setCookie(COOKIE, '', 0)
    const { cameFrom } = step
    const second = providers.askedSecond(cameFrom.provider)
      ? null
      : await beginSecondStep(parts, asking, user, cameFrom)
    return { token: second ? '' : await openSession(parts, asking, user, 'byProvider', { cameFrom }), second }
  })

  signedOutRoute(router, parts)
}

const stepOver = () => new Failure(CODE.gone, words.stepOver)
const secret = () => randomBytes(32).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const agentOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? ''
