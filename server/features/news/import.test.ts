import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { newsCalls as calls } from '#contract/news-and-cases/news.ts'
import { newsImportCalls as importCalls } from '#contract/news-and-cases/news-import.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

/** The old site: a real server that has two pictures, counts what is asked for, and leads one address elsewhere. */
const asked: string[] = []
const files = new Map([
  ['/up/pump.png', await drawPicture('#113355')],
  ['/up/hall.png', await drawPicture('#553311')],
  ['/up/fake.png', Buffer.from('<html>no picture</html>')],
])
const old = createServer((request, reply) => {
  const path = request.url ?? ''
  asked.push(path)
  if (path === '/up/inside.png') reply.writeHead(302, { location: 'http://127.0.0.1:1/secret.png' }).end()
  else if (files.has(path)) reply.end(files.get(path))
  else reply.writeHead(404).end()
})
await new Promise<void>((resolve) => void old.listen(0, '127.0.0.1', resolve))
afterAll(() => void old.close())
const host = `127.0.0.1:${(old.address() as AddressInfo).port}`
const app = await testApp({ IMPORT_HOSTS: host })
const admin = await app.signIn()

const item = (fields: Record<string, string>, more = '') =>
  `<item>${Object.entries({ 'wp:post_type': 'post', 'wp:status': 'publish', ...fields })
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}${more}</item>`
const media = (id: number, url: string) =>
  item({
    'wp:post_id': `${id}`,
    'wp:post_type': 'attachment',
    'wp:status': 'inherit',
    'wp:attachment_url': url,
  })
const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:content="c" xmlns:wp="w"><channel><title>Old site</title><link>http://${host}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login><![CDATA[ana]]></wp:author_login>
<wp:author_display_name><![CDATA[Ana of the office]]></wp:author_display_name></wp:author>
${items.join('\n')}</channel></rss>`
const post = (id: number, fields: Record<string, string>, more = '') =>
  item(
    {
      'wp:post_id': `${id}`,
      title: `Post ${id}`,
      link: `http://${host}/2019/05/post-${id}/`,
      'dc:creator': 'ana',
      'wp:post_date': '2019-05-01 12:30:00',
      'wp:post_name': `post-${id}`,
      'content:encoded': `Words of ${id}.`,
      'excerpt:encoded': '',
      ...fields,
    },
    more,
  )

type Query = Partial<InputOf<typeof importCalls.check>>
async function send(
  call: typeof importCalls.check | typeof importCalls.all,
  xml: string,
  query: Query = {},
  who = admin,
) {
  const search = new URLSearchParams({ lang: 'en', ...(query as Record<string, string>) })
  const url = `${call.path}?${search}`
  return (await uploadPicture(app.app, who.token, Buffer.from(xml), 'export.xml', url)).json()
}
const readByTitle = async (title: string) => {
  const { items } = await app.get(calls.list, { keyword: title }, admin)
  return app.get(calls.read, { id: items[0]?.id ?? 0 }, admin)
}

const whole = wxr(
  media(50, `http://${host}/up/pump.png`),
  media(51, `http://${host}/up/hall.png`),
  post(
    1,
    {
      title: 'A pump &amp; a hall',
      'content:encoded': `<!-- wp:heading --><h1>Why</h1><!-- /wp:heading -->
<p>It <strong>pumps</strong>, see <a href="https://example.com/a">this</a><script>alert(1)</script>.</p>
<figure><img src="http://${host}/up/pump-300x200.png" onerror="x()" alt="P"/><figcaption>The pump</figcaption></figure>
<ul><li>One<li>Two</ul><p><img src="http://elsewhere.example/x.png"></p>
<p>https://www.youtube.com/watch?v=abcdefghijk</p>`,
      'excerpt:encoded': 'Short of it',
      'wp:is_sticky': '1',
    },
    '<category domain="category" nicename="product-news"><![CDATA[Product news]]></category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>51</wp:meta_value></wp:postmeta>',
  ),
  post(2, { 'wp:status': 'draft', 'content:encoded': 'First line\nsecond line\n\nNext paragraph' }),
  post(3, { 'wp:status': 'trash' }),
  post(4, { title: '' }),
  item({ 'wp:post_id': '9', 'wp:post_type': 'page', title: 'A page' }),
)

test('a dry run says post by post what would happen, and changes and fetches nothing', async () => {
  const { code, data } = await send(importCalls.check, whole, { publish: true })
  expect(code).toBe(200)
  expect(data).toMatchObject({ posts: 4, add: 2, known: 0, skip: 1, refuse: 1, pictures: 2, left: 0 })
  const byTitle = Object.fromEntries(data.items.map((one: { title: string }) => [one.title, one]))
  expect(byTitle['A pump & a hall']).toMatchObject({
    does: 'add',
    published: true,
    category: 'product',
    author: 'Ana of the office',
    address: '/2019/05/post-1',
    pictures: 2,
    problems: [expect.stringContaining('elsewhere')],
    id: null,
  })
  expect(byTitle['Post 3'].problems[0]).toMatch(/trash/)
  expect((await app.get(calls.list, {}, admin)).total).toBe(0)
  expect(asked).toEqual([])
})

test('posts become news with text, pictures, author, date, category and old address; a second run adds nothing', async () => {
  const { data } = await send(importCalls.all, whole, { publish: true })
  expect(data).toMatchObject({ add: 2, skip: 1, refuse: 1, left: 0 })
  const piece = await readByTitle('A pump')
  expect(piece).toMatchObject({
    state: 'published',
    category: 'product',
    pinned: true,
    date: '2019-05-01',
    author: { en: 'Ana of the office', zh: '' },
    summary: { en: 'Short of it' },
    slugs: { en: 'post-1' },
    cover: expect.stringMatching(/^[0-9a-f]{40}\.png$/),
  })
  const kinds = piece.body.en?.content.map(({ type }) => type)
  expect(kinds).toEqual(['heading', 'paragraph', 'figure', 'bulletList', 'video'])
  expect(piece.body.en?.content[2]).toMatchObject({ attrs: { caption: 'The pump' } })
  expect(JSON.stringify(piece.body)).not.toMatch(/alert|onerror|script/)
  expect((await readByTitle('Post 2')).body.en?.content).toMatchObject([
    { content: [{ text: 'First line' }, { type: 'hardBreak' }, { text: 'second line' }] },
    { content: [{ text: 'Next paragraph' }] },
  ])
  expect(asked.toSorted()).toEqual(['/up/hall.png', '/up/pump.png'])
  const { db } = app.parts.storage
  const paths = await db.selectFrom('redirect').select(['path', 'entry_id']).orderBy('path').execute()
  expect(paths.map(({ path }) => path)).toEqual(['/2019/05/post-1', '/2019/05/post-2'])
  expect(paths[0]?.entry_id).toBe(piece.id)
  const [revision] = (await app.get(calls.revisions, { id: piece.id }, admin)).items
  expect(revision).toMatchObject({ did: 'import', by: 'admin' })

  const again = (await send(importCalls.all, whole, { publish: true })).data
  expect(again).toMatchObject({ add: 0, known: 2, skip: 1, refuse: 1 })
  expect((await app.get(calls.list, {}, admin)).total).toBe(2)
  expect(asked).toHaveLength(2)
})

test('pictures come from the media list alone and never from a private network, also over a redirect', async () => {
  const urls = [
    `http://${host}/up/inside.png`,
    `http://${host}/up/gone.png`,
    `http://${host}/up/fake.png`,
    'http://127.0.0.1/a.png',
    'http://[::ffff:10.0.0.1]/b.png',
    'http://localhost/c.png',
    'http://169.254.169.254/latest.png',
    'file:///etc/passwd.png',
  ]
  const text = urls.map((url) => `<p>x<img src="${url}"></p>`).join('')
  const xml = wxr(...urls.map((url, index) => media(100 + index, url)), post(20, { 'content:encoded': text }))
  const { data } = await send(importCalls.all, xml)
  expect(data).toMatchObject({ add: 1 })
  const { problems } = data.items[0]
  expect(problems).toHaveLength(urls.length)
  expect(problems.filter((problem: string) => problem.includes('private network'))).toHaveLength(6)
  expect((await readByTitle('Post 20')).cover).toBeNull()
})

test('what was behind a password or private there is never published here, and other types are counted', async () => {
  const closed = wxr(
    post(60, { 'wp:post_password': 'abc' }),
    post(61, { 'wp:post_password': ' ' }),
    post(62, { 'wp:status': 'private' }),
    post(63, { 'wp:post_password': '' }),
    ...['page', 'page', 'product', 'nav_menu_item'].map((type, at) =>
      item({ 'wp:post_id': `${70 + at}`, 'wp:post_type': type, title: 'Other' }),
    ),
    media(80, `http://${host}/up/pump.png`),
  )
  for (const call of [importCalls.check, importCalls.all]) {
    const { data } = await send(call, closed, { publish: true })
    expect(data).toMatchObject({ posts: 4, add: 4 })
    expect(data.others).toEqual([
      { type: 'page', count: 2 },
      { type: 'product', count: 1 },
      { type: 'nav_menu_item', count: 1 },
    ])
    type Said = { title: string; published: boolean; problems: string[] }
    const said = Object.fromEntries(data.items.map((one: Said) => [one.title, one]))
    const locked = { published: false, problems: [expect.stringMatching(/password.*draft/)] }
    expect(said['Post 60']).toMatchObject(locked)
    expect(said['Post 61']).toMatchObject(locked)
    expect(said['Post 62']).toMatchObject({
      published: false,
      problems: [expect.stringMatching(/private.*draft/)],
    })
    expect(said['Post 63']).toMatchObject({ published: true, problems: [] })
  }
  for (const id of [60, 61, 62]) expect((await readByTitle(`Post ${id}`)).state).toBe('draft')
  expect((await readByTitle('Post 63')).state).toBe('published')
})

test('what is no export, names entities of its own, or comes from somebody without the key is refused', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>${wxr(post(30, { title: '&a;' }))}`
  for (const xml of ['', 'no xml', '<rss><channel></channel></rss>', bomb, whole.slice(0, 2_000)])
    expect((await send(importCalls.check, xml)).code).toBe(415)
  const editor = await app.personWith('import-editor', ['web_news', 'web_news:update'])
  expect((await send(importCalls.check, whole, {}, editor)).code).toBe(403)
})

test('whoever may import but not publish gets drafts, and a post in the trash does not come back', async () => {
  const importer = await app.personWith('importer', ['web_news:import'])
  const { data } = await send(importCalls.all, wxr(post(40, {})), { publish: true }, importer)
  expect(data.items[0]).toMatchObject({ does: 'add', published: false })
  const piece = await readByTitle('Post 40')
  expect(piece.state).toBe('draft')
  await app.get(calls.remove, { id: piece.id, version: piece.version }, admin)
  const again = (await send(importCalls.all, wxr(post(40, {})), {}, importer)).data
  expect(again.items[0]).toMatchObject({ does: 'known', problems: [expect.stringContaining('trash')] })
})
