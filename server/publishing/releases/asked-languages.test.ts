// A release waits for the texts of the languages that the owner asks for.
import { expect, test } from 'vitest'
import { releaseCalls as calls } from '#contract/content/release.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { Standing } from '#contract/languages/site-languages.ts'
import { productCalls } from '#contract/products/product.ts'
import { languageCalls } from '#contract/site/language-settings.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk, target } from '#server/testing/desks/release-desk.ts'

const app = await testApp(LONG_SESSIONS)
const { admin, draft, published, releaseOf, seen } = await releaseDesk(app)
const inEnglish = { ...admin, cookies: { language: 'en' } }
const onlyEnglish = (en: string) => ({ ...eachLanguage(() => ''), en })
const HOUR = 3_600_000

async function ask(spanish: { asked: boolean; standing?: Standing }) {
  const { version } = await app.get(languageCalls.read, {}, admin)
  const shown = (code: string) => ({ code, standing: 'public' as const })
  const languages = [shown('zh'), shown('en'), { ...shown('es'), ...spanish }]
  await app.get(languageCalls.update, { languages, version }, admin)
}
async function refusedFields(answer: Promise<{ code: unknown; data?: unknown }>) {
  const { code, data } = await answer
  expect(code).toBe(CODE.invalid)
  return (data as { fields: Record<string, string> }).fields
}

test('a release waits for the texts of a language that is asked for, named by record and field; a record alone does not', async () => {
  const productName = eachLanguage(() => 'Meter')
  const bare = await draft('A-1', { productName, summary: onlyEnglish('Measures flow.') })
  const open = await releaseOf([bare])
  await ask({ asked: true })
  const path = `entries.${bare.id}.summary.es`
  const fields = await refusedFields(app.ask(calls.publish, target(open), inEnglish))
  expect(fields).toEqual({ [path]: expect.stringMatching(/Meter.*the Spanish text is missing: Summary/) })
  const publishAt = new Date(app.parts.now() + HOUR).toISOString()
  const planned = app.ask(calls.schedule, { ...target(open), publishAt }, admin)
  expect(Object.keys(await refusedFields(planned))).toEqual([path])
  expect(await seen(bare.id)).toBe(CODE.notFound)

  const written = await app.get(
    productCalls.update,
    { id: bare.id, version: bare.version, summary: { es: 'Mide el caudal.' } },
    admin,
  )
  expect((await app.get(calls.publish, target(open), admin)).state).toBe('published')
  const summary = onlyEnglish('Measures flow well.')
  const { id, version } = await app.get(
    productCalls.update,
    { id: written.id, version: written.version, summary },
    admin,
  )
  expect((await app.get(productCalls.publish, { id, version }, admin)).state).toBe('published')
})

test('what a release takes off needs no texts, and nothing is asked in a language that is put away or not asked for', async () => {
  await ask({ asked: false })
  const old = await published('B-1', { summary: onlyEnglish('Old.') })
  const fresh = await draft('B-2', { summary: onlyEnglish('New.') })
  await ask({ asked: true })
  const off = await releaseOf([{ id: old.id, action: 'unpublish' }])
  expect((await app.get(calls.publish, target(off), admin)).state).toBe('published')

  const open = await releaseOf([fresh])
  await refusedFields(app.ask(calls.publish, target(open), admin))
  await ask({ asked: true, standing: 'away' })
  expect((await app.get(calls.publish, target(open), admin)).state).toBe('published')
  const again = await releaseOf([await draft('B-3', { summary: onlyEnglish('New.') })])
  await ask({ asked: false })
  expect((await app.get(calls.publish, target(again), admin)).state).toBe('published')
})
