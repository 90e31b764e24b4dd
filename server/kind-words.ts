// The words of kinds as the server needs them: refusals, menus, spreadsheets, the log.
import { ownKindOf } from '#contract/kinds/own-kinds.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, isLanguage } from '#contract/languages/language-codes.ts'
import { languageName } from '#contract/languages/locales.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Reason } from './failure.ts'
import { readTexts, serverTexts } from './texts.ts'

const { please } = serverTexts('server/publishing/kinds')

/** A name of a kind in each language; throws when the texts do not name the kind. */
export function kindName(kind: string, which: 'one' | 'many' | 'menu'): Text {
  const own = ownKindOf(kind)
  if (own) return own[which === 'menu' ? 'many' : which]
  const names = readTexts<Record<string, Names>>('kinds/names')[kind]
  if (!names) throw new Error(`texts/en/kinds/names.json does not name ${kind}`)
  return names[which] ?? names.many
}
type Names = { one: Text; many: Text; menu?: Text }

/** What one record of a kind is called. */
export const nameOfOne = (kind: Kind): Text => kindName(kind, 'one')

/** What is asked for when a field is missing; `place` is where it stands in its kind, without numbers. */
export function missingReason(kind: string, place: string): Reason {
  const { fields, missing } = kindWords(kind)
  return missing?.[place] ?? please({ field: fields[place] ?? place })
}

/** What an option of a choice is called; a language by its name. */
export const optionName = (kind: string, place: string, option: string): Text =>
  kindWords(kind).options?.[place]?.[option] ??
  eachLanguage((language) => (isLanguage(option) ? languageName(option, language) : option))

/** The head of the column of a field in a spreadsheet; undefined for what is no field of the kind. */
export function sheetHead(kind: string, place: string): Text | undefined {
  const { fields, sheet } = kindWords(kind)
  return sheet?.[place] ?? fields[place]
}

type Words = Readonly<Record<string, Text>>
type FieldTexts = {
  fields: Words
  missing?: Words
  sheet?: Words
  options?: Readonly<Record<string, Words>>
}
/** What the fields of a kind are called, and what is said where one is missing: messages that take no values. */
function kindWords(kind: string): FieldTexts {
  const own = ownKindOf(kind)
  if (!own) return readTexts<FieldTexts>(`console/kinds/${kind}`)
  const words = readTexts<FieldTexts>('console/kinds/own')
  const isNamed = Object.values(own.groupName).some(Boolean)
  return isNamed ? { ...words, fields: { ...words.fields, group: own.groupName } } : words
}
