// The spreadsheet of products: what its fields cannot say by themselves, which are tables, values of attributes and files.

import { NO_TEXT } from '#contract/content/blank.ts'
import type { Field, Value } from '#contract/fields/field.ts'
import { contentIn } from '#contract/kinds/content.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { escaped, joined, partsIn, says } from '#server/publishing/sheets/cell-text.ts'
import {
  type FieldCells,
  hasAny,
  inEach,
  type ReadAt,
  saidIn,
  WIDE,
} from '#server/publishing/sheets/cells.ts'
import { kindSheet, LANGUAGE_WORDS } from '#server/publishing/sheets/kind-sheet.ts'
import { mediaIn, mediaLine } from '#server/publishing/sheets/media-cells.ts'
import { serverTexts } from '#server/texts.ts'
import { specsCell, specsIn, valuesCell, valuesIn } from './cells.ts'
import { noSuchLanguage, wrongLine } from './import-reasons.ts'
import { BLANK_PRODUCT } from './rules.ts'

const refusals = serverTexts('server/product/import')

const words = serverTexts('server/product/sheet')

/** What a row is read with: the attributes that its type asks for, null when its type is not known. */
export type RowAt = ReadAt & { attributes: readonly Attribute[] | null }
/** A value of one field with its exact type. */
const exactly = <Name extends keyof ProductContent>(name: Name, value: Value): ProductContent[Name] =>
  contentIn(productKind, { [name]: value })[name]

const specs: FieldCells<Field, RowAt> = {
  columns: (name) => inEach(name, WIDE),
  write: (value) => LANGUAGES.map((of) => specsCell(exactly('specs', value), of)),
  read(cell, { name, before }) {
    const said = saidIn(cell, name)
    if (!hasAny(said)) return undefined
    const found = specsIn(said, exactly('specs', before))
    return 'differs' in found
      ? { errors: { [`${name}.${found.differs}`]: refusals.differs } }
      : { value: found }
  },
}

const values: FieldCells<Field, RowAt> = {
  columns: (name) => [{ key: name, place: name, ...WIDE }],
  write: (value, { language }) => [valuesCell(exactly('values', value), language)],
  read(cell, { name, attributes }) {
    const said = cell(name)
    if (said === undefined || attributes === null) return undefined
    const found = valuesIn(said, attributes)
    return 'wrong' in found ? { errors: { [name]: wrongLine(found.wrong) } } : { value: found.values }
  },
}

/** The language of a file as a cell says it. */
const FILE_LANGUAGES: Record<Language | 'any', Text> = {
  ...LANGUAGE_WORDS,
  any: words.any,
}
const { options } = productKind.fields.downloads.fields.language
const fileLanguageIn = (cell: string) => options.find((one) => says(cell, one, FILE_LANGUAGES[one]))

const downloads: FieldCells<Field, RowAt> = {
  columns: (name) => [{ key: name, place: name, names: 'media', ...WIDE }],
  /** `key | name | language | title in zh | en | es`; without titles the line ends before them. */
  write: (value, { language, media }) => [
    joined(
      exactly('downloads', value).map(({ key, title, language: of }) => {
        const titles = LANGUAGES.map((one) => escaped(title[one]))
        const said = titles.some((one) => one !== '') ? titles : []
        return [mediaLine(key, media), FILE_LANGUAGES[of][language], ...said].join(' | ').trimEnd()
      }),
    ),
  ],
  read(cell, { name, before, media }) {
    const said = cell(name)
    if (said === undefined) return undefined
    const stored = exactly('downloads', before)
    const keys = stored.map(({ key }) => key)
    for (const [file = ''] of partsIn(said)) {
      const found = mediaIn(file, 'file', keys, media)
      if ('wrong' in found) return { errors: { [name]: found.wrong } }
    }
    const files = partsIn(said).map((parts) => fileIn(parts, stored, media))
    const unknown = files.find((file) => 'word' in file)
    if (unknown && 'word' in unknown) return { errors: { [name]: noSuchLanguage(unknown.word) } }
    return { value: files }
  },
}

/** The file that a line names, or the word that is no language. */
function fileIn([said = '', ...rest]: string[], stored: ProductContent['downloads'], media: RowAt['media']) {
  const found = mediaIn(
    said,
    'file',
    stored.map(({ key }) => key),
    media,
  )
  const key = 'key' in found ? found.key : said
  // Behind a key stands the name that the file has.
  const [word = '', ...titles] = key === said ? rest.slice(1) : rest
  const language = word === '' ? 'any' : fileLanguageIn(word)
  if (!language) return { word }
  const was = stored.find((one) => one.key === key && one.language === language)
  if (titles.length > 0)
    return { key, title: eachLanguage((one) => titles[LANGUAGES.indexOf(one)] ?? ''), language }
  return { key, title: key === said || !was ? NO_TEXT : was.title, language }
}

export const SHEET = kindSheet<RowAt>(productKind, {
  cells: { specs, values, downloads },
  second: { key: 'type', place: 'productTypeId', ...WIDE },
  last: words.columns,
  former: {
    'highlights.zh': ['Puntos fuertes (chino)'],
    'highlights.en': ['Puntos fuertes (inglés)'],
    'highlights.es': ['Puntos fuertes (español)'],
    hot: ['Destacado'],
    seoPicture: ['Shared picture'],
    active: ['Activo'],
    discontinued: ['Descatalogado'],
  },
})

export const SHEET_NAME: Text = words.name
export const TEMPLATE_NAME: Text = words.template
export const STATE_WORDS: Record<'draft' | 'scheduled' | 'published' | 'changed', Text> = words.states

const { example } = words
const row = (name: Text, value: string, unit: string, key: boolean) => ({
  ...{ name, unit, key },
  value: eachLanguage(() => value),
})
/** The example of the template; pictures and files are left out, since there may be none yet. */
export const EXAMPLE: ProductContent = {
  ...BLANK_PRODUCT,
  productModel: 'ABC-100',
  productName: example.name,
  summary: example.summary,
  highlights: [example.first, example.second],
  specs: [
    {
      title: example.group,
      rows: [row(example.size, '50', 'mm', true), row(example.protection, 'IP67', '', false)],
    },
  ],
  description: eachLanguage((language) => docOfPlain(example.text[language])),
}
