// An upload may take as long as its line is slow, but it has to move; what comes back is judged as any answer is.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STAFF_OUTLINES } from '#contract/staff-outlines.ts'
import { speakPlainly } from '#web/testing/texts.ts'
import { learnOutlines } from './outlines.ts'
import { plainWords } from './plain-words.ts'
import { type FailureEvent, failures, Refused, Unreachable } from './send.ts'
import { STILL_MS, uploadFile, WORK_MS } from './upload-file.ts'

speakPlainly()

/** The browser's side of a request, whose line the test holds in its hand. */
class Line {
  static last: Line
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  headers: Record<string, string> = {}
  address = ''
  status = 0
  responseText = ''
  aborted = false
  onprogress = () => {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    Line.last = this
  }
  open = (_method: string, address: string) => {
    this.address = address
  }
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value
  }
  send = () => {}
  abort = () => {
    this.aborted = true
    this.onabort()
  }
  /** The server answers. */
  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.onload()
  }
}

const reported: Error[] = []
const hear = (event: Event) => void reported.push((event as FailureEvent).error)
beforeEach(() => {
  learnOutlines(STAFF_OUTLINES)
  vi.stubGlobal('document', { cookie: 'Admin-Token=abc', documentElement: { lang: 'en' } })
  vi.stubGlobal('XMLHttpRequest', Line)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  reported.length = 0
  failures.addEventListener('failure', hear)
})
afterEach(() => {
  failures.removeEventListener('failure', hear)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FILE = new File(['%PDF-1.7'], 'a.pdf')
/** What became of an upload so far. */
function upload(
  options: { signal?: AbortSignal; quiet?: boolean; onProgress?: (percent: number) => void } = {},
) {
  const state: { outcome: unknown } = { outcome: 'running' }
  const put = (outcome: unknown) => {
    state.outcome = outcome
  }
  void uploadFile('/api/web/media/uploadFile', FILE, options).then(put, put)
  return { line: Line.last, state }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('an upload in which nothing moves for 50 seconds is given up and told once, and not a moment before', async () => {
  const { line, state } = upload()
  await pass(STILL_MS - 1)
  expect([state.outcome, line.aborted]).toEqual(['running', false])
  await pass(1)
  expect(line.aborted).toBe(true)
  expect(state.outcome).toMatchObject({ why: 'silent' })
  expect(plainWords(state.outcome)).toMatch(/did not answer in time/)
  expect(reported).toEqual([state.outcome])
})

test('as long as it moves it may take its time; once it has arrived the server has 150 seconds', async () => {
  const seen: number[] = []
  const { line, state } = upload({ onProgress: (percent) => seen.push(percent) })
  for (const loaded of [1, 2, 3]) {
    await pass(STILL_MS - 1)
    line.upload.onprogress?.({ lengthComputable: true, loaded, total: 4 })
  }
  line.upload.onload?.()
  await pass(WORK_MS - 1)
  expect([state.outcome, seen]).toEqual(['running', [25, 50, 75]])
  await pass(1)
  expect(state.outcome).toMatchObject({ why: 'silent' })
})

test('an upload carries the session and answers what was stored; nothing is given up afterwards', async () => {
  const stored = { key: 'k.pdf', name: 'a.pdf', bytes: 8, type: 'pdf' }
  const { line, state } = upload()
  expect([line.address, line.headers['X-Token']]).toEqual(['/api/web/media/uploadFile', 'abc'])
  line.answer(200, JSON.stringify({ code: 200, message: '', data: stored }))
  await pass(WORK_MS)
  expect([state.outcome, line.aborted, reported]).toEqual([stored, false, []])
})

test.each([
  [413, '<html>Request Entity Too Large</html>'],
  [502, '{"message":"Bad gateway"}'],
  [200, 'null'],
  [200, '{}'],
  [200, '{"ok":true}'],
  [200, '{"code":200,"data":{"key'],
])('%i %s is no answer to an upload', async (status, text) => {
  const { line, state } = upload()
  line.answer(status, text)
  await pass(0)
  expect(state.outcome).toBeInstanceOf(Unreachable)
  expect(reported).toEqual([state.outcome])
})

test('a refusal keeps its words, a broken line is told plainly, and what the caller gave up is no failure', async () => {
  const refused = upload()
  refused.line.answer(200, JSON.stringify({ code: 415, message: 'Not a document', data: null }))
  await pass(0)
  expect(refused.state.outcome).toBeInstanceOf(Refused)
  expect(plainWords(refused.state.outcome)).toBe('Not a document')
  const broken = upload({ quiet: true })
  broken.line.onerror()
  await pass(0)
  expect(broken.state.outcome).toMatchObject({ why: 'offline' })
  const leaving = new AbortController()
  const left = upload({ signal: leaving.signal })
  leaving.abort()
  await pass(0)
  expect([left.line.aborted, left.state.outcome]).toEqual([
    true,
    expect.objectContaining({ name: 'AbortError' }),
  ])
  expect(reported).toEqual([refused.state.outcome])
})
