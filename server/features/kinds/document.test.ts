// Documents on the list of visitors: what has expired says so, and the list is ordered by type where that is chosen.
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { downloadCalls } from '#contract/media/download.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const calls = DECLARED_CALLS.document
const app = await testApp()
const admin = await app.signIn()
const DAY = 24 * 60 * 60_000
const inDays = (days: number) => app.parts.days.isoDayAt(app.parts.now() + days * DAY)
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
const sent = await uploadPicture(app.app, admin.token, pdf, 'certificate.pdf', downloadCalls.upload.path)
const file: string = sent.json().data.key

async function publish(title: string, more: Partial<InputOf<typeof calls.add>>) {
  const editions = [{ edition: '1', date: '2024-01-01', files: [{ file, language: 'en' as const }] }]
  const { id, version } = await app.get(calls.add, { title: { en: title }, editions, ...more }, admin)
  return app.get(calls.publish, { id, version }, admin)
}
const listed = async (more: object = {}) => (await app.get(calls.listAll, { lang: 'en', ...more })).items

test('a certificate is over from the day after its last one; the list keeps its order, or goes by type', async () => {
  const { id } = await publish('Valid', { type: 'manual', validUntil: inDays(1) })
  await publish('Lasting', { type: 'certificate' })
  await publish('Expired', { type: 'drawing', validUntil: inDays(-1) })
  await publish('Another', { type: 'certificate', validUntil: inDays(0) })
  const over = async () => Object.fromEntries((await listed()).map((one) => [one.title, one.over]))
  expect(await over()).toEqual({ Valid: false, Lasting: false, Expired: true, Another: false })
  const order = (await listed()).map(({ title }) => title)
  expect(order).toEqual(['Valid', 'Lasting', 'Expired', 'Another'])
  const types = (await listed({ sort: 'type' })).map(({ type }) => type)
  expect(types).toEqual(['certificate', 'certificate', 'drawing', 'manual'])
  expect((await listed({ sort: 'type', page: 2, limit: 3 })).map(({ title }) => title)).toEqual(['Valid'])
  expect((await listed({ when: 'ahead' })).map(({ title }) => title)).not.toContain('Expired')
  expect((await app.ask(calls.listAll, { sort: 'title' } as never)).code).not.toBe(200)
  app.tick(2 * DAY)
  expect(await app.get(calls.getById, { id, lang: 'en' })).toMatchObject({ over: true })
})
