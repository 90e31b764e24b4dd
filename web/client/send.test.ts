// What the one door to the server sends, what counts as success, and what each failure becomes (spec §7 to §9, decision 30).

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { STAFF_OUTLINES } from '#contract/staff-outlines.ts'
import { readSession } from '#web/session/session.ts'
import { speakPlainly } from '#web/testing/texts.ts'
import { learnOutlines } from './outlines.ts'
import { plainWords } from './plain-words.ts'
import { type Play, playing, SILENCE } from './playing-network.ts'
import { ask, type FailureEvent, failures, Refused, read, send, Unreachable } from './send.ts'

speakPlainly()

const reported: Error[] = []
const hear = (event: Event) => void reported.push((event as FailureEvent).error)

beforeAll(() => learnOutlines(STAFF_OUTLINES))
beforeEach(() => {
  reported.length = 0
  failures.addEventListener('failure', hear)
  page('en')
})
afterEach(() => {
  failures.removeEventListener('failure', hear)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = (lang: string, cookie = '') => vi.stubGlobal('document', { cookie, documentElement: { lang } })

/** The server answers with this; text goes as it is. */
const answering = (body: unknown, status = 200) =>
  playing({ status, body: typeof body === 'string' ? body : JSON.stringify(body), end: 'well' })
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (data) => ({ success: data }),
    (error: unknown) => error,
  )

const OWN = { nickName: 'Li', sex: '0', phone: '', email: '', introduction: '', version: 3 } as const
/** Calls of each outline: nothing, an object, a list, and a page of a list. */
const CALLS = {
  nothing: (options = {}) => ask('/api/auth/logout', { token: '' }, options),
  object: (options = {}) => send('/api/user/my/update', OWN, options),
  list: (options = {}) => read('/api/web/product/type/listAll', {}, options),
  page: (options = {}) => ask('/api/user/list', {}, options),
}
const GOOD = {
  nothing: null,
  object: { version: 4 },
  list: [{ id: 1 }],
  page: { total: 0, more: false, items: [] },
}
const each = Object.keys(CALLS) as (keyof typeof CALLS)[]

test('a call goes to the site root with its cookies, and carries the token when there is one', async () => {
  const network = vi.fn<typeof fetch>(async () => Response.json({ code: 200, message: '', data: null }))
  vi.stubGlobal('fetch', network)
  await CALLS.nothing()
  page('en', 'language=en; Admin-Token=abc')
  await ask('/api/auth/logout', { token: 'a b' })
  const [first, second] = network.mock.calls
  expect(first?.[0]).toBe('/api/auth/logout?token=')
  expect(first?.[1]).toMatchObject({ method: 'POST', credentials: 'same-origin', body: null })
  expect(first?.[1]?.headers).not.toHaveProperty('X-Token')
  expect(second?.[0]).toBe('/api/auth/logout?token=a+b')
  expect(second?.[1]?.headers).toMatchObject({ 'X-Token': 'abc' })
  network.mockImplementation(async () => Response.json({ data: { version: 4 } }))
  await CALLS.object()
  expect(network.mock.lastCall?.[1]).toMatchObject({ body: JSON.stringify(OWN) })
})

test('a 2xx status without a code, or with code 200, and data of the outline is a success', async () => {
  for (const is of each) {
    for (const status of [200, 201]) {
      answering({ data: GOOD[is] }, status)
      expect([is, await CALLS[is]()]).toEqual([is, GOOD[is]])
      answering({ code: 200, message: '', data: GOOD[is] }, status)
      expect([is, await CALLS[is]()]).toEqual([is, GOOD[is]])
    }
  }
  expect(reported).toEqual([])
})

const whole = (status: number, body: string): Play => ({ status, body, end: 'well' })
/** What stands between a browser and its server says such things. */
const STRANGE: Record<string, Play> = {
  'an HTML page with 502': whole(502, '<html>Bad gateway</html>'),
  'JSON without a code with 502': whole(502, '{"message":"Bad gateway"}'),
  'a success with 500': whole(500, '{"code":200,"data":null}'),
  'data without a code with 404': whole(404, '{"data":{"version":4}}'),
  'an HTML page with 200': whole(200, '<html>Sign in to the hotel network</html>'),
  null: whole(200, 'null'),
  'nothing at all': whole(200, ''),
  '204': whole(204, ''),
  'an empty object': whole(200, '{}'),
  'another object': whole(200, '{"ok":true}'),
  'a bare list': whole(200, '[]'),
  'a number': whole(200, '7'),
  'a success without data': whole(200, '{"code":200,"message":"ok"}'),
  'data that is another thing': whole(200, '{"code":200,"data":"yes"}'),
  'data with other fields': whole(200, '{"code":200,"data":{"ok":true}}'),
  'fields of another kind': whole(200, '{"data":{"version":"4","total":"1","items":{},"more":1}}'),
  'a code that is text': whole(200, '{"code":"OK","data":null}'),
  'a code that is null': whole(200, '{"code":null,"data":null}'),
  'half a body': whole(200, '{"code":200,"da'),
  'a body that breaks off': { status: 200, body: '{"code":200,"data":{"vers', end: 'off' },
  'a connection that is reset': { status: 0, body: '', end: 'off' },
}

test.each(Object.keys(STRANGE))('%s is no answer: it is told once, in plain words', async (name) => {
  playing(STRANGE[name] ?? SILENCE)
  for (const is of each) {
    for (const [lang, description] of [
      ['zh', /^(无法连接服务器|服务器的回答无法使用)/],
      ['en', /^The server (cannot be reached|did not respond)/],
      ['es', /^(No se puede conectar con el servidor|El servidor no dio)/],
    ] as const) {
      page(lang)
      reported.length = 0
      const error = await failureOf(CALLS[is]())
      expect([is, error]).toEqual([is, expect.any(Unreachable)])
      expect(plainWords(error)).toMatch(description)
      expect(reported).toEqual([error])
    }
  }
})

test('any other code is a refusal with the words of the server, whatever the status, reported once', async () => {
  answering({ code: 409, message: 'Somebody was faster', data: { fields: { name: 'taken' }, current: 7 } })
  const error = await failureOf(CALLS.object())
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({
    code: 409,
    message: 'Somebody was faster',
    fields: { name: 'taken' },
    current: 7,
  })
  expect(reported).toEqual([error])
  answering({ code: '4001', msg: 'Gone', message: 'Old' }, 401)
  expect(await failureOf(CALLS.object())).toMatchObject({ code: '4001', message: 'Gone' })
  answering({ code: 600, message: 'Strange' }, 502)
  expect(await failureOf(CALLS.object())).toMatchObject({ code: 600, message: 'Strange', fields: {} })
})

test('a refusal without words gets a plain sentence by its code, and fields that are none are left out', async () => {
  for (const [code, description] of [
    [401, 'Your session has ended. Sign in again.'],
    [403, 'You do not have permission for this.'],
    [404, 'This does not exist, or it was deleted.'],
    [409, 'Someone else changed this in the meantime.'],
    [413, 'This is too large for the server.'],
    [429, 'Too many attempts. Try again in a moment.'],
    [500, 'The server cannot do this right now. Try again in a moment.'],
    [599, 'The server cannot do this right now. Try again in a moment.'],
    [302, 'The server refused this (code 302).'],
    ['4001', 'Your session has ended. Sign in again.'],
  ] as const) {
    for (const body of [
      { code },
      { code, message: null },
      { code, message: ' ', data: 'x' },
      { code, data: { fields: [1] } },
    ]) {
      answering(body)
      const error = await failureOf(CALLS.page())
      expect(error).toMatchObject({ code, fields: {} })
      expect(plainWords(error)).toBe(description)
    }
  }
  page('zh')
  answering({ code: 302 })
  expect(plainWords(await failureOf(CALLS.page()))).toBe('服务器拒绝了请求（代码 302）。')
})

test('a network that fails is told in plain words, and its own are kept as the cause', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error = await failureOf(CALLS.page())
  expect(error).toBeInstanceOf(Unreachable)
  expect((error as Error).message).toContain('Failed to fetch')
  expect(plainWords(error)).toBe('The server cannot be reached. Check your connection and try again.')
  expect(plainWords(new TypeError("Cannot read properties of undefined (reading 'number')"))).toMatch(
    /^Something went wrong on this page/,
  )
  expect(reported).toEqual([error])
})

test('a call is given up after 50 seconds, and not before, also when half of its answer has come', async () => {
  for (const play of [SILENCE, { status: 200, body: '{"code":', end: 'never' } as const]) {
    playing(play)
    reported.length = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let failed: unknown = 'not yet'
    const done = failureOf(CALLS.object()).then((error) => {
      failed = error
    })
    await vi.advanceTimersByTimeAsync(49_999)
    expect(failed).toBe('not yet')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await done
    expect(failed).toBeInstanceOf(Unreachable)
    expect(plainWords(failed)).toMatch(/did not answer in time/)
    expect(reported).toEqual([failed])
  }
})

test('what the caller gave up is no failure; a quiet call reports none, one that is quiet about trouble only refusals', async () => {
  playing(SILENCE)
  const leaving = new AbortController()
  const call = failureOf(CALLS.object({ signal: leaving.signal }))
  leaving.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
  answering({ code: 500, message: 'Broken' }, 500)
  expect(await failureOf(CALLS.object({ quiet: true }))).toBeInstanceOf(Refused)
  expect(await failureOf(CALLS.object({ quiet: 'trouble' }))).toBeInstanceOf(Refused)
  expect(reported).toEqual([])
  answering({ code: 403, message: 'No' }, 403)
  expect(await failureOf(CALLS.object({ quiet: 'trouble' }))).toBeInstanceOf(Refused)
  expect(reported).toMatchObject([{ code: 403 }])
})

test('user info without a body says so; a network that failed is told apart from it', async () => {
  for (const body of ['null', '', '{"code":200}', '{"code":200,"data":null}']) {
    answering(body)
    expect(await failureOf(readSession())).toMatchObject({
      message: 'Verification failed, please login again.',
    })
  }
  for (const [body, status] of [
    ['<html>', 502],
    ['{"message":"Bad gateway"}', 502],
    ['{"ok":true}', 200],
  ] as const) {
    answering(body, status)
    expect(await failureOf(readSession())).toBeInstanceOf(Unreachable)
  }
})
