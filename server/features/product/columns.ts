// The columns of products in a spreadsheet, the same for export and import, in each language.

import { productKind } from '#contract/kinds/product.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { languageName, writeAside } from '#contract/languages/locales.ts'
import type { Reason } from '#server/failure.ts'

const { options: PRODUCT_STATUSES } = productKind.fields.status
const { options: DOWNLOAD_LANGUAGES } = productKind.fields.downloads.fields.language

/** Fields with a column for each language. */
export const IN_THREE = [
  ...(['productName', 'summary', 'highlights', 'specs', 'description'] as const),
  ...(['seoTitle', 'seoDescription', 'slugs'] as const),
] as const
export type InThree = (typeof IN_THREE)[number]
const three = <Name extends InThree>(...names: Name[]) =>
  names.flatMap((name) => LANGUAGES.map((language): `${Name}.${Language}` => `${name}.${language}`))

/** What an import reads. */
export const IMPORTED = [
  'productModel',
  'type',
  ...three('productName', 'summary', 'highlights', 'specs', 'description'),
  'values',
  'hot',
  'status',
  'replacement',
  'related',
  'accessories',
  'gallery',
  'downloads',
  ...three('seoTitle', 'seoDescription'),
  'seoPicture',
  'listed',
  ...three('slugs'),
] as const
export type Imported = (typeof IMPORTED)[number]
export const EXPORTED = [...IMPORTED, 'state', 'createTime', 'updateTime'] as const
type Column = (typeof EXPORTED)[number]

const NAMES: Record<string, Reason> = {
  productModel: { zh: '型号', en: 'Model', es: 'Modelo' },
  type: { zh: '产品类型', en: 'Product type', es: 'Tipo de producto' },
  productName: { zh: '产品名称', en: 'Product name', es: 'Nombre del producto' },
  summary: { zh: '简介', en: 'Summary', es: 'Resumen' },
  highlights: { zh: '特点', en: 'Highlights', es: 'Características' },
  specs: { zh: '规格参数', en: 'Specifications', es: 'Especificaciones' },
  description: { zh: '详细介绍', en: 'Description', es: 'Descripción' },
  values: { zh: '类型属性', en: 'Attributes', es: 'Atributos' },
  hot: { zh: '热门产品', en: 'Popular', es: 'Más solicitado' },
  status: { zh: '产品状态', en: 'Availability', es: 'Disponibilidad' },
  replacement: { zh: '替代型号', en: 'Replaced by', es: 'Reemplazado por' },
  related: { zh: '相关产品', en: 'Related products', es: 'Productos relacionados' },
  accessories: { zh: '配件', en: 'Accessories', es: 'Accesorios' },
  gallery: { zh: '图片', en: 'Pictures', es: 'Imágenes' },
  downloads: { zh: '下载文件', en: 'Downloads', es: 'Descargas' },
  seoTitle: { zh: '搜索标题', en: 'Search title', es: 'Título para buscadores' },
  seoDescription: { zh: '搜索描述', en: 'Search description', es: 'Descripción para buscadores' },
  seoPicture: { zh: '分享图片', en: 'Sharing image', es: 'Imagen para compartir' },
  listed: { zh: '允许搜索引擎收录', en: 'Listed by search engines', es: 'Visible en buscadores' },
  slugs: { zh: '网址后缀', en: 'Address', es: 'Dirección' },
  state: { zh: '发布状态', en: 'State', es: 'Estado' },
  createTime: { zh: '创建时间', en: 'Created', es: 'Creado' },
  updateTime: { zh: '更新时间', en: 'Changed', es: 'Modificado' },
}
const LANGUAGE_WORDS = eachLanguage((of) => eachLanguage((language) => languageName(of, language)))

/** `产品名称（英文）`, `Product name (English)`. */
export function titleOf(column: Column, language: Language): string {
  const [name = '', of] = column.split('.') as [string, Language | undefined]
  const title = NAMES[name]?.[language] ?? name
  if (!of) return title
  return writeAside(title, LANGUAGE_WORDS[of][language], language)
}

export const SHEET_NAME: Reason = { zh: '产品', en: 'Products', es: 'Productos' }
export const TEMPLATE_NAME: Reason = {
  zh: '产品导入模板',
  en: 'Products template',
  es: 'Plantilla de productos',
}

const WIDE = /^(productName|summary|highlights|specs|description|values|type|gallery|downloads|seo)/
export const columnsOf = (columns: readonly Column[], language: Language) =>
  columns.map((column) => ({ title: titleOf(column, language), width: WIDE.test(column) ? 36 : 18 }))

export const STATUS_WORDS: Record<(typeof PRODUCT_STATUSES)[number], Reason> = {
  active: { zh: '在售', en: 'Available', es: 'Disponible' },
  discontinued: { zh: '停产', en: 'Discontinued', es: 'Descontinuado' },
}
export const FLAG_WORDS: Record<'yes' | 'no', Reason> = {
  yes: { zh: '是', en: 'Yes', es: 'Sí' },
  no: { zh: '否', en: 'No', es: 'No' },
}
export const STATE_WORDS: Record<'draft' | 'scheduled' | 'published' | 'changed', Reason> = {
  draft: { zh: '草稿', en: 'Draft', es: 'Borrador' },
  scheduled: { zh: '定时发布', en: 'Scheduled', es: 'Programado' },
  published: { zh: '已发布', en: 'Published', es: 'Publicado' },
  changed: { zh: '有未发布的修改', en: 'Unpublished changes', es: 'Cambios sin publicar' },
}

/** Longer cells say none of the words that are looked for. */
const WORDS = 200
const plain = (text: string) =>
  text
    .slice(0, WORDS + 1)
    .normalize('NFKC')
    .trim()
    .toLowerCase()
/** Words of earlier versions, which sheets that people kept still hold. */
const FORMER: Record<string, readonly string[]> = {
  'highlights.zh': ['Puntos fuertes (chino)'],
  'highlights.en': ['Puntos fuertes (inglés)'],
  'highlights.es': ['Puntos fuertes (español)'],
  hot: ['Destacado'],
  seoPicture: ['Shared picture'],
  active: ['Activo'],
  discontinued: ['Descatalogado'],
}

/** Whether a cell says one of these words, in whichever language. */
const says = (cell: string, key: string, words: Reason) => {
  const said = plain(cell)
  return [key, ...LANGUAGES.map((language) => words[language]), ...(FORMER[key] ?? [])].some(
    (word) => said === plain(word),
  )
}

/** The language of a file as a cell says it. */
export const FILE_LANGUAGE_WORDS: Record<Language | 'any', Reason> = {
  ...LANGUAGE_WORDS,
  any: { zh: '不分语言', en: 'any', es: 'cualquiera' },
}
export const fileLanguageIn = (cell: string) =>
  DOWNLOAD_LANGUAGES.find((one) => says(cell, one, FILE_LANGUAGE_WORDS[one]))

export const statusIn = (cell: string) =>
  PRODUCT_STATUSES.find((status) => says(cell, status, STATUS_WORDS[status]))
export function flagIn(cell: string): boolean | undefined {
  if (says(cell, 'true', FLAG_WORDS.yes) || cell === '1') return true
  return says(cell, 'false', FLAG_WORDS.no) || cell === '0' ? false : undefined
}

/** Where each column stands, from the heading; its titles are known in every language. */
export function placesOf(heading: readonly string[]) {
  const titles = heading.map(plain)
  return new Map(
    IMPORTED.flatMap((column) => {
      const names = [
        ...[column, ...LANGUAGES.map((language) => titleOf(column, language))],
        ...(FORMER[column] ?? []),
      ].map(plain)
      const at = titles.findIndex((title) => names.includes(title))
      return at < 0 ? [] : [[column, at] as const]
    }),
  )
}
