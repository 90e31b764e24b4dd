// Texts come by language and group: what did not arrive is asked for again, and the language changes only with its texts.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { createLanguageStore } from './language.tsx'
import type { Rooms } from './messages.ts'
import { speak } from './speak.ts'
import { createTexts, type Source } from './texts.ts'

const start = (loading: string) => ({ 'console/start': { loading } }) as unknown as Rooms

/** A source that notes what is asked for; `away` holds what does not arrive. */
function noting() {
  const asked: string[] = []
  const away = new Set<string>()
  const source = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        'console/start': async () => {
          asked.push(language)
          if (away.has(language)) throw new Error('away')
          return { rooms: start(language) }
        },
      },
    ]),
  ) as unknown as Source
  return { asked, away, source }
}

test('a group is fetched once, in the language that is asked for alone', async () => {
  const { asked, source } = noting()
  const texts = createTexts({}, source)
  expect(texts.at('console/start', 'en')).toBeUndefined()
  await Promise.all([texts.bring(['console/start'], 'en'), texts.bring(['console/start'], 'en')])
  expect(texts.at('console/start', 'en')?.loading).toBe('en')
  expect(texts.at('console/start', 'es')).toBeUndefined()
  expect(asked).toEqual(['en'])
})

test('what did not arrive is told, and fetched again when it is asked for again', async () => {
  const { asked, away, source } = noting()
  const texts = createTexts({}, source)
  away.add('en')
  await expect(texts.bring(['console/start'], 'en')).rejects.toThrow('away')
  // Whoever waits for it while rendering is told the same again, and does not ask without end.
  await expect(texts.awaited('console/start', 'en')).rejects.toThrow('away')
  expect(asked).toEqual(['en'])
  away.clear()
  await texts.bring(['console/start'], 'en')
  expect(texts.at('console/start', 'en')?.loading).toBe('en')
})

test('the language changes when its texts are there, and stays when they did not arrive', async () => {
  const { away, source } = noting()
  const texts = createTexts({}, source)
  await texts.bring(['console/start'], 'en')
  const kept: string[] = []
  const store = createLanguageStore('en', texts, (language) => kept.push(language))
  store.subscribe(() => expect(texts.at('console/start', store.current())).toBeDefined())
  away.add('zh')
  await expect(store.change('zh')).rejects.toThrow('away')
  expect([store.current(), kept]).toEqual(['en', []])
  const first = store.change('es')
  expect(store.current()).toBe('en')
  await first
  expect([store.current(), kept]).toEqual(['es', ['es']])
})

test('of two choices the last one holds, whichever texts come first', async () => {
  const { source } = noting()
  const store = createLanguageStore('en', createTexts({}, source))
  await Promise.all([store.change('es'), store.change('en')])
  expect(store.current()).toBe('en')
})

test('a form is chosen for the number itself, then for the plural of the language', () => {
  const forms = { '=0': 'none', one: '1 day', other: 'days' }
  expect([0, 1, 3].map((count) => speak('en')(count, forms))).toEqual(['none', '1 day', 'days'])
  // In Chinese one is like all others.
  expect(speak('zh')(1, { other: '天' })).toBe('天')
})
