// Rich text through a product: cleaned on the way in, said in one language with its pictures on the way out.
import { expect, test } from 'vitest'
import { mediaCalls } from '#contract/media/media.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { NO_RICH_TEXT } from '#rich-text/rich-doc.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'
import { mergeRichText } from './rich-text.ts'

const app = await testApp()
const { admin, draft, published } = await productDesk(app)
const doc = (...content: object[]) => ({ type: 'doc', content })
const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test('a string is running text in the language of the site, a language left out stays, null empties it', () => {
  const at = { field: 'body', site: 'zh' as const }
  const first = mergeRichText(NO_RICH_TEXT, 'One.\n\n## Two', at)
  expect(first.zh?.content.map(({ type }) => type)).toEqual(['paragraph', 'heading'])
  const second = mergeRichText(first, { en: doc(line('three')) }, at)
  expect(second).toEqual({ ...first, en: doc(line('three')) })
  expect(mergeRichText(second, { zh: null, en: doc() }, at)).toEqual(NO_RICH_TEXT)
  expect(mergeRichText(second, undefined, at)).toBe(second)
})

test('what a write brings is cleaned before it is stored', async () => {
  const product = await draft('RT-1')
  const bad = doc(
    { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
    {
      type: 'paragraph',
      attrs: { onclick: 'alert(1)', style: 'position:fixed' },
      content: [
        { type: 'text', text: 'words', marks: [{ type: 'link', attrs: { href: 'java\tscript:alert(1)' } }] },
      ],
    },
  )
  const saved = await app.get(
    calls.update,
    { id: product.id, version: product.version, description: { en: bad } },
    admin,
  )
  expect(saved.description).toEqual({ ...NO_RICH_TEXT, en: doc(line('words')) })
})

test('too long, too deep and no document are refused by the field and its language', async () => {
  const product = await draft('RT-2')
  const nest = (levels: number): object =>
    levels === 0 ? line('a') : { type: 'blockquote', content: [nest(levels - 1)] }
  const reply = await app.ask(
    calls.update,
    {
      id: product.id,
      version: product.version,
      description: { zh: doc(nest(12)), en: doc(line('字'.repeat(140_000))), es: [7] },
    },
    admin,
  )
  expect(reply.code).toBe(CODE.invalid)
  expect(Object.keys((reply.data as { fields: object }).fields)).toEqual([
    'description.zh',
    'description.en',
    'description.es',
  ])
})

test('a picture in the text must be one of the library', async () => {
  const product = await draft('RT-3')
  const figure = { type: 'figure', attrs: { key: `${'0'.repeat(40)}.png`, caption: '' } }
  const reply = await app.ask(
    calls.update,
    { id: product.id, version: product.version, description: { es: doc(figure) } },
    admin,
  )
  expect(reply.code).toBe(CODE.invalid)
  expect(Object.keys((reply.data as { fields: object }).fields)).toEqual(['description.es'])
})

test('a picture in the text is described where it stands, in that language alone, or in the library', async () => {
  const { key } = (await uploadPicture(app.app, admin.token, await drawPicture('#135790'))).json().data
  const figure = (alt?: string) => ({
    type: 'figure',
    attrs: { key, caption: '', ...(alt !== undefined && { alt }) },
  })
  const write = async (name: string, ...figures: object[]) => {
    const { id, version } = await draft(name, { description: { en: doc(...figures) } })
    return app.ask(calls.publish, { id, version }, { ...admin, cookies: { language: 'en' } })
  }
  // Named one by one, and in the language that they stand in, though the name is written in Chinese as well.
  const refused = await write('RT-7', figure(), figure('Our bench'), figure())
  expect(refused).toMatchObject({ code: CODE.invalid })
  const { fields } = refused.data as unknown as { fields: Record<string, string> }
  expect(Object.keys(fields)).toEqual(['description.en.pictures.0', 'description.en.pictures.2'])
  expect(fields['description.en.pictures.0']).toMatch(/no alt text in English\.$/)
  expect((await write('RT-8', figure('Our bench'))).code).toBe(CODE.ok)
  expect((await write('RT-9', figure(''))).code).toBe(CODE.ok)
  const { id, version } = await app.get(mediaCalls.read, { key }, admin)
  await app.get(mediaCalls.describe, { id, version, alt: { zh: '', en: 'A bench', es: '' } }, admin)
  expect((await write('RT-10', figure())).code).toBe(CODE.ok)
})

test('visitors read one language, told which where it fell back, with the pictures that stand in it', async () => {
  const product = await published('RT-4')
  const key = product.gallery[0] ?? ''
  const text = doc(line('text'), { type: 'figure', attrs: { key, caption: 'seen' } })
  const saved = await app.get(
    calls.update,
    { id: product.id, version: product.version, description: { en: text } },
    admin,
  )
  await app.get(calls.publish, { id: saved.id, version: saved.version }, admin)
  const shown = await app.get(calls.getById, { id: product.id, lang: 'es' })
  expect(shown.description).toEqual(text)
  expect(shown.shownIn?.description).toBe('en')
  expect(shown.illustrations.map(({ figure }) => figure)).toEqual([key])
  expect(shown.illustrations[0]?.key).toBe(shown.gallery[0]?.key)
})
