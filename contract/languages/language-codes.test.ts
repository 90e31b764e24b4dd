// What the modules know of the languages that a program was started with.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

type Codes = typeof import('./language-codes.ts')
let codes: Codes
let locales: typeof import('./locales.ts')
let texts: typeof import('./language.ts')
const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } }
const { SITE_LANGUAGES: before } = process.env

beforeAll(async () => {
  process.env.SITE_LANGUAGES =
    'de en es:away zh:staff ja it:public:en:256 es-MX:public:es:512:es ar:public:en:1024 fa:staff:en:2048'
  vi.resetModules()
  codes = await import('./language-codes.ts')
  locales = await import('./locales.ts')
  texts = await import('./language.ts')
})
afterAll(() => {
  if (before === undefined) delete process.env.SITE_LANGUAGES
  else process.env.SITE_LANGUAGES = before
  vi.resetModules()
})

test('content has all languages, staff those that are not put away, visitors those that are shown', () => {
  expect(codes.LANGUAGES).toEqual(['de', 'en', 'es', 'zh', 'ja', 'it', 'es-MX', 'ar', 'fa'])
  expect(codes.STAFF_LANGUAGES).toEqual(['de', 'en', 'zh', 'ja', 'it', 'es-MX', 'ar', 'fa'])
  expect(codes.PUBLIC_LANGUAGES).toEqual(['de', 'en', 'ja', 'it', 'es-MX', 'ar'])
  expect(codes.isPublic('zh')).toBe(false)
  expect(['zh', 'es', 'ja'].map((one) => codes.shownFor(one as never))).toEqual(['de', 'de', 'ja'])
})

test('each language writes numbers, lists and percentages in its own way', () => {
  const write = (language: string, number: number) => locales.writeNumber(number, language as never)
  expect(write('de', 48600.5)).toBe('48\u202f600,5')
  expect(write('de', 0.5)).toBe('0,5')
  expect(write('ja', 48600.5)).toBe('48\u202f600.5')
  expect(write('it', 0.5)).toBe('0,5')
  expect(locales.writeWithPoint(0.5, 'de' as never)).toBe('0.5')
  expect(locales.writeList(['一', '二'], 'ja' as never)).toBe('一、二')
  expect(locales.valueWithUnit('0,2', '%', 'de' as never)).toBe('0,2\u00a0%')
  expect(codes.LANGUAGE_FACTS['it' as never]).toMatchObject({ name: 'Italiano', mark: 'IT', card: 'it_IT' })
})

test('a language says from which side it is written, and has the digits of data sheets', () => {
  expect(['ar', 'fa', 'de', 'it', 'es-MX', 'xx'].map(codes.directionOf)).toEqual([
    ...['rtl', 'rtl', 'ltr', 'ltr', 'ltr', 'ltr'],
  ])
  for (const code of ['ar', 'fa']) {
    const written = locales.writeNumber(48600.5, code as never)
    expect(written.replace(/[^0-9]/g, '')).toBe('486005')
    expect(locales.writeDay('2026-11-30', code as never)).toMatch(/[0-9]/)
  }
})

test('a text that is missing is looked for where the owner said, then in English, then anywhere', () => {
  const pick = (text: object, language: string) => texts.pickText(text as never, language as never)
  const said = { de: 'Pumpe', en: '', es: 'Bomba', zh: '', ja: '', it: '', 'es-MX': '' }
  expect(pick(said, 'es-MX')).toEqual({ text: 'Bomba', language: 'es' })
  expect(pick(said, 'it')).toEqual({ text: 'Pumpe', language: 'de' })
  expect(pick({ ...said, en: 'Pump' }, 'it')).toEqual({ text: 'Pump', language: 'en' })
})

test('what the owner called a kind is looked for in the same way', async () => {
  const { saidIn } = await import('#contract/kinds/own-kinds.ts')
  const named = { de: 'Ersatzteil', en: 'Spare part', es: 'Repuesto', 'es-MX': '' }
  expect(saidIn(named as never, 'es-MX' as never)).toBe('Repuesto')
})

test('a pattern of all codes takes the longer one first', () => {
  const found = new RegExp(`^/(${codes.ANY_LANGUAGE})/`).exec('/es-MX/HomePage')
  expect(found?.[1]).toBe('es-MX')
})
