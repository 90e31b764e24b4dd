// Signing in at a provider as a browser does it, for tests of single sign-on.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { singleSignOnCalls as calls } from '#contract/people/single-sign-on.ts'
import type { testApp } from '#server/testing/app.ts'
import { freePort } from '#server/testing/stores/free-port.ts'
import { browserAt, CLIENT, type Claims, startIdentityProvider } from './identity-provider.ts'

type Settings = Record<string, unknown>

/** A provider, and what makes a server know it: `settings` change what the owner's file says of it. */
export async function withProvider(settings: Settings = {}, others: Settings[] = []) {
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  const people = new Map<string, Claims>()
  const names = ['company', ...others.map(({ name }) => String(name))]
  const provider = await startIdentityProvider(publicUrl, { names, people })
  const own = { name: 'company', title: 'Company', issuer: provider.issuer, ...CLIENT, ...settings }
  const file = join(tmpdir(), `providers-${port}.json`)
  const all = [own, ...others.map((other) => ({ issuer: provider.issuer, ...CLIENT, ...other }))]
  writeFileSync(file, JSON.stringify(all))
  return { ...provider, publicUrl, port, environment: { SIGN_IN_PROVIDERS: file, PUBLIC_URL: publicUrl } }
}

/** A browser at our server, with the cookies that it was given; `from` are those of another. */
export function browserHere(app: Awaited<ReturnType<typeof testApp>>) {
  const jar: Record<string, string> = {}
  const take = (cookies: { name: string; value: string }[]) => {
    for (const { name, value } of cookies) {
      if (value === '') delete jar[name]
      else jar[name] = value
    }
  }
  const post = async (path: string, payload: object) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const reply = await app.inject({ method: 'POST', url: path, payload, cookies: jar, headers })
    take(reply.cookies)
    return reply.json()
  }
  return {
    jar,
    post,
    /** Begins at a provider and answers the address to go to. */
    begin: async (provider = 'company', more: object = {}): Promise<string> =>
      (await post(calls.begin.path, { provider, ...more })).data.address,
    /** Comes back to an address, and answers what the sign-in page is told. */
    async comeBack(address: string): Promise<Record<string, string>> {
      const { pathname, search } = new URL(address)
      const reply = await app.inject({ method: 'GET', url: pathname + search, cookies: jar })
      take(reply.cookies)
      const [, query = ''] = String(reply.headers.location).split('?')
      return Object.fromEntries(new URLSearchParams(query))
    },
    end: () => post(calls.end.path, {}),
  }
}

/** Signs in at the provider as `login` and answers the last answer, or what the sign-in page is told. */
export async function signInAs(
  app: Awaited<ReturnType<typeof testApp>>,
  issuer: string,
  login: string,
  more: object = {},
) {
  const here = browserHere(app)
  const told = await here.comeBack(await browserAt(issuer).signIn(await here.begin('company', more), login))
  return told.provider === 'done' ? { here, ...(await here.end()), told } : { here, told, data: null }
}
