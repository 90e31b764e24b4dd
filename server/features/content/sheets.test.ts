// Records of every kind out to spreadsheets and in from them.
import { expect, test } from 'vitest'
import { DECLARED } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { CODE } from '#contract/wire/answer.ts'
import { sheetDesk } from '#server/testing/desks/sheet-desk.ts'

const { app, admin, files, callOf, add, read, contentOf, given, download, upload } = await sheetDesk()
const ALL: readonly KindOf[] = [productKind, ...DECLARED]
const problems = ({ items }: SheetReport) => items.map(({ errors }) => errors)

test.each(ALL)('what goes out of $kind comes back unchanged, in every language', async (kind) => {
  const full = await add(kind, given(kind, 0))
  const bare = await add(kind, {
    [kind.title]: { en: 'Bare' },
    ...(kind.knownBy && { [kind.knownBy]: 'BARE' }),
  })
  for (const language of ['en', 'zh', 'es']) {
    const [head = [], ...rows] = await download(kind, 'export', language)
    // Nobody knows again what has no model.
    const known = rows.filter(([name]) => name !== '')
    const { data } = await upload(kind, [head, ...known])
    expect(data).toMatchObject({ rows: known.length, unchanged: known.length, refused: 0 })
  }
  expect((await read(kind, full.id)).version).toBe(full.version)
  expect((await read(kind, bare.id)).version).toBe(bare.version)
})

test.each(ALL)('every cell of $kind that is changed is taken in', async (kind) => {
  const one = await add(kind, { ...given(kind, 0), ...(kind.knownBy && { [kind.knownBy]: 'ONE' }) })
  const other = await add(kind, { ...given(kind, 1), ...(kind.knownBy && { [kind.knownBy]: 'TWO' }) })
  const [head = [], ...rows] = await download(kind)
  const name = (row: Awaited<ReturnType<typeof read>>) => String(row[kind.knownBy ?? 'id'])
  const cells = rows.find(([first]) => first === name(other)) ?? []
  const { data } = await upload(kind, [head, [name(one), ...cells.slice(1)]])
  expect(data).toMatchObject({ updated: 1, refused: 0, items: [{ does: 'update', errors: {}, notes: {} }] })
  const known = kind.knownBy ? { [kind.knownBy]: 'ONE' } : {}
  expect(contentOf(kind, await read(kind, one.id))).toEqual({ ...contentOf(kind, other), ...known })
})

test.each(ALL)('the template of $kind is read as it is', async (kind) => {
  const { data } = await upload(kind, await download(kind, 'importTemplate'))
  expect(data).toMatchObject({ rows: 1, added: 1, refused: 0 })
})

const kindNamed = (name: string) => ALL.find(({ kind }) => kind === name) ?? productKind
const [event, document, vacancy, successCase, dealer] = [
  'event',
  'document',
  'vacancy',
  'successCase',
  'dealer',
].map(kindNamed) as [KindOf, KindOf, KindOf, KindOf, KindOf]

test('wrong cells are refused by row and column, each with what is wrong, and nothing is written', async () => {
  const wrong = async (kind: KindOf, cells: Record<string, string>) => {
    const row = { [`${kind.title}.en`]: 'Wrong', ...cells }
    const good = { [`${kind.title}.en`]: 'Fine' }
    const head = Object.keys(row)
    const lines = [row, good].map((one: Record<string, string>) => head.map((column) => one[column] ?? ''))
    const { data } = await upload(kind, [head, ...lines])
    expect(data).toMatchObject({ refused: 1, added: 1 })
    return problems(data)[0]
  }
  expect(
    await wrong(event, {
      starts: 'tomorrow',
      opens: '9 am',
      zone: 'Nowhere/City',
      products: 'OTHER-1, NOPE',
      cover: 'nowhere.png',
      listed: 'perhaps',
      'slugs.en': 'Not So',
      'summary.es': 'x'.repeat(601),
    }),
  ).toEqual({
    starts: expect.stringContaining('date'),
    opens: expect.any(String),
    zone: expect.any(String),
    products: 'Product “NOPE” does not exist, or there are several.',
    cover: 'There is no picture “nowhere.png” in the library.',
    listed: 'Only “Yes” or “No”.',
    'slugs.en': expect.any(String),
    'summary.es': expect.stringContaining('600'),
  })
  expect(
    await wrong(document, { type: 'novel', editions: '# 2026-05 | 2026-05-01\nnone.pdf | English' }),
  ).toEqual({
    type: expect.stringContaining('“Data sheet”'),
    editions: 'There is no file “none.pdf” in the library.',
  })
  expect(await wrong(document, { editions: '# 2026-05 | soon\none.pdf | Latin' })).toEqual({
    editions: expect.stringContaining('“No language”'),
  })
  expect(await wrong(vacancy, { country: 'Atlantis', 'steps.en': 'One\nTwo', 'steps.es': 'Uno' })).toEqual({
    country: expect.any(String),
    'steps.es': 'The lines must match in number and kind in every language.',
  })
  expect(await wrong(dealer, { map: '91, 120.5853', website: 'here' })).toEqual({
    map: expect.stringContaining('latitude'),
    website: expect.any(String),
  })
  expect(await wrong(successCase, { id: '999999', 'quotation.text.en': 'x'.repeat(1_001) })).toEqual({
    id: 'There is no record with this ID.',
    'quotation.text.en': expect.stringContaining('1,000'),
  })
})

test('lines are written by hand as people would: files by name, parts left out, days as spreadsheets have them', async () => {
  const { data } = await upload(document, [
    ['Title (English)', 'Type of document', 'Valid until', 'Editions'],
    [
      'By hand',
      'Manual',
      '46000',
      '# Rev. A | 2026-5-1\none.pdf\ntwo.pdf | es\n# Rev. B | 2026/06/01\none.pdf',
    ],
  ])
  expect(data).toMatchObject({ added: 1, refused: 0 })
  const { items } = (await app.get(callOf(document, 'list'), { keyword: 'By hand' }, admin)) as {
    items: { id: number }[]
  }
  expect(await read(document, items[0]?.id ?? 0)).toMatchObject({
    validUntil: '2025-12-09',
    editions: [
      {
        edition: 'Rev. A',
        date: '2026-05-01',
        files: [
          { file: files[0], language: 'any' },
          { file: files[1], language: 'es' },
        ],
      },
      { edition: 'Rev. B', date: '2026-06-01', files: [{ file: files[0], language: 'any' }] },
    ],
  })
})

test('without an ID a row is known by its title: sent twice it adds once, and what fits two records is refused', async () => {
  const HEAD = ['Title (English)', 'Title (Spanish)', 'Place (English)']
  const rows = [HEAD, ['Open day', 'Jornada', 'Suzhou'], ['Fair', '', 'Berlin']]
  expect((await upload(event, rows)).data).toMatchObject({ added: 2 })
  expect((await upload(event, rows)).data).toMatchObject({ added: 0, unchanged: 2 })
  const changed = [HEAD, ['Open day', 'Jornada', 'Wuxi'], ['Fair', '', 'Berlin']]
  expect((await upload(event, changed)).data).toMatchObject({ updated: 1, unchanged: 1 })
  expect(problems((await upload(event, changed, '?updateExisting=false')).data)).toEqual([
    { 'title.en': 'This record already exists.' },
    { 'title.en': 'This record already exists.' },
  ])
  const twice = await upload(event, [
    HEAD,
    ['Open day', '', ''],
    ['', 'Jornada', ''],
    ['New', '', ''],
    ['New', '', ''],
  ])
  expect(problems(twice.data)).toMatchObject([
    { 'title.es': 'The same as in row 2.' },
    { 'title.en': 'The same as in row 4.' },
    {},
    {},
  ])
  await add(event, { title: { en: 'Fair' } })
  expect(problems((await upload(event, [HEAD, ['Fair', '', '']])).data)).toEqual([
    { 'title.en': expect.stringContaining('Several records match') },
  ])
  const headless = await upload(event, [['Summary (English)'], ['x']])
  expect(headless).toMatchObject({ code: CODE.invalid })
})

test('a title that is written as the ID of another record of the file is a title', async () => {
  const { id } = await add(event, { title: { en: 'Numbered' } })
  const other = await add(event, { title: { en: String(id) } })
  const HEAD = ['ID', 'Title (English)', 'Place (English)']
  const rows = [HEAD, ['', String(id), 'Berlin'], [String(id), 'Numbered', 'Wuxi']]
  expect((await upload(event, rows)).data).toMatchObject({ updated: 2, refused: 0 })
  expect((await read(event, other.id)).place).toMatchObject({ en: 'Berlin' })
  expect((await read(event, id)).place).toMatchObject({ en: 'Wuxi' })
})

test('a model that reads like the address or the number of another product is still a model', async () => {
  const wrong = await add(productKind, { productModel: 'WRONG', productName: { en: 'Wrong' } })
  const models = [`LBV/PN/${wrong.id}`, `#${wrong.id}`, 'A, B']
  const meant: number[] = []
  for (const productModel of models)
    meant.push((await add(productKind, { productModel, productName: { en: 'Meant' } })).id)
  const host = await add(productKind, {
    ...{ productModel: 'HOST', productName: { en: 'Host' } },
    ...{ accessories: meant, related: [wrong.id] },
  })
  const exported = await download(productKind)
  const [head = []] = exported
  const row = exported.find((cells) => cells.includes('HOST')) ?? []
  expect((await upload(productKind, [head, row])).data).toMatchObject({ unchanged: 1, refused: 0 })
  const cells = [
    ['Model', 'Product name (English)', 'Accessories'],
    ['HOST-2', 'Host', models.slice(0, 2).join(', ')],
  ]
  expect(problems((await upload(productKind, cells)).data)).toEqual([{}])
  expect((await read(productKind, host.id)).accessories).toEqual(meant)
  const added = (await download(productKind)).find((one) => one.includes('HOST-2')) ?? []
  expect(added.join()).toContain(models.slice(0, 2).join(', '))
})

test('who may not edit takes in new records only', async () => {
  await add(event, { title: { en: 'There already' } })
  const adds = ['web_event', 'web_event:add', 'web_event:import'] as const
  const rows = [
    ['Title (English)', 'Place (English)'],
    ['There already', 'Berlin'],
  ]
  const without = await app.personWith('sheet-adder', adds)
  expect(problems((await upload(event, rows, '', without)).data)).toEqual([
    { 'title.en': 'This record already exists, and your role may not edit it.' },
  ])
  const withIt = await app.personWith('sheet-editor', [...adds, 'web_event:update'])
  expect((await upload(event, rows, '', withIt)).data).toMatchObject({ updated: 1 })
})

test('who may export and import is said by keys of the page, and both are logged', async () => {
  const reader = await app.personWith('sheet-reader', ['web_event', 'web_event:update'])
  expect((await app.ask(callOf(event, 'export'), {}, reader)).code).toBe(CODE.forbidden)
  expect((await upload(event, [['id'], ['1']], '', reader)).code).toBe(CODE.forbidden)
  const mover = await app.personWith('sheet-mover', ['web_event', 'web_event:export', 'web_event:import'])
  expect((await download(event, 'export', 'en', mover)).length).toBeGreaterThan(1)
  expect((await upload(event, [['title.en'], ['Logged']], '', mover)).data).toMatchObject({ added: 1 })
  const { items } = await app.get(operationLogCalls.list, { module: 'event', limit: 100 }, admin)
  const verbs = items.filter(({ username }) => username === 'sheet-mover').map(({ verb }) => verb)
  expect(verbs.toSorted()).toEqual(['export', 'import'])
})
