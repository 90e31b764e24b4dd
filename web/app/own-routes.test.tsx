// The pages of a kind that the owner made: at the addresses that the owner chose, in three layouts.
import { renderToReadableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { expect, test } from 'vitest'
import { AppRoot } from '#web/app/app-root.tsx'
import { doorContext } from '#web/client/door.ts'
import { headOf } from '#web/head/head-of.ts'
import { ownDoor } from '#web/testing/sample-own.ts'
import { languageStore } from '#web/testing/texts.ts'
import { routes } from './routes.tsx'

const SITE = 'https://site.example'
const LAYOUTS = ['cards', 'rows', 'table'] as const

const handler = createStaticHandler(routes)

type Given = { hash?: boolean; kind?: Parameters<typeof ownDoor>[1]; of?: object | null }

/** Where an address leads, or what was loaded for it. */
function opened(address: string, { hash = false, kind, of }: Given = {}) {
  const requestContext = new RouterContextProvider()
  requestContext.set(doorContext, { ...ownDoor('en', kind, of), hash })
  return handler.query(new Request(SITE + address), { requestContext })
}
const leadsTo = async (address: string, given?: Given) => {
  const found = await opened(address, given)
  return found instanceof Response ? found.headers.get('Location') : found.statusCode
}

async function drawn(address: string, given?: Given) {
  const context = (await opened(address, given)) as StaticHandlerContext
  const stream = await renderToReadableStream(
    <AppRoot language={languageStore('en')} doorway={{ hash: false, prefetch: () => {} }} preview={null}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppRoot>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  // With the parts that come late.
  await stream.allReady
  return { context, html: await new Response(stream).text() }
}
/** Without the frame around it. */
const pageOf = async (address: string, given?: Given) =>
  /<main.*<\/main>/s.exec((await drawn(address, given)).html)?.[0] ?? ''

test('its list and its records have the addresses that were chosen, in whatever capitals', async () => {
  expect(await leadsTo('/references')).toBe(200)
  expect(await leadsTo('/reference/5-a-waterworks')).toBe(200)
  expect(await leadsTo('/References?group=water')).toBe('/references?group=water')
  expect(await leadsTo('/REFERENCE/5-A')).toBe('/reference/5-A')
  expect(await leadsTo('/references?page=9')).toBe('/references')
})

test('addresses that it had before lead on with what is asked, by the hash as well', async () => {
  const kind = { earlier: { list: ['our-work'], record: ['work', 'references'] } }
  expect(await leadsTo('/our-work?group=water&page=2', { kind })).toBe('/references?group=water&page=2')
  expect(await leadsTo('/Our-Work', { kind, hash: true })).toBe('/references')
  expect(await leadsTo('/work/5-a', { kind, hash: true })).toBe('/reference/5-a')
  expect(await leadsTo('/references/5', { kind })).toBe('/reference/5')
  expect(await leadsTo('/references', { kind })).toBe(200)
  expect(await leadsTo('/work', { kind })).toBe(404)
})

test('where no kind is there is nothing: in its place, or by the hash at /404', async () => {
  for (const nowhere of ['/nowhere', '/references/5', '/reference', '/news/5', '/reference/x']) {
    expect(await leadsTo(nowhere), nowhere).toBe(404)
  }
  expect(await leadsTo('/nowhere', { hash: true })).toMatch(/^\/404/)
})

for (const layout of LAYOUTS) {
  test(`as ${layout} the list shows its records, and the page of one all it says`, async () => {
    const list = await pageOf('/references', { kind: { layout } })
    expect(list.match(/<h1/g)).toHaveLength(1)
    for (const holds of ['References', 'Where our meters run.', 'A waterworks', 'Industry', 'Nominal size'])
      expect(list).toContain(holds)
    expect(list).toContain('href="/en/references?group=energy"')
    const page = await pageOf('/reference/5', { kind: { layout } })
    expect(page.match(/<h1/g)).toHaveLength(1)
    for (const holds of ['A story of it', 'Industry', '2 Nov 2026', 'href="/en/message?about=5"'])
      expect(page).toContain(holds)
  })

  test(`as ${layout} what a kind has no part for leaves no hole`, async () => {
    const bare = {
      summary: '',
      group: undefined,
      day: undefined,
      cover: undefined,
      body: undefined,
      facts: [],
    }
    const given = { kind: { layout, grouped: false, lede: '', groupName: '' }, of: bare }
    const list = await pageOf('/references', given)
    expect(list).toContain('A waterworks')
    expect(list).not.toMatch(/<dl|class="chips|class="lede|class="plate|<small>/)
    const page = await pageOf('/reference/5', given)
    expect(page).not.toMatch(/class="(?:lede|plate|prose|own-short)/)
    expect(page).toContain('href="/en/message?about=5"')
  })
}

test('fields that narrow the list stand above it, what is chosen stays in every way on, and nothing that fits has a way out', async () => {
  const list = await pageOf('/references?f.o1=c1&units=us')
  expect(list).toMatch(/<input type="checkbox"[^>]*checked=""[^>]*value="c1"\/><span>Spain<i[^>]*>2</)
  expect(list).toMatch(/<input type="checkbox"[^>]*disabled=""[^>]*value="c2"\/><span>China<i[^>]*>0</)
  expect(list).toContain('aria-label="Remove filter: Spain"')
  expect(list).toContain('href="/en/references?group=energy&amp;f.o1=c1&amp;units=us"')
  const grouped = await pageOf('/references?group=energy&f.o1=c1&page=1')
  expect(grouped).toMatch(/<input type="hidden" name="group" value="energy"/)
  expect(grouped).not.toContain('name="page"')
  const nothing = await pageOf('/references?f.o1=c1', { of: null })
  expect(nothing).toContain('Nothing matches all filters')
  expect(nothing).toMatch(/href="\/en\/references\?"|href="\/en\/references"/)
})

test('several values of a field are chosen at once, are named beside it, and each is taken away by itself', async () => {
  const list = await pageOf('/references?f.o1=c1&f.o1=c2&group=energy')
  expect(list.match(/checked=""/g)).toHaveLength(2)
  expect(list).toContain('Spain · China')
  expect(list).toMatch(/aria-label="Remove filter: Spain" href="[^"]*\?f\.o1=c2&amp;group=energy"/)
  expect(list).toMatch(/aria-label="Remove filter: China" href="[^"]*\?f\.o1=c1&amp;group=energy"/)
  expect(await pageOf('/references')).toMatch(/Country<\/span><span class="input">All</)
})

test('facts of the owner stand beside the heading, once', async () => {
  const fact = { value: '5', unit: 'years', us: null, conditions: '', usConditions: null }
  const page = await pageOf('/reference/5', { of: { side: [{ ...fact, name: 'Warranty' }] } })
  expect(page).toMatch(/<dl class="side-facts">.*Warranty.*years.*<\/dl>/s)
  expect(page.match(/Warranty/g)).toHaveLength(1)
  expect(await pageOf('/reference/5')).not.toContain('side-facts')
})

test('a list of nothing says so, and one of a group leads back to all', async () => {
  const empty = { of: null }
  expect(await pageOf('/references', empty)).toContain('Nothing here yet.')
  const ofGroup = await pageOf('/references?group=water', empty)
  expect(ofGroup).toContain('Nothing in this group yet.')
  expect(ofGroup).toContain('Show all')
})

test('machines are told what the list is, and of each record its page', async () => {
  const headAt = async (address: string) => {
    const { context, html } = await drawn(address)
    const requested = {
      ...{ language: 'en' as const, route: address, origin: SITE, preview: null, everywhere: null },
      ...{ alternates: { en: `/en${address}` }, read: async () => null },
    }
    return headOf(context, new URL(SITE + address), requested, { title: 'References', html }).tags
  }
  const list = await headAt('/references')
  expect(list).toContain('<meta name="description" content="Where our meters run.">')
  expect(list).toContain('"@type":"CollectionPage","name":"References"')
  expect(list).toContain('"url":"https://site.example/en/reference/5-a-waterworks"')
  const record = await headAt('/reference/5-a-waterworks')
  expect(record).toContain('<meta name="description" content="In one sentence">')
  expect(record).toContain('"@type":"ItemPage","name":"A waterworks"')
  expect(record).toContain('<meta property="og:image"')
  expect(record).toContain('"@type":"BreadcrumbList"')
})
