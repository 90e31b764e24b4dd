// What each CDN is told with an answer, and how it is asked to purge: over the wire, by servers that know their documents alone.
import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Received, webReceiver } from '#server/testing/web-receiver.ts'
import type { Account, Vendor } from './vendor.ts'
import { VENDORS } from './vendors.ts'

const receiver = await webReceiver()
afterAll(() => receiver.close())
const api = new URL(receiver.address).origin
const { received, state } = receiver
beforeEach(() => {
  received.length = 0
  Object.assign(state, { status: 200, answer: '{}' })
})

const LASTING = { fresh: 3600, whileAsking: 30, whileAway: 604_800 }
const SHARED =
  'public, max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=30, stale-if-error=604800'
const TAGS = ['all', 'prt7', 'prt-3']
const { signal } = new AbortController()
const made = (kind: keyof typeof VENDORS, account: Partial<Account> = {}) =>
  VENDORS[kind]({ zone: 'zone-1', key: 'the-key', secret: 'the-secret', addresses: [api], ...account })

async function purged(vendor: Vendor, { tags = TAGS, gone = false } = {}): Promise<Received[]> {
  await vendor.purge({ tags, gone }, signal)
  return received.splice(0)
}
const bodyOf = ({ body }: Received) => JSON.parse(body)

test('Cloudflare: tags in Cache-Tag, lasting in a header of its own; thirty tags a call', async () => {
  const vendor = made('cloudflare')
  expect(vendor.tells(TAGS, LASTING)).toEqual({
    'cache-tag': 'all,prt7,prt-3',
    'cloudflare-cdn-cache-control': 'max-age=3600, stale-while-revalidate=30, stale-if-error=604800',
  })
  state.answer =
    '{"success":true,"errors":[],"messages":[],"result":{"id":"023e105f4ecef8ad9ca31a8372d0c353"}}'
  const many = Array.from({ length: 31 }, (_, n) => `prt${n}`)
  const [first, second, ...more] = await purged(vendor, { tags: many })
  expect([first?.method, first?.url, more]).toEqual(['POST', '/zones/zone-1/purge_cache', []])
  expect(first?.headers).toMatchObject({
    authorization: 'Bearer the-key',
    'content-type': 'application/json',
  })
  expect([bodyOf(first as Received).tags.length, bodyOf(second as Received)]).toEqual([
    30,
    { tags: ['prt30'] },
  ])
  state.answer = '{"success":false,"errors":[{"code":10000,"message":"Authentication error"}]}'
  await expect(purged(vendor)).rejects.toThrow('Authentication error')
})

test('Fastly: keys in Surrogate-Key, soft unless something was taken from sight', async () => {
  const vendor = made('fastly', { zone: 'SU1Z0isxPaozGVKXdv0eY' })
  expect(vendor.tells(TAGS, LASTING)).toEqual({
    'surrogate-key': 'all prt7 prt-3',
    'surrogate-control': 'max-age=3600, stale-if-error=604800',
  })
  const [soft] = await purged(vendor)
  expect([soft?.method, soft?.url]).toEqual(['POST', '/service/SU1Z0isxPaozGVKXdv0eY/purge'])
  expect(soft?.headers).toMatchObject({
    ...{ 'fastly-key': 'the-key', 'surrogate-key': 'all prt7 prt-3', 'fastly-soft-purge': '1' },
  })
  const [hard] = await purged(vendor, { gone: true })
  expect(hard?.headers).not.toHaveProperty('fastly-soft-purge')
})

test('bunny.net: tags in CDN-Tag, one a call', async () => {
  const vendor = made('bunny', { zone: '4711' })
  expect(vendor.tells(TAGS, LASTING)).toEqual({ 'cdn-tag': 'all,prt7,prt-3', 'cache-control': SHARED })
  state.status = 204
  const calls = await purged(vendor)
  expect(calls.map(({ method, url }) => [method, url])).toEqual(
    TAGS.map(() => ['POST', '/pullzone/4711/purgeCache']),
  )
  expect(calls.map((call) => bodyOf(call).CacheTag).sort()).toEqual([...TAGS].sort())
  expect(calls[0]?.headers).toMatchObject({ accesskey: 'the-key' })
})

/** Reckons the signature of a call of Aliyun as its document says it, from what arrived. */
function signedAsAliyun({ method, url, headers, body }: Received, secret: string): string {
  const [, names = ''] = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '') ?? []
  const [path, query] = url.split('?')
  const sent = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(headers['x-acs-content-sha256']).toBe(hash(body))
  const whole = [method, path, query, sent.join(''), names, hash(body)].join('\n')
  return createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${hash(whole)}`)
    .digest('hex')
}

test('Aliyun ESA and CDN: tags in Cache-Tag, calls signed over their query', async () => {
  const esa = made('aliyun', { zone: '123456789' })
  expect(esa.tells(TAGS, LASTING)).toEqual({ 'cache-tag': 'all,prt7,prt-3', 'cache-control': SHARED })
  const [call] = (await purged(esa)) as [Received]
  const { searchParams: asked } = new URL(call.url, api)
  expect(call.headers).toMatchObject({ 'x-acs-action': 'PurgeCaches', 'x-acs-version': '2024-09-10' })
  expect(call.headers['x-acs-date']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(Object.fromEntries(asked)).toEqual({
    ...{ SiteId: '123456789', Type: 'cachetag', Force: 'false' },
    Content: '{"CacheTags":["all","prt7","prt-3"]}',
  })
  expect(call.headers.authorization).toContain('Credential=the-key,')
  expect(call.headers.authorization).toContain(`Signature=${signedAsAliyun(call, 'the-secret')}`)

  const [cdn] = (await purged(made('aliyun', { zone: 'www.example.com' }), { gone: true })) as [Received]
  expect(cdn.headers).toMatchObject({
    ...{ 'x-acs-action': 'RefreshObjectCacheByCacheTag', 'x-acs-version': '2018-05-10' },
  })
  expect(Object.fromEntries(new URL(cdn.url, api).searchParams)).toEqual({
    ...{ DomainName: 'www.example.com', CacheTag: 'all,prt7,prt-3', Force: 'true' },
  })
  state.status = 400
  state.answer = '{"Code":"QuotaExceeded.Refresh","Message":"You have exceeded the limits."}'
  await expect(purged(esa)).rejects.toThrow('answered 400: {"Code":"QuotaExceeded.Refresh"')
})

test('Tencent EdgeOne knows tags; Tencent CDN does not, and all pages go', async () => {
  state.answer = '{"Response":{"JobId":"1","FailedList":[],"RequestId":"2"}}'
  const edge = made('tencent', { zone: 'zone-27q0p0bal192' })
  expect(edge.tells(TAGS, LASTING)).toEqual({ 'cache-tag': 'all,prt7,prt-3', 'cache-control': SHARED })
  const [call] = (await purged(edge)) as [Received]
  expect(call.headers).toMatchObject({
    ...{ 'x-tc-action': 'CreatePurgeTask', 'x-tc-version': '2022-09-01', host: new URL(api).host },
    'content-type': 'application/json; charset=utf-8',
  })
  expect(bodyOf(call)).toEqual({ ZoneId: 'zone-27q0p0bal192', Type: 'purge_cache_tag', Targets: TAGS })
  const day = new Date(Number(call.headers['x-tc-timestamp']) * 1000).toISOString().slice(0, 10)
  expect(call.headers.authorization).toMatch(
    new RegExp(
      `^TC3-HMAC-SHA256 Credential=the-key/${day}/teo/tc3_request, SignedHeaders=content-type;host, Signature=[0-9a-f]{64}$`,
    ),
  )

  const cdn = made('tencent', { zone: 'www.example.com' })
  expect(cdn.tells(TAGS, LASTING)).toEqual({ 'cache-control': SHARED })
  const [paths] = (await purged(cdn)) as [Received]
  expect([paths.headers['x-tc-action'], bodyOf(paths)]).toEqual([
    ...['PurgePathCache', { Paths: ['https://www.example.com/'], FlushType: 'flush' }],
  ])
  state.answer =
    '{"Response":{"Error":{"Code":"AuthFailure.SignatureFailure","Message":"wrong"},"RequestId":"2"}}'
  await expect(purged(edge)).rejects.toThrow('AuthFailure.SignatureFailure: wrong')
})

test('an address of its own: all of several hear it, and one that does not is told', async () => {
  const vendor = made('url', { addresses: [`${api}/one`, `${api}/two`] })
  expect(vendor.tells(TAGS, LASTING)).toEqual({ 'surrogate-key': 'all prt7 prt-3', 'cache-control': SHARED })
  const calls = await purged(vendor, { gone: true })
  expect(calls.map(({ url }) => url).sort()).toEqual(['/one', '/two'])
  expect(calls[0]?.headers).toMatchObject({
    ...{ 'surrogate-key': 'all prt7 prt-3', 'x-purge': 'hard', authorization: 'Bearer the-key' },
  })
  expect(bodyOf(calls[0] as Received)).toEqual({ tags: TAGS, gone: true })
  const closed = await webReceiver()
  await closed.close()
  const nowhere = made('url', { addresses: [api, closed.address] })
  await expect(purged(nowhere)).rejects.toThrow('ECONNREFUSED')
})
