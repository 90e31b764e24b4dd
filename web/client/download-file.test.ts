// A file that the server sends to be kept: its name, and what is no file.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speakPlainly } from '#web/testing/texts.ts'
import { downloadFile, fetchPicture, fileName } from './download-file.ts'
import { plainWords } from './plain-words.ts'
import { type Play, playing, SILENCE } from './playing-network.ts'
import { Refused, Unreachable } from './send.ts'

speakPlainly()

beforeEach(() => vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)
const download = () => downloadFile('/api/user/export', {}, { quiet: true })
const picture = () => fetchPicture('/api/auth/getCodes?1')
const named = { 'content-disposition': 'attachment; filename="people.csv"' }

test('the name of a file may have any letters', () => {
  expect(fileName(`attachment; filename*=UTF-8''${encodeURIComponent('用户 2026.xlsx')}`)).toBe(
    '用户 2026.xlsx',
  )
  expect(fileName('attachment; filename="people.xlsx"')).toBe('people.xlsx')
})

test('a name that is written wrongly is taken as it is, and none is none', () => {
  expect(fileName("attachment; filename*=UTF-8''100%.xlsx")).toBe('100%.xlsx')
  expect(fileName('inline')).toBe('')
})

test('a file and a picture come whole', async () => {
  playing({ status: 200, headers: named, body: 'a,b', end: 'well' })
  const { name, blob } = await download()
  expect([name, await blob.text()]).toEqual(['people.csv', 'a,b'])
  playing({ status: 200, headers: { 'content-type': 'image/png' }, body: 'png', end: 'well' })
  expect(await (await picture()).text()).toBe('png')
})

test('what is no file and no picture is told in plain words, a refusal in those of the server', async () => {
  const strange: Play[] = [
    { status: 502, body: '<html>', end: 'well' },
    { status: 502, body: '{"message":"Bad gateway"}', end: 'well' },
    { status: 502, headers: { ...named, 'content-type': 'image/png' }, body: 'x', end: 'well' },
    { status: 200, body: 'null', end: 'well' },
    { status: 200, body: '{"code":200,"data":null}', end: 'well' },
    { status: 200, headers: { ...named, 'content-type': 'image/png' }, body: 'half', end: 'off' },
    { status: 0, body: '', end: 'off' },
  ]
  for (const call of [download, picture]) {
    for (const play of strange) {
      playing(play)
      const error = await failureOf(call())
      expect([play, error]).toEqual([play, expect.any(Unreachable)])
      expect(plainWords(error)).toMatch(/^The server (cannot be reached|did not respond)/)
    }
    playing({ status: 422, body: '{"code":422,"message":"Too many"}', end: 'well' })
    const refusal = await failureOf(call())
    expect(refusal).toBeInstanceOf(Refused)
    expect(refusal).toMatchObject({ code: 422, message: 'Too many' })
  }
})

test('a file in which nothing moves for 50 seconds is given up', async () => {
  for (const play of [SILENCE, { status: 200, headers: named, body: 'half', end: 'never' } as const]) {
    playing(play)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const done = failureOf(download())
    await vi.advanceTimersByTimeAsync(50_000)
    vi.useRealTimers()
    expect(await done).toMatchObject({ why: 'silent' })
  }
})
