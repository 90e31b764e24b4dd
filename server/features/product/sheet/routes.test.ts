// The data sheet of a product: what is published, in the language and the units asked for, never out of step.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { textOf } from '#server/testing/papers/pdf-text.ts'

const app = await testApp({ PUBLIC_URL: 'https://lanbo.example' })
const desk = await productDesk(app)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const SIZES: NonNullable<InputOf<typeof calls.add>['tables']>[number] = {
  ...{ role: 'dimensions', title: { en: 'Sizes', zh: '规格' }, heads: { en: 'Size; Length; Height' } },
  ...{ letters: ';L;H', units: 'DN;mm;mm', note: {} },
  rows: [
    { name: {}, cells: '50; 200; 315' },
    { name: {}, cells: '100; 250; 370' },
  ],
}
const product = await desk.published('LEM-300', {
  summary: { en: 'Measures water.', zh: '测量水。' },
  highlights: [{ en: 'Open bore', zh: '管内无阻' }],
  tables: [SIZES],
  orderPrefix: 'LEM300',
  orderCode: [{ name: { en: 'Size' }, options: [{ code: '100', text: { en: 'DN 100' }, standard: true }] }],
})
/** Where it stands, from the short address of any language. */
async function placeIn(language: string, query = '') {
  const { statusCode, headers } = await get(`/sheets/${language}/${product.id}.pdf${query}`)
  expect(statusCode).toBe(302)
  return String(headers.location)
}

test('a sheet says model, summary, sizes, order code, company and edition, in the language asked for', async () => {
  const place = await placeIn('en')
  expect(place).toMatch(new RegExp(`^/sheets/en/${product.id}-[a-z0-9-]+\\.pdf$`))
  const reply = await get(place)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toBe("inline; filename*=UTF-8''LEM-300%20Data%20sheet.pdf")
  expect(reply.headers.link).toMatch(/^<https:\/\/lanbo\.example\/en\/productDetail\/.+>; rel="canonical"$/)
  const text = (await textOf(reply.rawPayload)).join('\n')
  for (const words of ['LEM-300', 'Measures water.', 'Open bore', 'DN 100', '250', 'L 250', 'Order code'])
    expect(text).toContain(words)
  expect(text).toContain('Edition 2026-06-01')
  const chinese = await get(await placeIn('zh'))
  expect((await textOf(chinese.rawPayload)).join('').replaceAll(/\s/g, '')).toContain('测量水。')
  expect(chinese.headers['content-disposition']).toContain(encodeURIComponent('样本'))
})

test('units of the United States are asked for in the address, and kept on the way there', async () => {
  const place = await placeIn('en', '?units=us')
  expect(place).toMatch(/\?units=us$/)
  const text = (await textOf((await get(place)).rawPayload)).join('\n')
  expect(text).toContain('9.84')
  expect(text).not.toContain('250')
})

test('a reader who has it is told so; a changed record gives a new one, and none once it is taken off', async () => {
  const place = await placeIn('en')
  const { headers } = await get(place)
  const etag = String(headers.etag)
  expect((await get(place, { 'if-none-match': etag })).statusCode).toBe(304)
  const before = await desk.read(product.id)
  const changed = await app.get(
    calls.update,
    { id: product.id, version: before.version, summary: { en: 'Measures milk.' } },
    desk.admin,
  )
  expect((await get(place, { 'if-none-match': etag })).statusCode).toBe(304)
  const { version } = await app.get(calls.publish, { id: product.id, version: changed.version }, desk.admin)
  const after = await get(place, { 'if-none-match': etag })
  expect(after.statusCode).toBe(200)
  expect((await textOf(after.rawPayload)).join('\n')).toContain('Measures milk.')
  await app.get(calls.unpublish, { id: product.id, version }, desk.admin)
  expect((await get(place)).statusCode).toBe(404)
})

test('where there is no such sheet a page says so in the language of the address', async () => {
  for (const address of ['/sheets/es/999999.pdf', '/sheets/es/x.pdf', '/sheets/es/1/2.pdf']) {
    const { statusCode, headers, body } = await get(address)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain('<html lang="es" dir="ltr">')
  }
})

test('a comparison says what each product says to the same question, the differing rows or all, in units asked for', async () => {
  const specs = (size: string) => [
    {
      title: { en: 'Measurement' },
      rows: [
        { name: { en: 'Bore' }, value: { en: size }, unit: 'mm', key: false },
        { name: { en: 'Principle' }, value: { en: 'turbine' }, unit: '', key: false },
      ],
    },
  ]
  const [one, other, hidden] = await Promise.all([
    desk.published('LTB-50', { specs: specs('50') }),
    desk.published('LTB-25', { specs: specs('25') }),
    desk.draft('LTB-10', { specs: specs('10') }),
  ])
  const ids = `ids=${one.id},${other.id},${hidden.id}`
  const reply = await get(`/sheets/en/compare.pdf?${ids}`)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers.link).toContain(`/en/compare?ids=${one.id},${other.id}>`)
  const text = (await textOf(reply.rawPayload)).join('\n')
  for (const words of ['LTB-50 and LTB-25 compared', '50 mm', '25 mm', '1 row is the same'])
    expect(text).toContain(words)
  expect(text).not.toContain('turbine')
  expect(text).not.toContain('LTB-10')
  const whole = (await textOf((await get(`/sheets/en/compare.pdf?${ids}&rows=all`)).rawPayload)).join('\n')
  expect(whole).toContain('turbine')
  expect(whole).not.toContain('the same')
  for (const nothing of ['', '?ids=', '?ids=x', `?ids=${hidden.id}`])
    expect((await get(`/sheets/en/compare.pdf${nothing}`)).statusCode).toBe(404)
})

test('a catalog holds what is published below its type, with contents, order codes and the pages of products', async () => {
  const code = [{ name: { en: 'Seat' }, options: [{ code: 'P', text: { en: 'PTFE' }, standard: true }] }]
  const kept = await desk.published('LBV-50', { orderPrefix: 'LBV50', orderCode: code })
  await desk.published('LBV-20', { status: 'discontinued' })
  const { headers } = await get(`/sheets/en/catalog/${desk.type.id}.pdf?units=us`)
  expect(headers.location).toMatch(new RegExp(`^/sheets/en/catalog/${desk.type.id}-valves\\.pdf\\?units=us$`))
  const reply = await get(`/sheets/en/catalog/${desk.type.id}-valves.pdf`)
  expect(reply.headers['content-disposition']).toContain('Valves%20Catalog.pdf')
  const pages = await textOf(reply.rawPayload)
  for (const words of ['Catalog', 'Valves', 'products']) expect(pages[0]).toContain(words)
  expect(pages[1]).toContain('Contents')
  const text = pages.slice(2).join('\n')
  for (const words of ['LBV-50', 'LBV50', 'Seat P: PTFE', 'Page 3 of']) expect(text).toContain(words)
  expect(pages.join('\n')).not.toContain('LBV-20')
  const etag = String(reply.headers.etag)
  const again = { 'if-none-match': etag }
  expect((await get(`/sheets/en/catalog/${desk.type.id}-valves.pdf`, again)).statusCode).toBe(304)
  await app.get(calls.unpublish, { id: kept.id, version: kept.version }, desk.admin)
  const after = await get(`/sheets/en/catalog/${desk.type.id}-valves.pdf`, again)
  expect((await textOf(after.rawPayload)).join('\n')).not.toContain('LBV-50')
  expect((await get('/sheets/en/catalog/999999.pdf')).statusCode).toBe(404)
})

test('a sheet that cannot be made is a page that says so, to be tried again', async () => {
  const other = await desk.published('LEM-500')
  const place = String((await get(`/sheets/en/${other.id}.pdf`)).headers.location)
  rmSync(join(app.parts.config.dataDir, 'files'), { recursive: true })
  const { statusCode, headers, body } = await get(place)
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBeDefined()
  expect(headers.etag).toBeUndefined()
  expect(body).toContain('cannot be made right now')
})
