import { rooms } from 'virtual:texts/all'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { MODULES, VERBS } from '#contract/wire/operation.ts'
import { textsIn, textsThere } from '#web/i18n/texts.ts'
import { type Deed, deedSentence as sentence } from './operation-words.ts'

const texts = textsThere(rooms)
const deedSentence = (deed: Deed, language: Language) =>
  sentence(deed, textsIn(texts, language, 'console/frame/operations'), language)

const deed = { module: 'product', verb: 'update', recordName: 'Pump', outcome: 200 } as const

test('what was done is a sentence with the name of the record', () => {
  expect(deedSentence(deed, 'zh')).toBe('修改了产品“Pump”')
  expect(deedSentence(deed, 'en')).toBe('Changed the product “Pump”')
  expect(deedSentence(deed, 'es')).toBe('Modificó el producto «Pump»')
  const role = { module: 'role', verb: 'grant', recordName: 'Editor', outcome: 200 } as const
  expect(deedSentence(role, 'zh')).toBe('设置了角色“Editor”的权限')
  expect(deedSentence(role, 'es')).toBe('Fijó los permisos del rol «Editor»')
})

test('what was refused or failed reads as a try', () => {
  const refused = { ...deed, recordName: '', outcome: 403 }
  expect(deedSentence(refused, 'zh')).toBe('尝试修改产品')
  expect(deedSentence(refused, 'en')).toBe('Tried to change a product')
  expect(deedSentence({ ...deed, outcome: 500 }, 'es')).toBe('Intentó modificar el producto «Pump»')
})

test('a whole list and the own account are called what they are', () => {
  expect(deedSentence({ module: 'user', verb: 'export', recordName: '', outcome: 200 }, 'en')).toBe(
    'Exported users',
  )
  const own = { module: 'my', verb: 'updatePassword', recordName: 'ann', outcome: 200 } as const
  expect(deedSentence(own, 'en')).toBe('Changed the password of their own account')
  expect(deedSentence(own, 'zh')).toBe('修改了本人账号的密码')
})

test('every action on every kind of record can be said in every language', () => {
  for (const language of LANGUAGES)
    for (const module of MODULES)
      for (const verb of VERBS)
        expect(deedSentence({ module, verb, recordName: 'x', outcome: 200 }, language)).not.toMatch(
          /undefined|\s\s/,
        )
})
