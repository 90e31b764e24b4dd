// The words of declared kinds as the server needs them: refusals, menus, spreadsheets, the log. Read once for each language.
import { readFileSync } from 'node:fs'
import type { FieldWords, KindNames } from '#contract/kinds/words.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, FALLBACK, type Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Reason } from './failure.ts'

const read = new Map<string, unknown>()
/** A file of `texts/`, by its name without the ending; the tests hold each to its type. */
function textsOf<T>(name: string): T {
  if (!read.has(name)) {
    const file = new URL(`../texts/${name}.json`, import.meta.url)
    read.set(name, JSON.parse(readFileSync(file, 'utf8')))
  }
  return read.get(name) as T
}

/** What the fields of a kind are called, and what is said where one is missing: messages that take no values. */
const kindWords = (kind: string, language: Language) =>
  textsOf<Pick<FieldWords, 'fields' | 'missing' | 'options' | 'sheet'>>(`${language}/console/kinds/${kind}`)

/** A name of a kind in each language; throws when the texts do not name the kind. */
export function kindName(kind: string, which: 'one' | 'many'): Text {
  return eachLanguage((language) => {
    const names = textsOf<Record<string, KindNames>>(`${language}/kinds/names`)[kind]
    if (!names) throw new Error(`texts/${language}/kinds/names.json does not name ${kind}`)
    return names[which]
  })
}

/** Kinds that are not declared. */
const OTHERS: Partial<Record<Kind, Text>> = {
  product: { zh: '产品', en: 'Product', es: 'Producto' },
  productType: { zh: '产品类型', en: 'Product type', es: 'Tipo de producto' },
  news: { zh: '新闻', en: 'News', es: 'Noticia' },
}
/** What one record of any kind is called. */
export const nameOfOne = (kind: Kind): Text => OTHERS[kind] ?? kindName(kind, 'one')

const PLEASE: Record<Language, (field: string) => string> = {
  zh: (field) => `请填写“${field}”`,
  en: (field) => `Please fill in “${field}”.`,
  es: (field) => `Complete «${field}».`,
}
/** What is asked for when a field is missing; `place` is where it stands in its kind, without numbers. */
export const missingReason = (kind: string, place: string): Reason =>
  eachLanguage((language) => {
    const { missing, fields } = kindWords(kind, language)
    return missing?.[place] ?? PLEASE[language](fields[place] ?? place)
  })

/** What an option of a choice is called. */
export const optionName = (kind: string, place: string, option: string): Text =>
  eachLanguage((language) => kindWords(kind, language).options?.[place]?.[option] ?? option)

/** The head of the column of a field in a spreadsheet; undefined for what is no field of the kind. */
export function sheetHead(kind: string, place: string): Text | undefined {
  const head = eachLanguage((language) => {
    const { fields, sheet } = kindWords(kind, language)
    return sheet?.[place] ?? fields[place] ?? ''
  })
  return head[FALLBACK] === '' ? undefined : head
}
