// The list of the site's languages while somebody chooses them.
import { expect, test } from 'vitest'
import { languageOf, MOST_LANGUAGES } from '#contract/languages/site-languages.ts'
import type { ChosenLanguage } from '#contract/site/language-settings.ts'
import { addable, added, chainOf, changed, moved } from './admin-languages-draft.ts'

const chosen = (code: string, more: Partial<ChosenLanguage> = {}): ChosenLanguage => {
  const { words, missing, asked } = languageOf(code)
  return { code, standing: 'public', words, falls: [], missing, asked, ...more }
}
const house = ['zh', 'en', 'es'].map((code) => chosen(code))
const codesOf = (languages: readonly ChosenLanguage[]) => languages.map(({ code }) => code)

test('a language that is added is for staff, asks for nothing, and one of a region looks into its language first', () => {
  expect(added(house, 'de').at(-1)).toEqual(chosen('de', { standing: 'staff' }))
  expect(added(house, 'es-MX').at(-1)).toMatchObject({ falls: ['es'], missing: 'fallback', asked: false })
  expect(added(house, 'pt-PT').at(-1)?.falls).toEqual([])
})

test('what is chosen of a language changes it alone', () => {
  const absent = changed(house, 'es', { missing: 'absent', falls: ['zh'] })
  expect(absent[2]).toEqual(chosen('es', { missing: 'absent', falls: ['zh'] }))
  expect(absent.slice(0, 2)).toEqual(house.slice(0, 2))
  expect(changed(absent, 'es', { asked: true })[2]).toMatchObject({ asked: true, missing: 'absent' })
})

test('a missing text is looked for in the languages chosen, in their order, and in English once', () => {
  expect(chainOf({ code: 'es-MX', falls: ['es', 'pt'] })).toEqual(['es-MX', 'es', 'pt', 'en'])
  expect(chainOf({ code: 'es-MX', falls: ['en', 'es'] })).toEqual(['es-MX', 'en', 'es'])
  expect(chainOf({ code: 'en', falls: [] })).toEqual(['en'])
})

test('languages move by a step and stay at the ends, and none is added twice or beyond the limit', () => {
  expect(codesOf(moved(house, 'es', -1))).toEqual(['zh', 'es', 'en'])
  expect(codesOf(moved(house, 'zh', -1))).toEqual(['zh', 'en', 'es'])
  expect(addable(house)).not.toContain('en')
  expect(addable(house)).toContain('de')
  const full = addable(house)
    .slice(0, MOST_LANGUAGES - house.length)
    .reduce(added, house)
  expect(addable(full)).toEqual([])
})
