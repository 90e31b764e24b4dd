// Providers that speak OpenID Connect: Entra, Google, Okta, Keycloak and any other, found by their issuer.
// The code flow with PKCE, nonce and state; signatures are checked though the answer came over TLS.
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { type Asked, groupsOf, type Identity, type Provider, ProviderRefused, textOf } from './provider.ts'
import type { ProviderSettings } from './settings.ts'

const SECONDS = 10
/** What the issuer says of itself is asked again so often. */
const KNOWN_MS = 60 * 60_000
const SIGN_OUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** How old a token of a sign-out may be, in seconds. */
const SIGN_OUT_AGE = 300

/** A provider of OpenID Connect; nothing is asked of it before somebody signs in there. */
export function openidProvider(settings: ProviderSettings): Provider {
  const issuer = new URL(settings.issuer ?? '')
  const { clientId, clientSecret } = settings
  let known: { at: number; asked: Promise<client.Configuration> } | null = null

  function configuration(): Promise<client.Configuration> {
    if (known && Date.now() < known.at + KNOWN_MS) return known.asked
    const asked = client.discovery(issuer, clientId, clientSecret, clientSecret ? undefined : client.None(), {
      timeout: SECONDS,
      // An issuer on http is one that the owner wrote down so, inside a closed network.
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    })
    known = { at: Date.now(), asked }
    asked.catch(() => {
      known = null
    })
    return asked
  }
  const reach = () =>
    configuration().catch((error: unknown) => {
      throw new ProviderRefused('away', error)
    })

  async function begin({ redirect, state, nonce, verifier, again }: Asked): Promise<string> {
    const parameters = {
      ...{ redirect_uri: redirect, scope: settings.scope, state, nonce },
      ...{ code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      ...(again && { prompt: 'login' }),
    }
    return client.buildAuthorizationUrl(await reach(), parameters).href
  }

  async function end(returned: URL, { state, nonce, verifier, redirect }: Asked): Promise<Identity> {
    const configured = await reach()
    try {
      // The address as it is registered, with what came back: a proxy may have changed how it arrived.
      const address = new URL(redirect)
      address.search = returned.search
      const tokens = await client.authorizationCodeGrant(configured, address, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new ProviderRefused('failed')
      const more = configured.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configured, tokens.access_token, claims.sub)
        : {}
      return identityOf({ ...more, ...claims }, settings)
    } catch (error) {
      if (error instanceof ProviderRefused) throw error
      throw new ProviderRefused(whyOf(error), error)
    }
  }

  async function signedOut(token: string) {
    const { jwks_uri, issuer: named } = (await reach()).serverMetadata()
    if (!jwks_uri) throw new ProviderRefused('failed')
    try {
      const { payload } = await jwtVerify(token, keysAt(jwks_uri), {
        ...{ issuer: named, audience: clientId, maxTokenAge: SIGN_OUT_AGE, clockTolerance: 60 },
        requiredClaims: ['iat', 'jti', 'events'],
      })
      const events = payload.events as Record<string, unknown> | undefined
      if (typeof events?.[SIGN_OUT_EVENT] !== 'object' || 'nonce' in payload)
        throw new ProviderRefused('failed')
      const session = textOf(payload.sid, 'subject')
      if (!payload.sub && session === '') throw new ProviderRefused('failed')
      return {
        ...{ issuer: named, subject: payload.sub ?? '', session, tokenId: textOf(payload.jti, 'subject') },
        until: ((payload.iat ?? 0) + SIGN_OUT_AGE + 60) * 1000,
      }
    } catch (error) {
      throw error instanceof ProviderRefused ? error : new ProviderRefused('failed', error)
    }
  }

  let keys: { at: string; set: ReturnType<typeof createRemoteJWKSet> } | null = null
  const keysAt = (address: string) => {
    if (keys?.at !== address)
      keys = {
        at: address,
        set: createRemoteJWKSet(new URL(address), { timeoutDuration: SECONDS * 1000 }),
      }
    return keys.set
  }

  return { settings, begin, end, signedOut }
}

function identityOf(claims: Record<string, unknown>, { claims: named }: ProviderSettings): Identity {
  const email = textOf(claims[named.email], 'email')
  return {
    issuer: String(claims.iss),
    subject: textOf(claims.sub, 'subject'),
    username: textOf(claims[named.username], 'email') || email,
    name: textOf(claims[named.name], 'name'),
    email,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    groups: groupsOf(claims[named.groups]),
    provedAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : null,
    session: textOf(claims.sid, 'subject'),
  }
}

/** What people are told of an error of the exchange. */
function whyOf(error: unknown) {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'failed'
  const network = error instanceof TypeError || (error as { code?: unknown }).code === 'OAUTH_TIMEOUT'
  return network ? 'away' : 'failed'
}
