// The example in the template of an import: each field says what it is called, as far as that needs no file and no other record.
import type { Field, FieldMap, Value, Values } from '#contract/fields/field.ts'
import { blankOf } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { sheetHead } from '#server/kind-words.ts'

/** Of texts of a form, what is understood everywhere. */
const FORMS: Readonly<Record<string, string>> = {
  year: '2026',
  years: '2026',
  time: '09:30',
  timeZone: 'Asia/Shanghai',
  country: 'CN',
}
const POINT = { latitude: 31.299, longitude: 120.5853 }

/** The content of such a record, for a reader of `language`. */
export function exampleOf(
  { kind, fields }: { kind: string; fields: FieldMap },
  { language, today }: { language: Language; today: string },
): Values {
  const nameOf = (place: string): Text => sheetHead(kind, place) ?? eachLanguage(() => place)
  const all = (of: FieldMap, within: string): Values =>
    Object.fromEntries(Object.entries(of).map(([name, field]) => [name, one(field, within + name)]))
  const cut = (place: string, max: number) => eachLanguage((typed) => nameOf(place)[typed].slice(0, max))

  function one(field: Field, place: string): Value {
    switch (field.type) {
      case 'words':
        return cut(place, field.max)
      case 'texts':
        return [cut(place, field.length)]
      case 'rich':
        return eachLanguage((typed) => docOfPlain(nameOf(place)[typed]))
      case 'plain':
        return field.form ? (FORMS[field.form] ?? '') : cut(place, field.max)[language]
      case 'date':
        return today
      case 'wholeNumber':
        return field.min
      case 'choice':
        return field.first ?? field.options[0] ?? null
      case 'place':
        return POINT
      case 'group':
        return all(field.fields, `${place}.`)
      case 'lines':
        return needsFile(field.fields) ? [] : [all(field.fields, `${place}.`)]
      default:
        return blankOf(field)
    }
  }
  return all(fields, '')
}
const needsFile = (fields: FieldMap): boolean =>
  Object.values(fields).some((field) =>
    field.type === 'lines' ? needsFile(field.fields) : field.type === 'file',
  )
