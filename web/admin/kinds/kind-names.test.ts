// What kinds are called while the program has one of its owner, which says its name in two languages.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'

let kinds: typeof import('#contract/wire/kind.ts')['KINDS']
let kindNames: typeof import('./kind-names.ts')['kindNames']
const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } }
const { SITE_KINDS: before } = process.env
const OWN = 'spareParts' as Kind

beforeAll(async () => {
  const kind = {
    ...{ kind: OWN, list: 'spare-parts', record: 'spare-part', lede: {}, groupName: {} },
    one: { zh: '备件', en: 'Spare $& part', es: '' },
    many: { zh: '备件', en: 'Spare parts', es: '' },
    ...{ parts: [], layout: 'cards', entry: 'none', away: false },
  }
  process.env.SITE_KINDS = JSON.stringify([kind])
  vi.resetModules()
  kinds = (await import('#contract/wire/kind.ts')).KINDS
  kindNames = (await import('./kind-names.ts')).kindNames
})
afterAll(() => {
  if (before === undefined) delete process.env.SITE_KINDS
  else process.env.SITE_KINDS = before
  vi.resetModules()
})

test('a kind of the owner is called as its owner says, in the language or else in English', () => {
  expect(kinds).toContain(OWN)
  expect(kindNames('en')[OWN]).toMatchObject({ many: 'Spare parts', new: 'New: Spare $& part' })
  expect(kindNames('en')[OWN].log[0]).toBe('the record of “Spare parts”')
  expect(kindNames('zh')[OWN].edit).toBe('编辑备件')
  expect(kindNames('es')[OWN]).toMatchObject({ many: 'Spare parts', add: 'Agregar: Spare $& part' })
})

test('every kind has all its names in every language', () => {
  for (const language of LANGUAGES)
    for (const kind of kinds) {
      const { one, many, log, add, edit } = kindNames(language)[kind]
      for (const name of [one, many, add, edit, ...log]) expect(name).toMatch(/^(?!.*%s)./)
    }
})
