// Pictures, files and what search engines are told, as they stand in cells.
import type { Value } from '#contract/fields/field.ts'
import { seoIn } from '#contract/fields/walk.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { serverTexts } from '#server/texts.ts'
import { noSuchMedia, wrongFlag } from './cell-reasons.ts'
import { escaped, FLAG_WORDS, flagIn, joined, partsIn } from './cell-text.ts'
import { type FieldCells, inEach, type Names, type Problems, typedIn, WIDE } from './cells.ts'
import type { MediaIn, MediaKind } from './sheet-media.ts'

const words = serverTexts('server/publishing/sheets')

/** `key | name`, a line for each picture or file. */
export const mediaLine = (key: string, media: Names) => `${key} | ${escaped(media.get(key) ?? '')}`
const mediaCell = (keys: readonly string[], media: Names) => joined(keys.map((key) => mediaLine(key, media)))
/** What a cell names in the library. What stands there already may have left the library meanwhile. */
export function mediaIn(typed: string, kind: MediaKind, before: readonly string[], media: MediaIn) {
  const key = before.includes(typed) ? typed : media(typed, kind)
  return key === null || key === 'several' ? { wrong: noSuchMedia(typed, kind, key === 'several') } : { key }
}
function typedMedia(
  typed: string,
  column: string,
  kind: MediaKind,
  before: readonly string[],
  media: MediaIn,
) {
  const errors: Problems = {}
  const keys = partsIn(typed).flatMap(([one = '']) => {
    const found = mediaIn(one, kind, before, media)
    if ('key' in found) return [found.key]
    errors[column] ??= found.wrong
    return []
  })
  return { keys, errors }
}
const keysIn = (value: Value) =>
  (Array.isArray(value) ? value : [value]).filter((key): key is string => typeof key === 'string')

/** Pictures or files in one column, at most `most` of them. */
export const mediaCells = (kind: MediaKind, most?: 1): FieldCells => ({
  columns: (name) => [{ key: name, place: name, names: 'media', wide: true }],
  write: (value, { media }) => [mediaCell(keysIn(value), media)],
  read(cell, { name, before, media }) {
    const typed = cell(name)
    if (typed === undefined) return undefined
    const { keys, errors } = typedMedia(typed, name, kind, keysIn(before), media)
    if (most === undefined) return { value: keys, errors }
    if (partsIn(typed).length > most) errors[name] = words.onePicture
    return { value: keys[0] ?? null, errors }
  },
})

/** What search engines are told has names of its own in sheets, since a sheet has no sections. */
export const seo: FieldCells = {
  columns: () => [
    ...inEach('seoTitle', WIDE),
    ...inEach('seoDescription', WIDE),
    { key: 'seoPicture', place: 'seoPicture', names: 'media', wide: true },
    { key: 'listed', place: 'listed' },
  ],
  write(value, { media, language }) {
    const { title, description, picture, listed } = seoIn(value)
    return [
      ...LANGUAGES.map((of) => title[of]),
      ...LANGUAGES.map((of) => description[of]),
      mediaCell(picture === null ? [] : [picture], media),
      FLAG_WORDS[listed ? 'yes' : 'no'][language],
    ]
  },
  read(cell, { before, media }) {
    const old = seoIn(before)
    const errors: Problems = {}
    const value = { ...old, title: typedIn(cell, 'seoTitle'), description: typedIn(cell, 'seoDescription') }
    const picture = cell('seoPicture')
    if (picture !== undefined) {
      const found = typedMedia(picture, 'seoPicture', 'picture', keysIn(old.picture), media)
      Object.assign(errors, found.errors)
      if (partsIn(picture).length > 1) errors.seoPicture = words.onePicture
      value.picture = found.keys[0] ?? null
    }
    const listed = cell('listed')
    if (listed) {
      const flag = flagIn(listed)
      if (flag === undefined) errors.listed = wrongFlag()
      else value.listed = flag
    }
    return { value, errors }
  },
}

/** Where a field of a write stands, when its column is called otherwise. */
export const SEO_COLUMNS: { readonly [path: string]: string } = {
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
  'seo.picture': 'seoPicture',
  'seo.listed': 'listed',
}
