// What visitors see of fields: pictures with their size and words, wherever in a record they stand.
import { expect, test } from 'vitest'
import type { FieldMap, StoredFields } from '#contract/fields/field.ts'
import { blankContent } from '#contract/kinds/content.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed, uploadPicture } from '#server/testing/pictures.ts'
import { shownFields } from './shown.ts'

const app = await testApp()
const { token } = await app.signIn()
const { key } = await uploadDescribed(app.app, token, await drawPicture('#123456'))
const GONE = `${'0'.repeat(40)}.png`

const fields = {
  cover: { type: 'picture' },
  gallery: { type: 'pictures', max: 5 },
  talks: { type: 'lines', max: 5, fields: { speaker: { type: 'picture' } } },
  place: { type: 'group', fields: { map: { type: 'picture' } } },
  seo: { type: 'seo' },
  seats: { type: 'wholeNumber', min: 0, max: 9 },
  sheet: { type: 'file' },
  manuals: { type: 'lines', max: 5, fields: { key: { type: 'file' }, edition: { type: 'plain', max: 9 } } },
} as const satisfies FieldMap
const NO_WORDS = eachLanguage(() => '')

test('keys become pictures in fields, lists, lines, groups and for search engines; those of no picture are left out', async () => {
  const content: StoredFields<typeof fields> = {
    ...{
      cover: key,
      gallery: [GONE, key],
      talks: [{ speaker: key }, { speaker: GONE }],
      place: { map: key },
    },
    ...{ seo: { title: NO_WORDS, description: NO_WORDS, picture: key, listed: true }, seats: 3 },
    sheet: null,
    manuals: [],
  }
  const names = ['cover', 'gallery', 'talks', 'place', 'seo'] as const
  const show = await shownFields(app.parts.storage.db, fields, names, [content])
  const picture = { width: 640, height: 480, alt: { en: 'A picture' } }
  expect(show(content)).toMatchObject({
    ...{ cover: picture, gallery: [picture], talks: [{ speaker: picture }, { speaker: null }] },
    ...{ place: { map: picture }, seo: { picture, listed: true } },
  })
  expect(show(content)).not.toHaveProperty('seats')
  expect(show({ ...content, place: null, cover: null })).toMatchObject({ place: null, cover: null })
})

test('keys of files become their name, type and size; a file that is gone is null', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
  const sent = await uploadPicture(app.app, token, pdf, 'Manual.pdf', '/api/web/media/uploadFile')
  const file: string = sent.json().data.key
  const gone = `${'0'.repeat(40)}.pdf`
  const content = {
    ...blankContent({ fields }),
    sheet: file,
    manuals: [
      { key: file, edition: '2' },
      { key: gone, edition: '1' },
    ],
  }
  const show = await shownFields(app.parts.storage.db, fields, ['sheet', 'manuals'], [content])
  const stored = { key: file, name: 'Manual.pdf', type: 'pdf', bytes: pdf.length }
  expect(show(content)).toEqual({
    sheet: stored,
    manuals: [
      { key: stored, edition: '2' },
      { key: null, edition: '1' },
    ],
  })
})
