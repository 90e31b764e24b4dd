// The words of the server: in every language at once, with values where a message asks for some.
import { expect, test } from 'vitest'
import { eachLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { listed, serverTexts, textsIn } from '#server/texts.ts'

test('a message without values is a text in each language', () => {
  const { nameTaken } = serverTexts('server/role')
  expect(Object.keys(nameTaken)).toEqual(LANGUAGES)
  expect(nameTaken.en).toBe('Another role has this name already, whatever its case.')
})

test('a number chooses the form of the plural that its language has', () => {
  const { isGranted } = serverTexts('server/menu')
  expect(isGranted({ roles: 1 }).en).toBe('One role still grants this menu. Revoke it there first.')
  expect(isGranted({ roles: 3 }).es).toBe('3 roles todavía conceden este menú. Quíteselo primero.')
  expect(isGranted({ roles: 1 }).zh).toBe('还有 1 个角色授予了该菜单，请先取消授权')
})

test('a value that is a text itself is put in as its language has it', () => {
  const { seenStill } = serverTexts('server/publishing/lifecycle')
  const said = seenStill({ named: inEach({ zh: '泵{name}', en: 'Pump {name}', es: 'Bomba {name}' }) })
  expect(said.en).toContain('contains published records: Pump {name}. Unpublish')
  expect(said.zh).toContain('内容：泵{name}。')
  expect(listed(['a', 1])).toEqual(inEach({ zh: 'a、1', en: 'a, 1', es: 'a, 1' }))
})

test('what a language lacks is said in English, a whole room and a single message', () => {
  const texts = textsIn(
    inEach({
      zh: undefined,
      en: { plain: 'Taken', part: { many: '{count, plural, one {1 role} other {{count} roles}}' } },
      es: { plain: '' },
    }),
  ) as { plain: unknown; part: { many: (values: { count: number }) => unknown } }
  expect(texts.plain).toEqual(eachLanguage(() => 'Taken'))
  // Chinese has one form for all numbers, and so has an English message that is said in it.
  expect(texts.part.many({ count: 1 })).toEqual(inEach({ zh: '1 roles', en: '1 role', es: '1 role' }))
})
