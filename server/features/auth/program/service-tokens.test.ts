// Tokens that belong to nobody, and tokens that write in some languages alone.
import { expect, test } from 'vitest'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { programCalls as calls, PROGRAMS_OF_NOBODY } from '#contract/people/program.ts'
import { userCalls } from '#contract/people/staff.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { testApp, type With } from '#server/testing/app.ts'

const app = await testApp({ PROOF_MINUTES: '0', PROGRAM_CALLS: '1000' })
const admin = await app.signIn()
const NEWS: Resource[] = ['web_news:add', 'web_news:update', 'web_news:publish']
const KEEPER: Resource[] = ['tokenList:add', 'tokenList:all', ...NEWS]

type Given = Partial<InputOf<typeof calls.add>>
const give = async (who: With, given: Given) => {
  const { id, token } = await app.get(calls.add, { name: 'ERP', scope: NEWS, days: 30, ...given }, who)
  return { id, headers: { authorization: `Bearer ${token}` } } as With & { id: number }
}
const { db } = app.parts.storage

test('a token that belongs to nobody outlives whoever made it, and writes under its own name', async () => {
  const keeper = await app.personWith('keeper', KEEPER)
  const { id, ...erp } = await give(keeper, { service: true, name: 'ERP import' })
  expect(await app.get(calls.self, {}, erp)).toMatchObject({ name: 'ERP import', service: true })
  const news = await app.get(newsCalls.add, { title: { en: 'From the ERP' } }, erp)
  await db.updateTable('user_account').set({ flag: 'disabled' }).where('id', '=', keeper.id).execute()
  await app.get(newsCalls.update, { id: news.id, version: news.version, title: { en: 'Again' } }, erp)
  const { items } = await app.get(newsCalls.revisions, { id: news.id }, admin)
  expect(items[0]?.by).toMatch(/^#ERP import /)
  const log = await app.get(operationLogCalls.list, { module: 'news' }, admin)
  expect(log.items[0]).toMatchObject({
    program: 'ERP import',
    username: expect.stringMatching(/^#ERP import /),
  })
  const listed = (await app.get(calls.list, {}, admin)).items.find((one) => one.id === id)
  expect(listed).toMatchObject({ person: null, madeBy: 'keeper', state: 'working' })
  await app.get(calls.revoke, { id }, admin)
  expect((await app.ask(calls.self, {}, erp)).code).toBe(CODE.notSignedIn)
})

test('only who sees everybody’s tokens makes one, with what they hold without limits, and there are only so many', async () => {
  const writer = await app.personWith('writer', ['tokenList:add', ...NEWS])
  const add = (who: With, given: Given = {}) =>
    app.ask(calls.add, { name: 'No', scope: NEWS, days: 1, service: true, ...given }, who)
  expect((await add(writer)).code).toBe(CODE.forbidden)
  const limited = await app.personWith('limited', KEEPER)
  await db
    .updateTable('role')
    .set({ limits: JSON.stringify({ languages: ['es'], groups: null, own: false }) })
    .where('id', '=', limited.roleId)
    .execute()
  expect((await add(limited)).code).toBe(CODE.invalid)
  const owner = await app.personWith('owner', KEEPER)
  expect((await add(owner, { scope: ['web_product:update'] })).code).toBe(CODE.invalid)
  const made = []
  for (let at = 0; at <= PROGRAMS_OF_NOBODY; at++) made.push((await add(owner)).code)
  expect(made.at(-1)).toBe(CODE.unprocessable)
  expect(made.slice(0, -1).every((code) => code === CODE.ok)).toBe(true)
})

test('the account it writes as is nobody’s: not listed, not in the trash, not to be managed or signed in with', async () => {
  const { id } = await give(admin, { service: true, name: 'Hidden' }).catch(async () => {
    await db.updateTable('program_token').set({ ended_at: 1 }).where('name', '=', 'No').execute()
    return give(admin, { service: true, name: 'Hidden' })
  })
  const account = await db
    .selectFrom('program_token')
    .innerJoin('user_account', 'user_account.id', 'program_token.user_id')
    .select(['user_account.id', 'username', 'version'])
    .where('program_token.id', '=', id)
    .executeTakeFirstOrThrow()
  for (const trashed of [false, true]) {
    const { items } = await app.get(userCalls.list, { limit: 100, ...(trashed && { trashed }) }, admin)
    expect(items.map((one) => one.username).filter((name) => name.startsWith('#'))).toEqual([])
  }
  const target = { id: account.id, version: account.version }
  expect((await app.ask(userCalls.recover, target, admin)).code).toBe(CODE.notFound)
  expect((await app.ask(userCalls.update, { ...target, nickName: 'Mine' }, admin)).code).toBe(CODE.notFound)
})

test('a token that writes Spanish alone changes no other language, adds nothing and moves nothing', async () => {
  const news = await app.get(newsCalls.add, { title: { en: 'A title', es: 'Un título' } }, admin)
  const spanish = await give(admin, { languages: ['es'], name: 'Traductor' })
  const save = (title: Record<string, string>) =>
    app.ask(newsCalls.update, { id: news.id, version: news.version, title } as never, spanish)
  const refused = await save({ en: 'Another', es: 'Otro' })
  expect(refused.code).toBe(CODE.forbidden)
  expect(Object.keys((refused.data as unknown as { fields: object }).fields)).toEqual(['title.en'])
  expect((await save({ es: 'Otro' })).code).toBe(CODE.ok)
  expect((await app.ask(newsCalls.add, { title: { es: 'Nuevo' } }, spanish)).code).toBe(CODE.forbidden)
  expect(await app.get(calls.self, {}, spanish)).toMatchObject({ languages: ['es'], service: false })
})

test('a token reaches no further than its person, whatever languages it was given', async () => {
  const person = await app.personWith('traductora', ['tokenList:add', ...NEWS])
  const program = await give(person, { languages: ['es', 'zh'] })
  await db
    .updateTable('role')
    .set({ limits: JSON.stringify({ languages: ['en', 'es'], groups: null, own: false }) })
    .where('id', '=', person.roleId)
    .execute()
  const news = await app.get(newsCalls.add, { title: { en: 'A title' } }, admin)
  const save = async (title: Record<string, string>) =>
    (await app.ask(newsCalls.update, { id: news.id, version: news.version, title } as never, program)).code
  expect(await save({ en: 'No' })).toBe(CODE.forbidden)
  expect(await save({ zh: '不' })).toBe(CODE.forbidden)
  expect(await save({ es: 'Sí' })).toBe(CODE.ok)
})
