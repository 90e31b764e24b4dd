// WeCom, DingTalk and Feishu, as far as they can be had without an account there: what they are asked, and what becomes of their answers.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dingtalkProvider } from './dingtalk.ts'
import { feishuProvider } from './feishu.ts'
import { type Asked, type Provider, ProviderRefused } from './provider.ts'
import { providersIn } from './settings.ts'
import { wecomProvider } from './wecom.ts'

type Answer = { status?: number; body: unknown }
let answers: Record<string, Answer | unknown> = {}
let asked: {
  path: string
  query: Record<string, string>
  body: unknown
  headers: IncomingMessage['headers']
}[] = []
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://here')
  const sent = await text(request)
  const query = Object.fromEntries(searchParams)
  asked.push({ path: pathname, query, body: sent ? JSON.parse(sent) : null, headers: request.headers })
  const answer = answers[pathname] ?? { errcode: 404 }
  const { status = 200, body = answer } = answer as Partial<Answer>
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())
beforeEach(() => {
  asked = []
})

const ASKED: Asked = {
  ...{ redirect: 'https://www.example.com/api/auth/provider/work/return', state: 'the-state', nonce: 'n' },
  ...{ verifier: 'a-verifier-of-pkce', again: false },
}
const base = {
  ...{
    name: 'work',
    title: 'Work',
    clientId: 'id',
    clientSecret: 'secret',
    issuer: undefined,
    scope: 'openid',
  },
  claims: { username: 'u', name: 'n', email: 'e', groups: 'g' },
  ...{
    roles: {},
    people: 'known' as const,
    domains: [],
    unverifiedEmail: 'refused' as const,
    only: false,
    except: [],
  },
  ...{ secondStep: 'ours' as const, agentId: '1000002', company: 'ours', signIn: there, api: there },
}
const wecom = wecomProvider({ ...base, type: 'wecom' })
const dingtalk = dingtalkProvider({ ...base, type: 'dingtalk' })
const feishu = feishuProvider({ ...base, type: 'feishu' })
const back = (query: string) => new URL(`${ASKED.redirect}?${query}`)
const whyOf = async (provider: Provider, query: string) => {
  const error = await provider.end(back(query), ASKED).catch((one: unknown) => one)
  return error instanceof ProviderRefused ? error.why : error
}

test('each sends people to its own page with where to come back to, and the state that must come along', async () => {
  const addresses = await Promise.all([wecom, dingtalk, feishu].map((one) => one.begin(ASKED)))
  const [first, second, third] = addresses.map((address) => new URL(address))
  expect(first?.pathname).toBe('/wwlogin/sso/login')
  expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
    ...{
      login_type: 'CorpApp',
      appid: 'id',
      agentid: '1000002',
      redirect_uri: ASKED.redirect,
      state: 'the-state',
    },
  })
  expect(second?.pathname).toBe('/oauth2/auth')
  expect(Object.fromEntries(second?.searchParams ?? [])).toMatchObject({
    scope: 'openid corpid',
    state: 'the-state',
  })
  expect(third?.pathname).toBe('/open-apis/authen/v1/authorize')
  expect(Object.fromEntries(third?.searchParams ?? [])).toMatchObject({
    code_challenge_method: 'S256',
    state: 'the-state',
  })
  // The secret stays here.
  expect(addresses.filter((address) => address.includes('secret'))).toEqual([])
})

test('a member of WeCom is known by their id, with the mailbox of the company and departments as groups', async () => {
  answers = {
    '/cgi-bin/gettoken': { errcode: 0, access_token: 'token' },
    '/cgi-bin/auth/getuserinfo': { errcode: 0, userid: 'zhang.san' },
    '/cgi-bin/user/get': {
      errcode: 0,
      name: '张三',
      department: [2, 7],
      biz_mail: 'zs@example.com',
      email: 'own@x.com',
    },
  }
  expect(await wecom.end(back('code=c1&state=the-state'), ASKED)).toEqual({
    ...{
      issuer: `${there}/id`,
      subject: 'zhang.san',
      username: 'zhang.san',
      name: '张三',
      groups: ['2', '7'],
    },
    ...{ email: 'zs@example.com', emailVerified: true, provedAt: null, session: '' },
  })
  expect(asked.map(({ query }) => query)).toEqual([
    { corpid: 'id', corpsecret: 'secret' },
    { access_token: 'token', code: 'c1' },
    { access_token: 'token', userid: 'zhang.san' },
  ])
})

test('a guest of WeCom is no member, and a code that it does not know lets nobody in', async () => {
  answers = {
    '/cgi-bin/gettoken': { errcode: 0, access_token: 'token' },
    '/cgi-bin/auth/getuserinfo': { errcode: 0, openid: 'guest' },
  }
  expect(await whyOf(wecom, 'code=c1')).toBe('unknown')
  answers['/cgi-bin/auth/getuserinfo'] = { errcode: 40029 }
  expect(await whyOf(wecom, 'code=c1')).toBe('failed')
})

test('DingTalk and Feishu let in people of our company alone, and an address that they typed themselves proves nothing', async () => {
  answers = {
    '/v1.0/oauth2/userAccessToken': { accessToken: 'token', corpId: 'ours' },
    '/v1.0/contact/users/me': { unionId: 'union-1', nick: '李四', email: 'li@example.com' },
    '/open-apis/authen/v2/oauth/token': { code: 0, access_token: 'token' },
    '/open-apis/authen/v1/user_info': {
      code: 0,
      data: {
        union_id: 'on_1234',
        name: '王五',
        tenant_key: 'ours',
        email: 'own@x.com',
        enterprise_email: 'wang@example.com',
      },
    },
  }
  expect(await dingtalk.end(back('authCode=c2&state=s'), ASKED)).toMatchObject({
    ...{
      issuer: `${there}/ours`,
      subject: 'union-1',
      name: '李四',
      email: 'li@example.com',
      emailVerified: false,
    },
  })
  expect(asked[0]?.body).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    code: 'c2',
    grantType: 'authorization_code',
  })
  expect(asked[1]?.headers['x-acs-dingtalk-access-token']).toBe('token')
  expect(await feishu.end(back('code=c3&state=s'), ASKED)).toMatchObject({
    ...{ subject: 'on_1234', name: '王五', email: 'wang@example.com', emailVerified: true },
  })
  expect(asked[2]?.body).toMatchObject({
    code: 'c3',
    code_verifier: ASKED.verifier,
    redirect_uri: ASKED.redirect,
  })
  answers['/v1.0/oauth2/userAccessToken'] = { accessToken: 'token', corpId: 'theirs' }
  answers['/open-apis/authen/v1/user_info'] = { code: 0, data: { union_id: 'on_9', tenant_key: 'theirs' } }
  expect([await whyOf(dingtalk, 'authCode=c2'), await whyOf(feishu, 'code=c3')]).toEqual([
    'unknown',
    'unknown',
  ])
})

test('no code is a way back, no answer is a provider that is away, and no JSON is none of theirs', async () => {
  for (const provider of [wecom, dingtalk, feishu]) {
    expect(await whyOf(provider, 'state=s')).toBe('cancelled')
    const paths = ['/cgi-bin/gettoken', '/v1.0/oauth2/userAccessToken', '/open-apis/authen/v2/oauth/token']
    answers = Object.fromEntries(paths.map((path) => [path, { status: 502, body: {} }]))
    expect(await whyOf(provider, 'code=c&authCode=c')).toBe('away')
    answers = Object.fromEntries(paths.map((path) => [path, { body: '<html>' }]))
    expect(await whyOf(provider, 'code=c&authCode=c')).toBe('failed')
  }
})

test('a file that names providers wrongly stops the start with one line, and quotes no secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'providers-'))
  const file = join(folder, 'providers.json')
  const said = (content: string, publicUrl: string | undefined = 'https://www.example.com') => {
    writeFileSync(file, content)
    try {
      providersIn({ SIGN_IN_PROVIDERS: file }, publicUrl, (line) => {
        throw new Error(line)
      })
      return ''
    } catch (error) {
      return (error as Error).message.replace(file, 'FILE')
    }
  }
  const one = {
    name: 'work',
    title: 'Work',
    clientId: 'id',
    clientSecret: 's3cret',
    issuer: 'https://id.example.com',
  }
  expect(said(JSON.stringify([one]))).toBe('')
  expect(said('[{"clientSecret": "s3cret"')).toBe('SIGN_IN_PROVIDERS is wrong: FILE is not JSON')
  expect(said(JSON.stringify([one, one]))).toContain('names a provider twice')
  expect(said(JSON.stringify([{ ...one, issuer: undefined }]))).toContain(
    'issuer: is needed with OpenID Connect',
  )
  expect(said(JSON.stringify([{ ...one, type: 'dingtalk' }]))).toContain('company: is needed')
  expect(said(JSON.stringify([{ ...one, type: 'wecom' }]))).toContain('agentId: is needed with WeCom')
  expect(said(JSON.stringify([{ ...one, only: true }]))).toContain('only: needs domains')
  expect(said(JSON.stringify([{ ...one, admin: true }]))).toContain('Unrecognized key')
  expect(said(JSON.stringify([{ ...one, name: 'Not a name' }]))).toContain('name: must be')
  expect(said(JSON.stringify([one]), '')).toContain('it needs PUBLIC_URL')
  rmSync(folder, { recursive: true })
})
