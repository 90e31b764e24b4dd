// What people do with what programs propose.
import { expect, test } from 'vitest'
import { dashboardCalls } from '#contract/console/dashboard.ts'
import { proposalCalls as calls, PROPOSAL_DAYS } from '#contract/content/proposal.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { programCalls } from '#contract/people/program.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { forgetProposals } from '#server/publishing/proposals/taking.ts'
import type { With } from '#server/testing/app.ts'
import { agentDesk } from '#server/testing/sign-in/agents.ts'

const { app, desk, admin, db, writer, helper, proposed, pageOf, take } = await agentDesk()
const { draft, read } = desk

test('a person sees each change beside what the record says, takes it in their name, and the history names program and model', async () => {
  const { product, proposal, page, change } = await proposed('TAKE-1')
  expect(await app.get(calls.read, { id: proposal }, writer)).toMatchObject({
    ...{ program: 'Catalogue helper', person: 'writer', model: 'example-large-2', state: 'writing' },
    pages: [{ id: page, kind: 'product', entryId: product.id, counts: { open: 1, taken: 0, left: 0 } }],
  })
  const whole = await pageOf(page)
  expect(whole.changes).toMatchObject([
    { path: 'summary.en', before: 'A valve.', after: 'A short one.', now: 'A valve.', stands: 'fits' },
  ])
  const taken = await take(product.id, whole.version, change, 'A short one.')
  expect(taken.code).toBe(CODE.ok)
  expect(await pageOf(page)).toMatchObject({
    counts: { open: 0, taken: 1 },
    changes: [{ decision: 'taken', by: 'writer', stands: 'there' }],
  })
  const { items } = await app.get(productCalls.revisions, { id: product.id }, writer)
  expect(items[0]).toMatchObject({
    by: 'writer',
    note: 'Shorter summaries · Catalogue helper · example-large-2',
  })
  const log = await app.get(operationLogCalls.list, { module: 'product' }, admin)
  expect(JSON.stringify(log.items[0])).toContain('writer')
  expect(log.items[0]?.program).toBe('')
  // Visitors see it when somebody publishes it.
  expect((await app.get(productCalls.getById, { id: product.id, lang: 'en' })).summary).toBe('A valve.')
  expect(
    await app.ask(
      productCalls.update,
      { id: product.id, version: whole.version + 1, from: { changes: [change] } },
      writer,
    ),
  ).toMatchObject({ code: CODE.conflict })
})

test('what a program calls whole waits on the dashboard of those who decide, as long as something is open', async () => {
  const { product, proposal, change } = await proposed('WAITS-1')
  const waiting = async (who: With) => (await app.get(dashboardCalls.waiting, {}, who)).proposals
  expect((await waiting(writer))?.count).toBe(0)
  await helper.use('finish_proposal', { proposal })
  expect(await waiting(writer)).toMatchObject({
    count: 1,
    items: [{ id: proposal, name: 'Shorter summaries', program: 'Catalogue helper', changes: 1 }],
  })
  expect(await waiting(await app.personWith('looks', ['web_proposal', 'web_product']))).toBeNull()
  await take(product.id, product.version, change, 'A short one.')
  expect((await waiting(writer))?.count).toBe(0)
})

test('what a person wrote in its place is told beside what was proposed', async () => {
  const { product, page, change } = await proposed('INSTEAD-1')
  await take(product.id, product.version, change, 'Shorter still.')
  expect((await pageOf(page)).changes).toMatchObject([
    { decision: 'taken', after: 'A short one.', instead: 'Shorter still.' },
  ])
  // Opened again it can be taken once more; the record is not touched by that.
  const again = await app.get(calls.leave, { page, changes: [change], open: true }, writer)
  expect(again.changes).toMatchObject([{ decision: 'open', by: null, now: 'Shorter still.' }])
  expect((await take(product.id, again.version, change, 'A short one.')).code).toBe(CODE.ok)
})

test('a save that is refused takes nothing, and one of another record takes nothing either', async () => {
  const { product, page, change } = await proposed('REFUSED-1')
  const other = await draft('REFUSED-2')
  expect((await take(other.id, other.version, change, 'Elsewhere')).code).toBe(CODE.conflict)
  expect((await take(product.id, product.version + 7, change, 'Late')).code).toBe(CODE.conflict)
  expect((await pageOf(page)).changes).toMatchObject([{ decision: 'open' }])
  expect((await read(other.id)).version).toBe(other.version)
})

test('a change of the record meanwhile is told with each proposed change that it touches', async () => {
  const { product, page } = await proposed('MEANWHILE-1')
  await app.get(
    productCalls.update,
    { id: product.id, version: product.version, summary: { en: 'By hand.' } },
    admin,
  )
  expect(await pageOf(page)).toMatchObject({
    updatedBy: 'admin',
    changes: [{ stands: 'changed', now: 'By hand.' }],
  })
})

test('changes are left out and opened again by people alone; a closed proposal takes nothing more', async () => {
  const { product, proposal, page, change } = await proposed('LEFT-1')
  const leave = (open: boolean, who: With) => app.ask(calls.leave, { page, changes: [change], open }, who)
  // The right to decide cannot be given to a program.
  const scope: Resource[] = ['web_proposal:write', 'web_proposal:decide']
  const given = await app.ask(programCalls.add, { name: 'Decides', scope, days: 1 }, writer)
  expect(given.code).toBe(CODE.invalid)
  expect((await leave(false, helper.program)).code).toBe(CODE.forbidden)
  expect((await app.ask(calls.close, { id: proposal }, helper.program)).code).toBe(CODE.forbidden)
  const byProgram = await take(product.id, product.version, change, 'A short one.', helper.program)
  expect(byProgram.code).toBe(CODE.forbidden)
  expect(await leave(false, writer)).toMatchObject({ data: { counts: { open: 0, left: 1 } } })
  // Whoever looks at an older page does not take what somebody left out.
  const stale = await take(product.id, product.version, change, 'A short one.')
  expect([stale.code, (await read(product.id)).version]).toEqual([CODE.conflict, product.version])
  const again = { proposal, kind: 'product', id: product.id, version: product.version }
  const talks = await helper.use('propose_changes', {
    ...again,
    changes: [{ path: 'summary.en', value: 'But!' }],
  })
  expect(talks).toMatchObject({ isError: true, text: expect.stringContaining('decided') })
  expect(await leave(true, writer)).toMatchObject({ data: { counts: { open: 1, left: 0 } } })
  expect((await app.ask(calls.close, { id: proposal }, writer)).code).toBe(CODE.ok)
  expect((await take(product.id, product.version, change, 'A short one.')).code).toBe(CODE.conflict)
  const late = await helper.use('propose_changes', {
    ...again,
    changes: [{ path: 'summary.en', value: 'Late' }],
  })
  expect(late).toMatchObject({ isError: true, text: expect.stringContaining('closed') })
})

test('whoever may not see a kind sees nothing of what is proposed for it', async () => {
  const { proposal, page } = await proposed('HIDDEN-2')
  const outsider = await app.personWith('outsider', ['web_proposal', 'web_news'])
  expect(await app.get(calls.read, { id: proposal }, outsider)).toMatchObject({ pages: [], hidden: 1 })
  expect((await app.ask(calls.page, { id: page }, outsider)).code).toBe(CODE.forbidden)
  const looker = await app.personWith('looker', ['web_proposal', 'web_product'])
  expect(await pageOf(page, looker)).toMatchObject({ may: false })
})

test('closed proposals are forgotten after their days, with their calls; open ones stay', async () => {
  const { proposal } = await proposed('OLD-1')
  const { proposal: open } = await proposed('OLD-2')
  await app.get(calls.close, { id: proposal }, writer)
  const left = async (days: number) => {
    await forgetProposals(db, app.parts.now() + days * 86_400_000)
    const rows = await db.selectFrom('proposal').select('id').where('id', 'in', [proposal, open]).execute()
    return rows.map(({ id }) => id).toSorted((one, other) => one - other)
  }
  expect(await left(PROPOSAL_DAYS - 1)).toEqual([proposal, open])
  expect(await left(PROPOSAL_DAYS + 1)).toEqual([open])
  expect(
    await db.selectFrom('proposal_call').select('id').where('proposal_id', '=', proposal).execute(),
  ).toEqual([])
})
