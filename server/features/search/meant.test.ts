// What is meant: a product that is called so, before whatever mentions all the words.
import { expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { searchCalls as calls } from '#contract/site/search.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS)
const desk = await productDesk(app)
const { admin } = desk
const same = (text: string) => ({ zh: text, en: text, es: text })

const [valves, pumps] = await Promise.all(
  [
    ['阀门', 'Valves'],
    ['泵', 'Pumps'],
  ].map(([zh = '', en = '']) =>
    app.get(
      productTypeCalls.add,
      {
        productTypeName: { zh, en, es: en },
        productTypeLevel: '0',
        introduction: { en: 'Direct solenoid valves, and pumps for slow work with water.' },
        attributes: [
          {
            ...{ key: 'media', name: same('Media'), type: 'choices', unit: '' },
            choices: [
              { key: 'alkali', name: { zh: '碱', en: 'Alkalis', es: 'Álcalis' } },
              { key: 'air', name: { zh: '压缩空气', en: 'Compressed air', es: 'Aire comprimido' } },
            ],
          },
        ],
      },
      admin,
    ),
  ),
)
async function product(model: string, type = 0, [zh = '', en = '']: string[], media: string[], told: string) {
  const { id, version } = await desk.draft(model, {
    ...{ productName: { zh, en, es: en }, productTypeId: type, summary: same(told), values: { media } },
  })
  await app.get(productCalls.publish, { id, version }, admin)
}
await product('BV-1', valves?.id, ['蝶阀', 'Butterfly valve'], [], 'A solenoid of compressed air, direct.')
await product('SV-1', valves?.id, ['电磁阀', 'Solenoid valve'], ['air'], 'It opens at once.')
await product('CP-1', pumps?.id, ['不锈钢离心泵', 'Stainless pump'], [], 'For water.')
await product('AP-1', pumps?.id, ['化工泵', 'Chemical pump'], ['alkali'], 'For harder things.')

const ask = (keyword: string, lang: 'zh' | 'en' | 'es' = 'en') => app.get(calls.search, { keyword, lang })
const found = async (keyword: string, lang: 'zh' | 'en' | 'es' = 'en') =>
  (await ask(keyword, lang)).items.map(({ code, title }) => code || title)

test('a product that is called by more of the words stands before one that has them all in its texts', async () => {
  expect((await found('direct solenoid valve')).slice(0, 2)).toEqual(['SV-1', 'BV-1'])
  expect((await ask('direct solenoid valve')).missing).toEqual(['direct'])
})

test('products that are called so stand before a family whose text has the words', async () => {
  expect((await found('slow work water pump'))[0]).toBe('CP-1')
  expect((await found('pumps'))[0]).toBe('Pumps')
})

test('a choice of products is meant by its name and by words of the same meaning, also where a text has all of them', async () => {
  expect((await found('compressed air solenoid valve'))[0]).toBe('SV-1')
  expect((await found('caustic soda pump'))[0]).toBe('AP-1')
  expect((await found('烧碱泵', 'zh'))[0]).toBe('AP-1')
})

test('a Chinese word that stands nowhere is what its last character says', async () => {
  expect(await found('卫生泵', 'zh')).toEqual(expect.arrayContaining(['CP-1', 'AP-1']))
})
