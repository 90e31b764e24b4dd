// A real provider of OpenID Connect on loopback: its own sign-in page, consent, keys and sign-outs.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import { returnPath, signedOutPath } from '#contract/people/single-sign-on.ts'

/** What the provider says of somebody, by the name that they sign in with there. */
export type Claims = Record<string, unknown>

export const CLIENT = { clientId: 'console', clientSecret: 'a secret of the console' }

/** Starts one that sends people back to `site`; `people` may change while it runs. Whoever is not in it is told by name alone. */
export async function startIdentityProvider(
  site: string,
  { names = ['company'], people = new Map<string, Claims>() } = {},
) {
  const server = createServer((request, response) => handle?.(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const configuration: Configuration = {
    clients: names.map((name) => ({
      client_id: name === 'company' ? CLIENT.clientId : `${CLIENT.clientId}-${name}`,
      client_secret: CLIENT.clientSecret,
      redirect_uris: [site + returnPath(name)],
      backchannel_logout_uri: site + signedOutPath(name),
      backchannel_logout_session_required: true,
    })),
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'groups'],
      email: ['email', 'email_verified'],
    },
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    // It would ask no loopback address of its own accord.
    fetch: (address, options) => fetch(address, withoutDispatcher(options)),
    pkce: { required: () => true },
    cookies: { keys: ['of this test alone'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, preferred_username: sub, ...people.get(sub) }),
    }),
  }
  const provider = new Provider(issuer, configuration)
  const handle = provider.callback()
  return {
    issuer,
    provider,
    people,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Its own way of connecting refuses loopback. */
function withoutDispatcher(options: RequestInit = {}): RequestInit {
  const { dispatcher: _, ...rest } = options as RequestInit & { dispatcher?: unknown }
  return rest
}

/** A browser at the provider, with its cookies. */
export function browserAt(issuer: string) {
  const jar = new Map<string, string>()
  const visit = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const reply = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }
  return {
    visit,
    /** Goes there as `login`, signs in and agrees where it is asked, and answers the address that it is sent back to. */
    async signIn(address: string, login: string): Promise<string> {
      let at = address
      for (let steps = 0; steps < 12; steps++) {
        if (!at.startsWith(issuer)) return at
        const reply = await visit(at)
        const next = reply.headers.get('location')
        if (next) {
          at = new URL(next, at).href
          continue
        }
        const page = await reply.text()
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
        if (!prompt) throw new Error(`the provider says: ${page.slice(0, 2000)}`)
        const done = await visit(at, { prompt, ...(prompt === 'login' && { login, password: 'any' }) })
        at = new URL(done.headers.get('location') ?? '', at).href
      }
      throw new Error('the provider leads nowhere')
    },
  }
}
