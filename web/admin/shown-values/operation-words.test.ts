import { rooms } from 'virtual:texts/all'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { MODULES, VERBS } from '#contract/wire/operation.ts'
import { textsIn, textsThere } from '#web/i18n/texts.ts'
import { type ShownOperation, operationSentence as sentence } from './operation-words.ts'

const texts = textsThere(rooms)
const operationSentence = (operation: ShownOperation, language: Language) =>
  sentence(operation, textsIn(texts, language, 'console/frame/operations'), language)

const operation = { module: 'product', verb: 'update', recordName: 'Pump', outcome: 200 } as const

test('what was done is a sentence with the name of the record', () => {
  expect(operationSentence(operation, 'zh')).toBe('修改了产品“Pump”')
  expect(operationSentence(operation, 'en')).toBe('Changed the product “Pump”')
  expect(operationSentence(operation, 'es')).toBe('Modificó el producto «Pump»')
  const role = { module: 'role', verb: 'grant', recordName: 'Editor', outcome: 200 } as const
  expect(operationSentence(role, 'zh')).toBe('设置了角色“Editor”的权限')
  expect(operationSentence(role, 'es')).toBe('Fijó los permisos del rol «Editor»')
})

test('what was refused or failed reads as a try', () => {
  const refused = { ...operation, recordName: '', outcome: 403 }
  expect(operationSentence(refused, 'zh')).toBe('尝试修改产品')
  expect(operationSentence(refused, 'en')).toBe('Tried to change a product')
  expect(operationSentence({ ...operation, outcome: 500 }, 'es')).toBe('Intentó modificar el producto «Pump»')
})

test('a whole list and the own account are called what they are', () => {
  expect(operationSentence({ module: 'user', verb: 'export', recordName: '', outcome: 200 }, 'en')).toBe(
    'Exported users',
  )
  const own = { module: 'my', verb: 'updatePassword', recordName: 'ann', outcome: 200 } as const
  expect(operationSentence(own, 'en')).toBe('Changed the password of their own account')
  expect(operationSentence(own, 'zh')).toBe('修改了本人账号的密码')
})

test('every action on every kind of record can be said in every language', () => {
  for (const language of LANGUAGES)
    for (const module of MODULES)
      for (const verb of VERBS)
        expect(operationSentence({ module, verb, recordName: 'x', outcome: 200 }, language)).not.toMatch(
          /undefined|\s\s/,
        )
})
