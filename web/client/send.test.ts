// What the one door to the server sends, what counts as success, and what each failure becomes (spec §7 to §9).
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, type FailureEvent, failures, Refused, send, Unreachable } from '#web/client/send.ts'

const reported: Error[] = []
const hear = (event: Event) => void reported.push((event as FailureEvent).error)

beforeEach(() => {
  reported.length = 0
  failures.addEventListener('failure', hear)
})
afterEach(() => {
  failures.removeEventListener('failure', hear)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The network answers every call with this body; what was sent is kept. */
function answering(body: unknown, status = 200) {
  const network = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', network)
  return network
}

/** A network that never answers, and gives up when it is told to. */
function silent() {
  const network = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      const signal = init?.signal
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  vi.stubGlobal('fetch', network)
}

const session = (options = {}) => send('/api/user/getUserInfo', {}, options)
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

test('a call goes to the site root with its cookies, and carries the token when there is one', async () => {
  const network = answering({ code: 200, message: 'ok', data: null })
  await session()
  vi.stubGlobal('document', { cookie: 'language=en; Admin-Token=abc' })
  await ask('/api/auth/logout', { token: 'a b' })
  const [first, second] = network.mock.calls
  expect(first?.[0]).toBe('/api/user/getUserInfo')
  expect(first?.[1]).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{}' })
  expect(first?.[1]?.headers).not.toHaveProperty('X-Token')
  expect(second?.[0]).toBe('/api/auth/logout?token=a+b')
  expect(second?.[1]?.headers).toMatchObject({ 'X-Token': 'abc' })
})

test('a body without a code, or with code 200, is a success whatever the status says', async () => {
  answering({ data: { id: 1 } })
  expect(await session()).toEqual({ id: 1 })
  answering({ code: 200, message: 'ok', data: { id: 2 } }, 500)
  expect(await session()).toEqual({ id: 2 })
  expect(reported).toEqual([])
})

test('any other code is a refusal with the words of the server, reported once', async () => {
  answering({ code: 409, message: 'Somebody was faster', data: { fields: { name: 'taken' }, current: 7 } })
  const error = await failureOf(session())
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({
    code: 409,
    message: 'Somebody was faster',
    fields: { name: 'taken' },
    current: 7,
  })
  expect(reported).toEqual([error])
  answering({ code: '4001', msg: 'Gone' }, 401)
  expect(await failureOf(session())).toMatchObject({ code: '4001', message: 'Gone' })
})

test('a network that fails is told in its own words, and so is an answer that nobody can read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error = await failureOf(session())
  expect(error).toBeInstanceOf(Unreachable)
  expect(error).toMatchObject({ message: 'Failed to fetch' })
  expect(reported).toEqual([error])
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }))
  expect(await failureOf(session())).toBeInstanceOf(Unreachable)
})

test('a call is given up after 50 seconds, and not before', async () => {
  vi.useFakeTimers()
  // The clock behind `AbortSignal.timeout` is the platform's own; this one moves with the test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('signal timed out', 'TimeoutError')), time)
    return limit.signal
  })
  silent()
  let failed: unknown = 'not yet'
  const done = failureOf(session()).then((error) => {
    failed = error
  })
  await vi.advanceTimersByTimeAsync(49_999)
  expect(failed).toBe('not yet')
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(failed).toBeInstanceOf(Unreachable)
  expect(failed).toMatchObject({ message: 'signal timed out' })
  expect(reported).toEqual([failed])
})

test('what the caller gave up is no failure, and a quiet call reports none', async () => {
  silent()
  const leaving = new AbortController()
  const call = failureOf(session({ signal: leaving.signal }))
  leaving.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
  answering({ code: 500, message: 'Broken' }, 500)
  expect(await failureOf(session({ quiet: true }))).toBeInstanceOf(Refused)
  expect(reported).toEqual([])
})
