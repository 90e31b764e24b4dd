// The decimal sign of Spanish is a setting: all that visitors read follows it at once, on every node, and what they type is understood either way.
import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { searchCalls } from '#contract/site/search.ts'
import { settingCalls } from '#contract/site/setting.ts'
import { siteCalls } from '#contract/site/site.ts'
import { buildApp } from '#server/app.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { textOf } from '#server/testing/papers/pdf-text.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'
import { ORDER, quoteCustomer } from '#server/testing/quote-customer.ts'

const { app, admin, quoted, post, letters, open } = await quoteCustomer()
const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture())
const words = (text: string) => ({ zh: text, en: text, es: text })
const percent = (limit: number) => ({ from: -limit, to: limit, dimension: 'ratio' as const, unit: '%' })

const type = await app.get(
  productTypeCalls.add,
  {
    ...{ productTypeName: words('Meters'), productTypeLevel: '0' },
    attributes: [
      { key: 'accuracy', name: words('Accuracy'), type: 'range', dimension: 'ratio', unit: '%' },
      { key: 'span', name: words('Span'), type: 'number' },
    ],
  },
  admin,
)
const draft = await app.get(
  calls.add,
  {
    ...{ productModel: 'M-300', productName: words('Meter'), productTypeId: type.id, gallery: [picture] },
    summary: { zh: '', en: 'Within 0.2 % of reading.', es: 'Hasta 0.2 % de la lectura, certificado 3.1.' },
    ...{ values: { accuracy: percent(0.2), span: 1.25 }, weight: { value: 12_500.5, unit: 'kg' } },
  },
  admin,
)
const { id } = await app.get(calls.publish, { id: draft.id, version: draft.version }, admin)

/** Saves the sign as the console does. */
async function choose(decimalSign: 'point' | 'comma') {
  const { version } = await app.get(settingCalls.read, {}, admin)
  await app.get(settingCalls.update, { version, decimalSign }, admin)
}
const seen = (lang: 'en' | 'es') => app.get(calls.getById, { id, lang })
const factsIn = async (lang: 'en' | 'es') =>
  (await seen(lang)).specs.flatMap(({ rows }) => rows.map((row) => row.value))
/** What the browser is told for the figures that it writes. */
const toldIn = async (lang: 'en' | 'es') => (await app.get(siteCalls.get, { lang })).decimalSign
async function sheetIn(lang: 'en' | 'es') {
  const { headers: way } = await app.inject({ url: `/sheets/${lang}/${id}.pdf` })
  const { headers, rawPayload } = await app.inject({ url: String(way.location) })
  return { etag: String(headers.etag), text: (await textOf(rawPayload)).join('\n').replaceAll(/\s+/g, ' ') }
}
async function orderLetter() {
  const { page, messageId } = await quoted()
  await post(page, ORDER)
  return { page, text: (await letters('quote.accepted', messageId)).at(-1)?.text }
}

test('a site has the point until its owner chooses', async () => {
  expect((await app.get(settingCalls.read, {}, admin)).decimalSign).toBe('point')
  expect(await toldIn('es')).toBe('point')
  expect(await factsIn('es')).toEqual(['±0.2', '1.25'])
  expect((await seen('es')).summary).toBe('Hasta 0.2 % de la lectura, certificado 3.1.')
  expect((await orderLetter()).text).toContain('17\u202f388.00')
})

test('once it is the comma, pages, answers, papers, letters and quotes have it in Spanish, and no other language', async () => {
  const before = { es: await sheetIn('es'), en: await sheetIn('en') }
  expect(before.es.text).toContain('±0.2 %')
  await choose('comma')
  // A step in the browser may lead from one language to another.
  expect([await toldIn('es'), await toldIn('en')]).toEqual(['comma', 'comma'])
  expect(await factsIn('es')).toEqual(['±0,2', '1,25'])
  expect(await factsIn('en')).toEqual(['±0.2', '1.25'])
  expect((await seen('es')).summary).toBe('Hasta 0,2 % de la lectura, certificado 3.1.')
  expect((await seen('en')).summary).toBe('Within 0.2 % of reading.')
  // Machines read the number.
  expect((await seen('es')).weight).toMatchObject({ value: 12_500.5 })

  const after = { es: await sheetIn('es'), en: await sheetIn('en') }
  for (const figure of ['±0,2 %', '1,25', '12 500,5 kg', 'Hasta 0,2 %', 'certificado 3.1'])
    expect(after.es.text).toContain(figure)
  expect(after.es.etag).not.toBe(before.es.etag)
  expect(after.en).toEqual(before.en)

  const { page, text } = await orderLetter()
  expect(text).toContain('10 × LEM-300, DN 100: 17\u202f388,00')
  const paper = await open(`${page}.pdf`)
  expect((await textOf(paper.rawPayload)).join(' ').replaceAll(/\s+/g, ' ')).toContain('17 388,00')
})

test('what is typed is understood with either sign, whichever the site has', async () => {
  for (const keyword of ['±0,2 %', '±0.2 %']) {
    const { items } = await app.get(searchCalls.search, { keyword, lang: 'es' })
    expect(
      items.map(({ code, summary }) => [code, summary]),
      keyword,
    ).toEqual([['M-300', 'Hasta 0,2 % de la lectura, certificado 3.1.']])
  }
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'another node drops all that it kept, and takes the sign from the store when it begins',
  async () => {
    const parts = await openParts(app.parts.config, app.parts.now)
    const two = await buildApp(parts, builtWeb())
    const shown = async () => {
      const { body } = await two.inject({ url: `/es/productDetail/${id}-meter` })
      return [body.includes('"decimalSign":"comma"'), body.includes('±0,2'), body.includes('±0.2')]
    }
    const comma = [true, true, false]
    expect(await shown()).toEqual(comma)
    await choose('point')
    await expect.poll(shown).toEqual([false, false, true])
    await choose('comma')
    await expect.poll(shown).toEqual(comma)
    await two.close()
    await closeParts(parts)
  },
)

test('back to the point, all is as it was', async () => {
  await choose('point')
  expect(await toldIn('es')).toBe('point')
  expect(await factsIn('es')).toEqual(['±0.2', '1.25'])
  expect((await sheetIn('es')).text).toContain('12 500.5 kg')
})
