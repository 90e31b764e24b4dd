import { expect, test } from 'vitest'
import { languageCalls as calls } from '#contract/site/language-settings.ts'
import { CODE } from '#contract/wire/answer.ts'
import { sameSite } from '#server/parts/site/begin-anew.ts'
import { storedLanguages } from '#server/parts/site/chosen-languages.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()
const { db } = app.parts.storage
const read = () => app.get(calls.read, {}, admin)
const publicly = (code: string) => ({ code, standing: 'public' as const })
const house = ['zh', 'en', 'es'].map(publicly)

test('a site begins with the three of the house; one that is added is kept, and holds once the program begins anew', async () => {
  const first = await read()
  expect(first.languages.map(({ code, standing }) => `${code} ${standing}`)).toEqual(
    ['zh', 'en', 'es'].map((code) => `${code} public`),
  )
  expect(first.inForce).toBe(true)
  const german = { code: 'de', standing: 'staff' as const }
  const made = await app.get(calls.update, { languages: [...house, german], version: first.version }, admin)
  expect(made.languages.at(-1)).toEqual({
    ...german,
    words: 'de',
    falls: [],
    missing: 'fallback',
    asked: false,
  })
  expect(made.inForce).toBe(false)
  expect(await read()).toEqual(made)
  await expect(sameSite(db, app.parts.now())).rejects.toThrow('zh en es de:staff')
})

test('a language that is left out is put away, and has its place in the search when it comes back', async () => {
  const italian = { ...publicly('it'), words: 'es' }
  const { version } = await read()
  const made = await app.get(calls.update, { languages: [...house, italian], version }, admin)
  expect(made.languages.map(({ code, standing }) => `${code} ${standing}`)).toEqual([
    ...['zh public', 'en public', 'es public', 'it public', 'de away'],
  ])
  const { bits } = await storedLanguages(db)
  const polish = publicly('pl')
  const without = await app.get(calls.update, { languages: [...house, polish], version: made.version }, admin)
  expect(without.languages.find(({ code }) => code === 'it')).toMatchObject({ standing: 'away', words: 'es' })
  const after = await storedLanguages(db)
  expect(after.bits.it).toBe(bits.it)
  expect(after.bits.pl).not.toBe(bits.it)
})

test('what no site can have is refused by field, and nothing changes', async () => {
  const before = await read()
  const refused = async (languages: Parameters<typeof app.ask<typeof calls.update>>[1]['languages']) => {
    const answer = await app.ask(calls.update, { languages, version: before.version }, admin)
    expect(answer.code).toBe(CODE.invalid)
    return Object.keys((answer.data as unknown as { fields: object }).fields)
  }
  expect(await refused([...house, publicly('xq')])).toEqual(['languages.3.code'])
  expect(await refused([...house, publicly('en')])).toEqual(['languages.3.code'])
  expect(await refused([...house, { ...publicly('it'), words: 'pl' }])).toEqual(['languages.3.words'])
  expect(await refused([...house, { ...publicly('it'), falls: ['fr'] }])).toEqual(['languages.3.falls'])
  expect(await refused([publicly('en'), publicly('es')])).toEqual(['languages'])
  expect(await read()).toEqual(before)
})

test('whoever chooses over an older list is told of the newer one; who may not is refused', async () => {
  const late = await app.ask(calls.update, { languages: house, version: 0 }, admin)
  expect(late.code).toBe(CODE.conflict)
  const reader = await app.personWith('reader', ['web_setting'])
  const { version } = await read()
  expect((await app.ask(calls.update, { languages: house, version }, reader)).code).toBe(CODE.forbidden)
})
