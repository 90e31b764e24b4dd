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
import { specsCell, specsIn, valuesCell, valuesIn } from './cells.ts'
import { differs, noSuchLanguage, wrongLine } from './import-reasons.ts'
import { BLANK_PRODUCT } from './rules.ts'

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
    return 'differs' in found ? { errors: { [`${name}.${found.differs}`]: differs } } : { value: found }
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
  any: { zh: '不分语言', en: 'any', es: 'cualquiera' },
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
  last: {
    state: { zh: '发布状态', en: 'State', es: 'Estado' },
    createTime: { zh: '创建时间', en: 'Created', es: 'Creado' },
    updateTime: { zh: '更新时间', en: 'Changed', es: 'Modificado' },
  },
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

export const SHEET_NAME: Text = { zh: '产品', en: 'Products', es: 'Productos' }
export const TEMPLATE_NAME: Text = {
  zh: '产品导入模板',
  en: 'Products template',
  es: 'Plantilla de productos',
}
export const STATE_WORDS: Record<'draft' | 'scheduled' | 'published' | 'changed', Text> = {
  draft: { zh: '草稿', en: 'Draft', es: 'Borrador' },
  scheduled: { zh: '定时发布', en: 'Scheduled', es: 'Programado' },
  published: { zh: '已发布', en: 'Published', es: 'Publicado' },
  changed: { zh: '有未发布的修改', en: 'Unpublished changes', es: 'Cambios sin publicar' },
}

const text = (zh: string, en: string, es: string): Text => ({ zh, en, es })
const paragraphs = text(
  '第一段\n\n第二段',
  'First paragraph\n\nSecond paragraph',
  'Primer párrafo\n\nSegundo párrafo',
)
/** The example of the template; pictures and files are left out, since there may be none yet. */
export const EXAMPLE: ProductContent = {
  ...BLANK_PRODUCT,
  productModel: 'ABC-100',
  productName: text('示例产品', 'Example product', 'Producto de ejemplo'),
  summary: text('一两句话的简介', 'One or two sentences', 'Una o dos frases'),
  highlights: [
    text('特点一', 'First highlight', 'Primera característica'),
    text('特点二', 'Second highlight', 'Segunda característica'),
  ],
  specs: [
    {
      title: text('基本参数', 'Basics', 'Datos básicos'),
      rows: [
        {
          name: text('公称通径', 'Nominal size', 'Diámetro nominal'),
          value: text('50', '50', '50'),
          unit: 'mm',
          key: true,
        },
        {
          name: text('防护等级', 'Ingress protection', 'Protección'),
          value: text('IP67', 'IP67', 'IP67'),
          unit: '',
          key: false,
        },
      ],
    },
  ],
  description: eachLanguage((language) => docOfPlain(paragraphs[language])),
}
