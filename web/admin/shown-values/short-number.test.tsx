// A short number keeps its digits at hand.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#contract/languages/language-codes.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { languageStore } from '#web/testing/texts.ts'
import { ShortNumber } from './short-number.tsx'

const shown = (of: number, language: Language = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider store={languageStore(language)}>
      <ShortNumber of={of} />
    </LanguageProvider>,
  )

test('a number below a thousand is shown as it is', () => {
  expect([shown(0), shown(999)]).toEqual(['0', '999'])
})

test('a greater one is abbreviated and has every digit as its hint', () => {
  expect(shown(12_345)).toBe('<data value="12345" title="12,345">12.3k</data>')
  expect(shown(999_999)).toContain('title="999,999">1M<')
  expect(shown(1500, 'es')).toContain('>1.5k<')
})
