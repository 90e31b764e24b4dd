// What a record becomes when a draft is written over it: field by field, as each type of field is written.
import type { Field, FieldMap, Value, Values } from '#contract/fields/field.ts'
import { blankOf, isObject, readValue, richIn, seoIn, textIn } from '#contract/fields/walk.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { mergeRichText } from '#server/publishing/texts/rich-text.ts'
import { mergeText } from '#server/publishing/texts/text.ts'

/**
 * `given` was judged by the schema of the kind; fields and languages that it leaves out stay as they are. Throws `Failure`
 * 400 by field for running texts that are too large.
 */
export const mergeFields = (fields: FieldMap, before: Values, given: object, site: Language): Values => {
  const written = new Map<string, unknown>(Object.entries(given))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      mergeField(field, before[name] ?? blankOf(field), written.get(name), { field: name, site }),
    ]),
  )
}

function mergeField(
  field: Field,
  before: Value,
  given: unknown,
  place: { field: string; site: Language },
): Value {
  if (given === undefined) return before
  switch (field.type) {
    case 'words':
      return mergeWords(before, given, place.site)
    case 'rich':
      return mergeRichText(richIn(before), asGiven(given), place)
    case 'seo': {
      if (!isObject(given)) return before
      const old = seoIn(before)
      const title = mergeWords(old.title, given.title, place.site)
      const description = mergeWords(old.description, given.description, place.site)
      return readValue(field, { ...given, title, description })
    }
    default:
      return readValue(field, given)
  }
}

const mergeWords = (before: unknown, given: unknown, site: Language) =>
  mergeText(textIn(before), asGiven(given), site)
/** One text or one for each language, as the schema let it through. */
const asGiven = (given: unknown): string | { [language: string]: string | undefined } | undefined =>
  typeof given === 'string' ? given : isObject(given) ? (given as { [language: string]: string }) : undefined
