// What a rendered page tells search engines, shared cards and other languages.
import { expect, test } from 'vitest'
import { type PageRequest, scriptJson } from '#contract/site/rendering.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { render } from '#web/render.tsx'
import { sampleDoor } from '#web/testing/sample-answers.ts'

async function headAt(
  route: string,
  more: Partial<PageRequest> = {},
  change: (data: object) => object = (data) => data,
) {
  const { read } = sampleDoor('en')
  const made = await render({
    ...{ language: 'en', route, origin: 'https://site.example', preview: null },
    everywhere: null,
    alternates: { en: `/en${route.split('?')[0]}`, zh: `/zh${route.split('?')[0]}` },
    read: async (path, query) => change((await read(path as never, query as never)) as object),
    ...more,
  })
  if (!('html' in made)) throw new Error('leads elsewhere')
  const scripts = [...made.head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return { ...made, ld: scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>) }
}

test('a page names itself and its languages, each by its whole address', async () => {
  const { head, title } = await headAt('/newsDetail/4-a-piece')
  expect(title).toContain('A piece of news')
  expect(head).toContain('<link rel="canonical" href="https://site.example/en/newsDetail/4-a-piece">')
  expect(head).toContain('hreflang="zh" href="https://site.example/zh/newsDetail/4-a-piece"')
  expect(head).toContain('hreflang="x-default" href="https://site.example/en/newsDetail/4-a-piece"')
  expect(head).toContain('<meta property="og:type" content="article">')
  expect(head).not.toContain('noindex')
  expect(head).not.toContain('hreflang="es"')
})

test('a page without a text of its own, a preview, a search and what shall not be listed are not offered', async () => {
  const robots = '<meta name="robots" content="noindex">'
  expect((await headAt('/newsDetail/4-a-piece', { alternates: { zh: '/zh/newsDetail/4' } })).head).toContain(
    robots,
  )
  const preview = { token: 'secret', until: '2026-06-01T00:00:00Z' }
  expect((await headAt('/newsDetail/4-a-piece', { preview })).head).toContain(robots)
  expect((await headAt('/keyword?keyword=LTB')).head).toContain(robots)
  const unlisted = (data: object) =>
    'seo' in data ? { ...data, seo: { ...(data.seo as object), listed: false } } : data
  expect((await headAt('/newsDetail/4-a-piece', {}, unlisted)).head).toContain(robots)
  expect((await headAt('/news')).head).not.toContain(robots)
})

test('another page of a list is a page of its own; filters are not', async () => {
  const { head } = await headAt('/news?category=company')
  expect(head).toContain('<link rel="canonical" href="https://site.example/en/news">')
})

test('machines are told of the company, the product, the news and the way to them', async () => {
  const types = async (route: string) => (await headAt(route)).ld.map((one) => one['@type'])
  expect(await types('/HomePage')).toEqual(['Organization', 'WebSite'])
  expect(await types('/productDetail/7')).toEqual(['Product', 'BreadcrumbList'])
  expect(await types('/newsDetail/4-a-piece')).toEqual(['NewsArticle', 'BreadcrumbList'])
})

test('the site is told with its language and the way to search it', async () => {
  const [, site] = (await headAt('/HomePage')).ld
  expect(site).toMatchObject({
    url: 'https://site.example/en/HomePage',
    inLanguage: 'en',
    potentialAction: { target: 'https://site.example/en/keyword?keyword={search_term_string}' },
  })
})

test('a product is told with its facts and their units, a success case as an article, a document with its edition', async () => {
  const first = async (route: string) => (await headAt(route)).ld[0]
  expect(await first('/productDetail/7')).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Accuracy', value: '±0.5', unitText: '%' },
      { name: 'Grade', value: 'Coarse' },
      { name: 'Grade (Europe)', value: 'Fine' },
      { name: 'Approval (America)', value: 'Usmark' },
    ],
  })
  expect(await first('/successCaseDetail/3')).toMatchObject({ '@type': 'Article', about: expect.any(String) })
  expect(await first('/documentDetail/3')).toMatchObject({
    '@type': 'DigitalDocument',
    name: expect.any(String),
  })
})

test('an open vacancy is told as a job with all that search engines ask for; a closed one is not offered', async () => {
  const { ld } = await vacancyWith({})
  const [job] = ld
  expect(job).toMatchObject({
    '@type': 'JobPosting',
    // What Google requires of one: title, description, date, company and place with its country.
    title: 'A title',
    description:
      '<p>A summary</p><p>What you will do</p><p>Runs &amp; checks</p><ul><li>DN &lt; 50</li></ul>',
    datePosted: '2026-11-02',
    hiringOrganization: { '@type': 'Organization', name: 'Sample Company', url: 'https://site.example/' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'A place', addressCountry: 'CN' },
    },
    // And what it recommends, as far as a vacancy says it.
    validThrough: '2026-12-02T23:59',
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: 'Sample Company', value: '5' },
    directApply: false,
  })
  expect(JSON.stringify(job)).not.toMatch(/null|undefined/)
  const taken = await vacancyWith({ until: '' })
  expect(taken.ld[0]).not.toHaveProperty('validThrough')
  expect((await vacancyWith({ employment: 'apprenticeship' })).ld[0]).toMatchObject({
    employmentType: 'OTHER',
  })
  const closed = await vacancyWith({ over: true })
  expect(closed.ld.map((one) => one['@type'])).toEqual(['BreadcrumbList'])
})

const vacancyWith = (changed: object) =>
  headAt('/vacancyDetail/5-a-vacancy', {}, (data) =>
    'employment' in data
      ? {
          ...{ ...data, country: 'CN', profile: null, offer: null },
          ...{ duties: docOfPlain('Runs & checks\n\n- DN < 50'), ...changed },
        }
      : data,
  )

test('an event is told with its days and its place; times need their zone', async () => {
  const of = (changed: object) =>
    headAt('/eventDetail/5-an-event', {}, (data) =>
      'starts' in data
        ? { ...data, ends: '2026-12-04', opens: '09:00', closes: '17:00', zone: '', venue: '', ...changed }
        : data,
    )
  const [event] = (await of({})).ld
  expect(event).toMatchObject({
    ...{ '@type': 'Event', name: 'A title', startDate: '2026-12-02', endDate: '2026-12-04' },
    location: { '@type': 'Place', name: 'A place', address: 'A place' },
    organizer: { '@type': 'Organization', name: 'Sample Company' },
  })
  expect((await of({ zone: 'Europe/Berlin', venue: 'Hall 1' })).ld[0]).toMatchObject({
    ...{ startDate: '2026-12-02T09:00', endDate: '2026-12-04T17:00' },
    location: { address: 'Hall 1' },
  })
})

test('no text of a record ends a script or an attribute', async () => {
  const evil = '</script><script>alert(1)</script>"'
  const change = (data: object) => ('seo' in data ? { ...data, title: evil, summary: evil } : data)
  const { head, data } = await headAt('/newsDetail/4-a-piece', {}, change)
  expect(head).not.toContain('</script><script>alert')
  expect(head).not.toContain('content="</script>')
  expect(data).not.toContain('<')
  expect(scriptJson({ text: '<!--' })).not.toContain('<')
})

test('a dealer is told as a store with its hours, and a page of dealers as a list of all of them', async () => {
  const hours = [{ first: 'sat', last: 'mon', opens: '08:00', closes: '14:00' }]
  const changed = (data: object) => ('serves' in data ? { ...data, hours, country: 'AE' } : data)
  const { ld } = await headAt('/dealerDetail/5', {}, changed)
  expect(ld[0]).toMatchObject({
    ...{ '@type': 'Store', name: 'A name', url: 'https://site.example/en/dealerDetail/5' },
    address: { addressLocality: 'A place', addressCountry: 'AE' },
    geo: { latitude: 19.4, longitude: -99.1 },
    openingHoursSpecification: [
      { dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '08:00', closes: '14:00' },
    ],
  })
  const { ld: listed } = await headAt('/dealer')
  expect(listed.map((one) => one['@type'])).toEqual(['ItemList', 'BreadcrumbList'])
  expect(listed[0]).toMatchObject({
    itemListElement: [
      // No office is a record of its own there, so those of the about-us page are told.
      { position: 1, item: { '@type': 'LocalBusiness', name: 'China', parentOrganization: {} } },
      { position: 2, item: { '@type': 'Store', name: 'A name' } },
    ],
  })
})
