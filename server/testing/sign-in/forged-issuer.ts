// An issuer of OpenID Connect that says what it is told to say, for tests of what is not believed. Its keys and signatures are real.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** `as it should be` is believed; each of the others is wrong in one thing. */
export const FORGERIES = [
  'as it should be',
  'signed by another key',
  'signed by nobody',
  'of another sign-in',
  'for another client',
  'of another issuer',
  'over',
] as const
export type Forgery = (typeof FORGERIES)[number]

const ALG = 'RS256'
const KID = 'the one it tells of'

/** Starts one; `forge` says how the tokens are from now on. Whoever comes is `sub`. */
export async function startForgedIssuer(clientId: string, sub: string) {
  const [own, other] = await Promise.all([generateKeyPair(ALG), generateKeyPair(ALG)])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: KID, alg: ALG, use: 'sig' }
  let how: Forgery = 'as it should be'
  const nonces = new Map<string, string>()

  async function idToken(nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const age = how === 'over' ? 7200 : 0
    const token = await new SignJWT({ nonce: how === 'of another sign-in' ? 'another' : nonce, name: sub })
      .setProtectedHeader({ alg: ALG, kid: KID })
      .setSubject(sub)
      .setIssuer(how === 'of another issuer' ? 'https://evil.example.com' : issuer)
      .setAudience(how === 'for another client' ? 'another' : clientId)
      .setIssuedAt(now - age)
      .setExpirationTime(now - age + 3600)
      .sign(how === 'signed by another key' ? other.privateKey : own.privateKey)
    if (how !== 'signed by nobody') return token
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    return `${header}.${token.split('.')[1]}.`
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const answer = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration')
      return answer({
        ...{ issuer, jwks_uri: `${issuer}/jwks`, authorization_endpoint: `${issuer}/authorize` },
        ...{ token_endpoint: `${issuer}/token`, response_types_supported: ['code'] },
        ...{ subject_types_supported: ['public'], id_token_signing_alg_values_supported: [ALG] },
        ...{ code_challenge_methods_supported: ['S256'] },
      })
    if (url.pathname === '/jwks') return answer({ keys: [jwk] })
    if (url.pathname === '/authorize') {
      const code = crypto.randomUUID()
      nonces.set(code, url.searchParams.get('nonce') ?? '')
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      return response.writeHead(302, { location: back.href }).end()
    }
    const code = new URLSearchParams(await text(request)).get('code') ?? ''
    const tokens = { access_token: 'of no use', token_type: 'Bearer', expires_in: 60 }
    return answer({ ...tokens, id_token: await idToken(nonces.get(code) ?? '') })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    forge: (next: Forgery) => {
      how = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
