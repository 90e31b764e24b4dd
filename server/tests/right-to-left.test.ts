// A site with a language that is written from right to left: its pages, its letters and its small pages say so, those of others do not.
import { afterAll, expect, test, vi } from 'vitest'

const { SITE_LANGUAGES: before } = process.env
// Modules have the languages that a program was started with.
process.env.SITE_LANGUAGES = 'en zh es ar:public:en:256:'
vi.resetModules()
const { testApp } = await import('#server/testing/app.ts')
const { builtWeb } = await import('#server/testing/built-web.ts')
const { errorPage } = await import('#server/http/answers/error-page.ts')
const { letterParts } = await import('#server/parts/outbox/mail-template.ts')
afterAll(() => {
  if (before === undefined) delete process.env.SITE_LANGUAGES
  else process.env.SITE_LANGUAGES = before
  vi.resetModules()
})

const app = await testApp({ PUBLIC_URL: 'https://site.example' }, builtWeb())
const open = async (url: string, cookie = '') =>
  (await app.inject({ method: 'GET', url, headers: { cookie } })).body

test('pages at their addresses and behind the hash say the direction of their language', async () => {
  expect(await open('/ar/HomePage')).toContain('<html lang="ar" dir="rtl" data-languages="')
  expect(await open('/', 'language=ar')).toContain('<html lang="ar" dir="rtl" ')
  for (const page of [await open('/en/HomePage'), await open('/', 'language=en')])
    expect(page).toMatch(/<html lang="en" data-languages="/)
})

test('browsers are told in the page which languages are written from right to left', async () => {
  const [, told = ''] = /data-languages="([^"]*)"/.exec(await open('/en/HomePage')) ?? []
  const { facts } = JSON.parse(told.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
    facts: Record<string, { rtl?: boolean; name: string }>
  }
  expect(facts.ar).toMatchObject({ rtl: true, name: 'العربية' })
  expect(facts.en?.rtl).toBeUndefined()
})

test('a small page and a letter say it, and each paragraph runs as its own words do', () => {
  expect(errorPage(404, 'ar' as never, 'Company')).toContain('<html lang="ar" dir="rtl">')
  expect(errorPage(404, 'en', 'Company')).toContain('<html lang="en" dir="ltr">')
  const letter = (language: string) => letterParts({ body: 'مرحبا\n\nHello.', foot: '', language }).html
  expect(letter('ar')).toContain('<html lang="ar" dir="rtl">')
  expect(letter('en')).toContain('<html lang="en" dir="ltr">')
  expect(letter('ar').match(/<p dir="auto"/g)).toHaveLength(2)
  // A letter to staff in a language that the site has no more.
  expect(letter('xx')).toContain('dir="ltr"')
})
