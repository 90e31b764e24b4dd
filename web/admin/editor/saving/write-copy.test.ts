// The writes of an editor: a save counts when a newer version was answered, and a lost answer neither doubles a record nor makes a stranger of its own version.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EditorKind, Entry } from '#web/admin/editor/editor-kind.ts'
import { type FailureEvent, failures, Refused, Unreachable } from '#web/client/send.ts'
import { copyWrites } from './write-copy.ts'

type Fields = { title: { zh: string; en: string; es: string } }
type News = Entry & Fields
const titled = (en: string): Fields => ({ title: { zh: '', en, es: '' } })
const KIND = {
  base: 'news',
  fieldsOf: ({ title }: News) => ({ title }),
  fieldsIn: (form: Fields) => form,
  add: (fields: Fields) => answer('add', fields),
  update: (change: Fields) => answer('update', change),
} as unknown as EditorKind
/** As the server answers a record. */
const news = (version: number, en: string) =>
  ({ id: 7, version, state: 'draft', createTime: '2026-06-01T08:00:00Z', ...titled(en) }) as News
const stored = (version: number, en: string) => ({ record: news(version, en), fields: titled(en) })

const reported: unknown[] = []
const hear = (event: Event) => void reported.push((event as FailureEvent).error)
const sent: { path: string; body: object }[] = []
const answers: (News | Error)[] = []
/** The server answers so, one call after the other. */
const answering = (...next: (News | Error)[]) => answers.splice(0, Number.POSITIVE_INFINITY, ...next)
async function answer(path: string, body: object) {
  sent.push({ path, body })
  const next = answers.shift()
  if (next instanceof Error || !next) throw next
  return next
}
const LOST = new Unreachable('offline', 'the line broke')
const stale = (version: number, en: string) => new Refused(409, 'Somebody was faster', {}, news(version, en))

beforeEach(() => {
  reported.length = 0
  sent.length = 0
  failures.addEventListener('failure', hear)
})
afterEach(() => {
  failures.removeEventListener('failure', hear)
})

test('a save whose answer names no newer version is none, and is told unless it tries again by itself', async () => {
  for (const version of [3, 2]) {
    answering(news(version, 'B'), news(version, 'B'))
    const write = copyWrites(KIND, () => {})
    const save = (autosave: boolean) => write({ stored: stored(3, 'A'), form: titled('B') }, autosave)
    await expect(save(true)).rejects.toMatchObject({ why: 'unreadable' })
    expect(reported).toEqual([])
    await expect(save(false)).rejects.toMatchObject({ why: 'unreadable' })
    expect(reported.splice(0)).toHaveLength(1)
  }
  answering(news(4, 'B'))
  const write = copyWrites(KIND, () => {})
  expect(await write({ stored: stored(3, 'A'), form: titled('B') }, false)).toEqual(stored(4, 'B'))
})

test('a write carries what differs, and where nothing differs none is made', async () => {
  answering(news(4, 'B'))
  const write = copyWrites(KIND, () => {})
  await write({ stored: stored(3, 'A'), form: titled('A') }, false)
  await write({ stored: stored(3, 'A'), form: titled('B') }, true)
  expect(sent).toEqual([{ path: 'update', body: { id: 7, version: 3, autosave: true, ...titled('B') } }])
})

test('a new record whose answer was lost is added once: what was typed since is an update of it', async () => {
  answering(LOST, news(1, 'A'), news(2, 'AB'))
  const found: unknown[] = []
  const write = copyWrites(KIND, (now) => found.push(now))
  await expect(write({ stored: null, form: titled('A') }, false)).rejects.toMatchObject({ why: 'offline' })
  expect(await write({ stored: null, form: titled('AB') }, false)).toEqual(stored(2, 'AB'))
  expect(sent.map(({ path, body }) => [path, (body as News).version, (body as News).title])).toEqual([
    ['add', undefined, titled('A').title],
    ['add', undefined, titled('A').title],
    ['update', 1, titled('AB').title],
  ])
  expect(found).toEqual([stored(1, 'A')])
})

test('the own version of a lost save is no conflict; somebody else’s is', async () => {
  answering(LOST, stale(4, 'A'), news(5, 'AB'))
  const write = copyWrites(KIND, () => {})
  await expect(write({ stored: stored(3, ''), form: titled('A') }, true)).rejects.toThrow()
  expect(await write({ stored: stored(3, ''), form: titled('AB') }, true)).toEqual(stored(5, 'AB'))
  answering(LOST, stale(4, 'Theirs'))
  await expect(write({ stored: stored(5, 'AB'), form: titled('C') }, true)).rejects.toThrow()
  await expect(write({ stored: stored(5, 'AB'), form: titled('C') }, true)).rejects.toMatchObject({
    code: 409,
  })
})
