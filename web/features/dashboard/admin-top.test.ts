import { rooms } from 'virtual:texts/all'
import { expect, test } from 'vitest'
import { DECLARED, SINGLE } from '#contract/kinds/declared.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { kindNames } from '#web/admin/kinds/kind-names.ts'
import { textsIn, textsThere } from '#web/i18n/texts.ts'
import { nameOfPage } from './admin-top.tsx'

const texts = textsThere(rooms)

test('every page that visits are counted by has a name, the list of each kind by that of its records', () => {
  for (const language of LANGUAGES) {
    const names = kindNames(language)
    const kinds = Object.fromEntries(KINDS.map((kind) => [kind, names[kind].many])) as Record<Kind, string>
    const called = (page: string) =>
      nameOfPage(page, kinds, textsIn(texts, language, 'console/dashboard/visit'))
    for (const { kind, visits } of DECLARED) expect(called(visits)).toContain(kinds[kind])
    for (const { kind, visits } of SINGLE) expect(called(visits)).toBe(kinds[kind])
    for (const page of ['hotProducts', 'search', 'enquiry']) expect(called(page)).not.toBe(page)
  }
})
