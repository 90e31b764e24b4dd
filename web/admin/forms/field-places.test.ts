// Where messages lead.
import { expect, test } from 'vitest'
import { languageIn, placesOf, splitPicture } from './field-places.ts'

const ids = (field: string) => placesOf(field).map(({ id }) => id)

test('a text in one language stands under its own id side by side, and under that of its field alone', () => {
  expect(ids('slides.0.title.en')).toEqual(['slides.0.title.en', 'slides.0.title', 'slides.0', 'slides'])
  expect(ids('cover')).toEqual(['cover'])
})

test('a picture of a running text is looked for in its document, and nowhere around it', () => {
  expect(placesOf('body.es.pictures.3')).toEqual([
    { id: 'body.es', left: ['pictures', '3'], picture: 3 },
    { id: 'body', left: ['pictures', '3'], picture: 3 },
  ])
  // The pictures of a page are a field like any other.
  expect(placesOf('pictures.3')[0]).toEqual({ id: 'pictures.3', left: [], picture: null })
  expect(splitPicture('pictures.3')).toEqual({ text: 'pictures.3', picture: null })
})

test('the language of a message is the one its text is in', () => {
  expect(languageIn('body.es.pictures.3')).toBe('es')
  expect(languageIn('specs.0.title.zh')).toBe('zh')
  expect(languageIn('gallery.0')).toBeNull()
  // An attribute may be called like a language, a field never stands alone under its name.
  expect(languageIn('es')).toBeNull()
})
