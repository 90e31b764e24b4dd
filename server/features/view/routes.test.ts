// Views that people keep of lists.
import { expect, test } from 'vitest'
import { viewCalls as calls, VIEWS } from '#contract/console/view.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const list = 'web_product'

test('a view is kept under its name, in the list it is of, and one of the same name is replaced', async () => {
  const who = await app.personWith('keeper', [])
  const first = await app.get(calls.add, { list, name: ' Drafts ', query: 'state=draft' }, who)
  expect(first).toMatchObject({ name: 'Drafts', query: 'state=draft' })
  await app.get(calls.add, { list, name: '热门', query: 'hot=true' }, who)
  await app.get(calls.add, { list: 'userList', name: 'Drafts', query: 'flag=1' }, who)
  const again = await app.get(calls.add, { list, name: 'Drafts', query: 'state=draft&limit=50' }, who)
  expect(again.id).toBe(first.id)
  const kept = await app.get(calls.list, { list }, who)
  expect(kept.map(({ name, query }) => [name, query])).toEqual([
    ['Drafts', 'state=draft&limit=50'],
    ['热门', 'hot=true'],
  ])
})

test('nobody sees or deletes the views of somebody else', async () => {
  const owner = await app.personWith('owner', [])
  const other = await app.personWith('other', [])
  const { id } = await app.get(calls.add, { list, name: 'Mine', query: '' }, owner)
  expect(await app.get(calls.list, { list }, other)).toEqual([])
  expect((await app.ask(calls.remove, { id }, other)).code).toBe(CODE.notFound)
  expect(await app.get(calls.list, { list }, owner)).toHaveLength(1)
  await app.get(calls.remove, { id }, owner)
  expect(await app.get(calls.list, { list }, owner)).toEqual([])
  expect((await app.ask(calls.remove, { id }, owner)).code).toBe(CODE.notFound)
})

test('guests keep none, and unknown lists and names of nothing are refused', async () => {
  const who = await app.personWith('strict', [])
  expect((await app.ask(calls.list, { list })).code).toBe(CODE.notSignedIn)
  expect((await app.ask(calls.list, { list: 'password' as 'userList' }, who)).code).toBe(CODE.invalid)
  expect((await app.ask(calls.add, { list, name: '  ', query: '' }, who)).code).toBe(CODE.invalid)
  expect((await app.ask(calls.add, { list, name: 'Long', query: 'x'.repeat(2001) }, who)).code).toBe(
    CODE.invalid,
  )
})

test('at most thirty views are kept of a list, however they arrive, and the last can still be replaced', async () => {
  const who = await app.personWith('collector', [])
  const names = Array.from({ length: VIEWS + 2 }, (_, at) => `View ${at}`)
  const answers = await Promise.all(names.map((name) => app.ask(calls.add, { list, name, query: '' }, who)))
  expect(answers.filter(({ code }) => code === CODE.conflict)).toHaveLength(2)
  const kept = await app.get(calls.list, { list }, who)
  expect(kept).toHaveLength(VIEWS)
  const [one] = kept
  expect(await app.get(calls.add, { list, name: one?.name ?? '', query: 'page=2' }, who)).toMatchObject({
    query: 'page=2',
  })
  await app.get(calls.add, { list: 'userList', name: 'Elsewhere', query: '' }, who)
})
