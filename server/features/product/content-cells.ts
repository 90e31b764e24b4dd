// Description, pictures, files and search-engine fields of a product as they stand in cells, and how they are read out of them.
import { NO_TEXT } from '#contract/content/blank.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { plainOfDoc } from '#rich-text/plain-doc.ts'
import { plainTextOf, type RichDoc } from '#rich-text/rich-doc.ts'
import type { Reason } from '#server/failure.ts'
import { CELL, escaped, joined, KEPT, linesOf, partsOf } from './cells.ts'
import { FILE_LANGUAGE_WORDS, fileLanguageIn, flagIn, type Imported } from './columns.ts'
import { KEPT_RICH, noSuchLanguage, noSuchMedia, WRONG } from './import-reasons.ts'
import type { MediaIn, MediaKind } from './sheet-media.ts'

type Names = ReadonlyMap<string, string>
type Cells = (column: Imported) => string | undefined
type Problems = Partial<Record<Imported, Reason>>

/** The text of a description, or the words alone of one that holds more than a cell can say. */
export function descriptionCell(doc: RichDoc | null): string {
  const text = plainOfDoc(doc) ?? plainTextOf(doc)
  return text.length > CELL ? KEPT : text
}

/** `key | name`, a line for each picture. */
export const picturesCell = (keys: readonly string[], names: Names) =>
  joined(keys.map((key) => lineOf(key, names)))

/** `key | name | language | title in zh | en | es`; without titles the line ends before them. */
export const downloadsCell = (downloads: ProductContent['downloads'], names: Names, language: Language) =>
  joined(
    downloads.map(({ key, title, language: of }) => {
      const titles = LANGUAGES.map((one) => escaped(title[one]))
      const said = titles.some((one) => one !== '') ? titles : []
      return [lineOf(key, names), FILE_LANGUAGE_WORDS[of][language], ...said].join(' | ').trimEnd()
    }),
  )

const lineOf = (key: string, names: Names) => `${key} | ${escaped(names.get(key) ?? '')}`

/** What the cells of a row name in the library; to be looked up before the row is read. */
export const mediaSaid = (cell: Cells): string[] =>
  (['gallery', 'downloads', 'seoPicture'] as const).flatMap((column) =>
    linesOf(cell(column) ?? '').flatMap((line) => partsOf(line)[0] || []),
  )

/** The fields that these cells give over `stored`, what is wrong with them, and what is left as it is. */
export function contentFieldsOf(cell: Cells, stored: ProductContent, media: MediaIn) {
  const raw: Record<string, unknown> = {}
  const errors: Problems = {}
  const notes: Problems = {}
  const given = (column: Imported) => {
    const said = cell(column)
    return said === KEPT ? undefined : said
  }

  /** What stands there already may have left the library meanwhile. */
  const find = (column: Imported, said: string, kind: MediaKind, before: readonly string[]) => {
    const key = before.includes(said) ? said : media(said, kind)
    if (key !== null && key !== 'several') return key
    errors[column] ??= noSuchMedia(said, kind, key === 'several')
    return null
  }

  const description: Partial<Record<Language, string | null>> = {}
  for (const language of LANGUAGES) {
    const said = given(`description.${language}`)?.replace(/\r\n?/g, '\n')
    const doc = stored.description[language]
    if (said === undefined || said === descriptionCell(doc).trim()) continue
    if (plainOfDoc(doc) === null) notes[`description.${language}`] = KEPT_RICH
    else description[language] = said === '' ? null : said
  }
  if (Object.keys(description).length > 0) raw.description = description

  const gallery = given('gallery')
  if (gallery !== undefined)
    raw.gallery = lines(gallery).flatMap(
      ([said = '']) => find('gallery', said, 'picture', stored.gallery) ?? [],
    )

  const downloads = given('downloads')
  if (downloads !== undefined)
    raw.downloads = lines(downloads).flatMap((parts) => {
      const [said = '', ...rest] = parts
      const before = stored.downloads.map(({ key }) => key)
      const key = find('downloads', said, 'file', before)
      if (key === null) return []
      // Behind a key stands the name that the file has.
      const [word = '', ...titles] = key === said ? rest.slice(1) : rest
      const language = word === '' ? 'any' : fileLanguageIn(word)
      if (!language) {
        errors.downloads ??= noSuchLanguage(word)
        return []
      }
      const was = stored.downloads.find((one) => one.key === key && one.language === language)
      const title =
        titles.length > 0
          ? Object.fromEntries(LANGUAGES.map((one, at) => [one, titles[at] ?? '']))
          : key === said || !was
            ? NO_TEXT
            : was.title
      return [{ key, title, language }]
    })

  const inThree = (name: 'seoTitle' | 'seoDescription' | 'slugs') =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const said = given(`${name}.${language}`)
        return said === undefined ? [] : [[language, said]]
      }),
    )
  const seo = {
    title: inThree('seoTitle'),
    description: inThree('seoDescription'),
    picture: stored.seo.picture,
    listed: stored.seo.listed,
  }
  const picture = given('seoPicture')
  if (picture !== undefined) {
    const named = lines(picture)
    const [said] = named[0] ?? []
    if (named.length > 1) errors.seoPicture = WRONG.onePicture
    seo.picture = said ? find('seoPicture', said, 'picture', [stored.seo.picture ?? '']) : null
  }
  const listed = given('listed')
  if (listed) {
    const flag = flagIn(listed)
    if (flag === undefined) errors.listed = WRONG.hot
    else seo.listed = flag
  }
  raw.seo = seo
  raw.slugs = { ...stored.slugs, ...inThree('slugs') }
  return { raw, errors, notes }
}

const lines = (cell: string) =>
  linesOf(cell)
    .filter((one) => one !== '')
    .map(partsOf)
