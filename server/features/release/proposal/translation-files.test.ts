// Files for translators, out and in again.
import { expect, test } from 'vitest'
import { proposalCalls } from '#contract/content/proposal.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { settingCalls } from '#contract/site/setting.ts'
import { translationCalls as calls } from '#contract/translation/desk.ts'
import { CODE } from '#contract/wire/answer.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { readXliff } from '#server/publishing/translation/xliff.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, draft, read } = await productDesk(app)
const { version } = await app.get(settingCalls.read, {}, admin)
await app.get(settingCalls.update, { version, language: 'en' }, admin)

const exported = (...ids: number[]) =>
  app.get(
    calls.export,
    { language: 'es', records: ids.map((id) => ({ kind: 'product' as const, id })) },
    admin,
  )
const taken = (file: string, who = admin) => app.get(calls.import, { name: 'agency.xlf', file }, who)
/** As a translator's program gives it back, with a translation for each sentence that has none. */
const translated = (file: string, translate: (source: string) => string) =>
  file.replace(
    /<source>(.*?)<\/source>(?!<target>)/gs,
    (whole, source: string) => `${whole}<target>${translate(source)}</target>`,
  )
const changesIn = async (proposal: number) => {
  const { pages } = await app.get(proposalCalls.read, { id: proposal }, admin)
  const all = await Promise.all(pages.map(({ id }) => app.get(proposalCalls.page, { id }, admin)))
  return all.flatMap(({ changes }) => changes)
}
const BOLD = { type: 'bold' }
const intro = {
  type: 'doc',
  content: [
    ...(docOfPlain('## Why\nIt lasts. It holds.')?.content ?? []),
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Of ' },
        { type: 'text', text: 'PTFE & steel', marks: [BOLD] },
        { type: 'text', text: '.' },
      ],
    },
  ],
}

test('what records lack goes out with its marks, and comes back as a proposal that waits for people', async () => {
  const { id } = await draft('X-1', {
    summary: { en: 'A < B. Strong.' },
    description: { en: intro },
  } as never)
  const { file, texts, name } = await exported(id)
  expect([name, texts > 1]).toEqual(['en-es.xlf', true])
  expect(file).toContain('<pc id="1-1">PTFE &amp; steel</pc>')
  const { skipped, proposals } = await taken(
    translated(file, (source) => source.replace('Strong', 'Fuerte').replace('steel', 'acero')),
  )
  expect(skipped).toEqual([])
  const [proposal = 0] = proposals
  expect(await app.get(proposalCalls.read, { id: proposal }, admin)).toMatchObject({
    ...{ name: 'agency.xlf', state: 'ready', program: '', person: 'admin' },
  })
  const changes = await changesIn(proposal)
  expect(changes.find(({ path }) => path === 'summary.es')?.after).toBe('A < B. Fuerte.')
  const body = changes.find(({ path }) => path === 'description.es')?.after as typeof intro
  expect(JSON.stringify(body)).toContain(
    JSON.stringify({ type: 'text', text: 'PTFE & acero', marks: [BOLD] }),
  )
  expect((await read(id)).summary.es).toBe('')
})

test('what is not finished, was changed meanwhile or lost its marks is told and left out', async () => {
  const { id } = await draft('X-2', { summary: { en: 'One. Two.' }, description: { en: intro } } as never)
  const { file } = await exported(id)
  const half = await taken(translated(file, (source) => (source === 'Two.' ? '' : source)))
  expect(half.skipped).toContainEqual({ kind: 'product', id, path: 'summary', why: 'unfinished' })
  const bare = await taken(translated(file, (source) => source.replace(/<[^>]*>/g, '')))
  expect(bare.skipped).toContainEqual({ kind: 'product', id, path: 'description', why: 'shape' })
  const { version } = await read(id)
  await app.get(productCalls.update, { id, version, summary: { en: 'One. Three.' } }, admin)
  const late = await taken(translated(file, (source) => source))
  expect(late.skipped).toContainEqual({ kind: 'product', id, path: 'summary', why: 'changed' })
  const long = await taken(translated((await exported(id)).file, () => 'x'.repeat(5_000)))
  expect(long.skipped).toContainEqual({ kind: 'product', id, path: 'summary', why: 'refused' })
})

test('a file changes nothing that its bringer may not change, and no record that is gone', async () => {
  const { id } = await draft('X-3')
  const file = translated((await exported(id)).file, (source) => `${source}!`)
  const reader = await app.personWith('reader', ['web_translation:draft', 'web_product'])
  expect(await taken(file, reader)).toMatchObject({
    proposals: [],
    skipped: [{ why: 'forbidden' }, {}],
  })
  const gone = file.replace(`product/${id}"`, 'product/999999"')
  expect(await taken(gone)).toMatchObject({ proposals: [], skipped: [{ why: 'gone' }, {}] })
  const blind = await app.personWith('blind', ['web_translation'])
  expect(
    (await app.ask(calls.export, { language: 'es', records: [{ kind: 'product', id }] }, blind)).code,
  ).toBe(CODE.forbidden)
  expect((await app.ask(newsCalls.list, {}, blind)).code).toBe(CODE.forbidden)
})

test('a file that is none of ours is refused in clear words', async () => {
  const { file } = await exported((await draft('X-4')).id)
  const wrong = [
    ['', 'well-formed'],
    ['<xliff>', 'well-formed'],
    [file.replace('<xliff', '<!DOCTYPE x [<!ENTITY a "b">]><xliff'), 'well-formed'],
    ['<html/>', 'XLIFF'],
    [file.replace('document:2.0', 'document:1.2'), 'XLIFF'],
    [file.replace('trgLang="es"', 'trgLang="xx"'), 'languages'],
    [file.replace('trgLang="es"', 'trgLang="en"'), 'two languages'],
    [file.replace(/original="[^"]*"/, 'original="brochure"'), 'names no records'],
  ] as const
  for (const [given, says] of wrong)
    expect(await app.ask(calls.import, { name: 'a.xlf', file: given }, admin)).toMatchObject({
      code: CODE.invalid,
      message: expect.stringContaining(says),
    })
})

test('marks are read however a program writes them, and groups are looked into', () => {
  const { records } = readXliff(`<?xml version="1.0"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-GB" trgLang="es-MX">
      <file id="f" original="product/7"><group id="g"><unit id="u" name="summary#1">
        <segment><source>A <pc id="1-1">b</pc>.</source>
          <target>Un <sc id="1-1"/>b<ec startRef="1-1"/><mrk id="m">.</mrk><ph id="0-1"/>&amp; <![CDATA[<1>]]></target></segment>
      </unit></group></file></xliff>`)
  expect(records).toEqual([
    {
      ...{ kind: 'product', id: 7 },
      texts: [
        { path: 'summary', said: [[], ['A <1>b</1>.']], means: [[], ['Un <1>b</1>.<br/>&amp; &lt;1>']] },
      ],
    },
  ])
})
