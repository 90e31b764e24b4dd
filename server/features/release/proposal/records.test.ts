// New records that programs propose: there is none before a person adds it, and then it is a draft of theirs.
import { expect, test } from 'vitest'
import { proposalCalls } from '#contract/content/proposal.ts'
import { proposedRecordCalls as calls, PROPOSED_RECORDS } from '#contract/content/proposed-record.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { programCalls } from '#contract/people/program.ts'
import { translationCalls } from '#contract/translation/desk.ts'
import { CODE } from '#contract/wire/answer.ts'
import { agentDesk, MAY } from '#server/testing/sign-in/agents.ts'

const { app, admin, db, agent } = await agentDesk()
const editor = await app.personWith('editor', ['web_news:add', 'web_proposal:decide', 'web_proposal'])
const helper = await agent([...MAY, 'web_news'], 'News helper', admin)

const PIECE = { title: { en: 'A fair', es: 'Una feria' }, body: { en: 'One.\n\nTwo.' } }
async function proposed(content: object = PIECE) {
  const proposal = await helper.begin()
  const { data, text } = await helper.use('propose_record', {
    ...{ proposal, kind: 'news', content, why: 'It was asked for.' },
  })
  return { proposal, id: (data as { id?: number } | undefined)?.id ?? 0, text }
}
const count = async () =>
  (await db.selectFrom('entry').select('id').where('kind', '=', 'news').execute()).length

test('a new record stands in the proposal alone until a person adds it, then it is a draft that names program and model', async () => {
  const before = await count()
  const { proposal, id } = await proposed()
  expect(await count()).toBe(before)
  expect(await app.get(proposalCalls.read, { id: proposal }, editor)).toMatchObject({
    counts: { open: 1, taken: 0 },
    pages: [],
    records: [{ id, kind: 'news', title: { en: 'A fair' }, decision: 'open' }],
  })
  const whole = await app.get(calls.read, { id }, editor)
  expect(whole).toMatchObject({ why: 'It was asked for.', may: true, entryId: null })
  expect(whole.content.body).toMatchObject({ en: { type: 'doc' } })
  const made = await app.get(
    newsCalls.add,
    { ...(whole.content as typeof PIECE), from: { record: id } } as never,
    editor,
  )
  expect(made).toMatchObject({ state: 'draft', title: { en: 'A fair', es: 'Una feria' } })
  expect(await app.get(calls.read, { id }, editor)).toMatchObject({
    ...{ decision: 'taken', by: 'editor', entryId: made.id },
  })
  const { items } = await app.get(newsCalls.revisions, { id: made.id }, admin)
  expect(items[0]).toMatchObject({ by: 'editor', note: expect.stringContaining('News helper') })
  const again = await app.ask(newsCalls.add, { title: { en: 'x' }, from: { record: id } }, editor)
  expect(again.code).toBe(CODE.conflict)
})

test('what is left out is opened again, a closed proposal adds nothing, and no program adds what a program proposed', async () => {
  const { proposal, id } = await proposed()
  expect(await app.get(calls.leave, { id, open: false }, editor)).toMatchObject({
    decision: 'left',
    by: 'editor',
  })
  const add = (who: Parameters<typeof app.ask>[2]) =>
    app.ask(newsCalls.add, { title: { en: 'A fair' }, from: { record: id } }, who)
  expect((await add(editor)).code).toBe(CODE.conflict)
  await app.get(calls.leave, { id, open: true }, editor)
  const scope = ['web_news:add', 'web_proposal:write'] as const
  const { token } = await app.get(programCalls.add, { name: 'Adds', scope: [...scope], days: 1 }, admin)
  expect((await add({ headers: { authorization: `Bearer ${token}` } })).code).toBe(CODE.forbidden)
  await app.get(proposalCalls.close, { id: proposal }, editor)
  const before = await count()
  expect((await add(editor)).code).toBe(CODE.conflict)
  expect(await count()).toBe(before)
})

test('it is judged as adding it by hand is, and a proposal holds only so many', async () => {
  expect((await proposed({ title: {} })).text).toContain('a title in at least one language')
  expect((await proposed({ ...PIECE, publish: true })).text).toContain('content.publish')
  expect((await proposed({ ...PIECE, from: { record: 1 } })).text).toContain('content.from')
  const home = await helper.use('propose_record', {
    ...{ proposal: await helper.begin(), kind: 'home', content: {} },
  })
  expect(home.isError).toBe(true)
  const { proposal } = await proposed()
  const row = await db
    .selectFrom('proposal_record')
    .selectAll()
    .where('proposal_id', '=', proposal)
    .executeTakeFirstOrThrow()
  const { id: _, ...copy } = row
  const more = Array.from({ length: PROPOSED_RECORDS - 1 }, () => copy)
  await db.insertInto('proposal_record').values(more).execute()
  const full = await helper.use('propose_record', { proposal, kind: 'news', content: PIECE })
  expect(full.text).toContain(String(PROPOSED_RECORDS))
})

test('a record that breaks the glossary is not proposed, nor added when the glossary came later', async () => {
  const title = { zh: '展会', en: 'A fair', es: 'Una feria' }
  const { id } = await proposed({ title })
  const { version } = await app.get(translationCalls.glossary, {}, admin)
  const terms = [{ words: { zh: '展会', en: 'fair', es: 'exposición' } }]
  const kept = await app.get(translationCalls.keepGlossary, { version, terms }, admin)
  const late = await proposed({ title })
  expect(late).toMatchObject({ id: 0, text: expect.stringContaining('exposición') })
  const before = await count()
  const add = (es: string) =>
    app.ask(newsCalls.add, { title: { ...title, es }, from: { record: id } }, editor)
  expect(await add('Una feria')).toMatchObject({
    code: CODE.unprocessable,
    message: expect.stringContaining('exposición'),
  })
  expect(await count()).toBe(before)
  expect((await add('Una exposición')).code).toBe(CODE.ok)
  await app.get(translationCalls.keepGlossary, { version: kept.version, terms: [] }, admin)
})

test('a token that writes Spanish alone proposes nothing in another language', async () => {
  const spanish = await agent([...MAY, 'web_news'], 'Traductor', admin, ['es'])
  const proposal = await spanish.begin()
  const propose = (content: object) => spanish.use('propose_record', { proposal, kind: 'news', content })
  expect((await propose(PIECE)).isError).toBe(true)
  const news = await app.get(newsCalls.add, { title: { en: 'A title' } }, admin)
  const change = (path: string) =>
    spanish.use('propose_changes', {
      ...{ proposal, kind: 'news', id: news.id, version: news.version },
      changes: [{ path, value: 'Otro' }],
    })
  expect((await change('title.en')).isError).toBe(true)
  expect((await change('title.es')).isError).toBeFalsy()
})
