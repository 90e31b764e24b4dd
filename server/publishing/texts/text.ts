// Texts in every language on their way in and out of the store (decision 23).
import { pickText, type ShownIn, type Text, type TextInput } from '#contract/languages/language.ts'
import {
  eachLanguage,
  FALLBACK,
  isByLanguage,
  LANGUAGES,
  type Language,
} from '#contract/languages/language-codes.ts'
import { pickDoc, type RichDoc, type RichText } from '#rich-text/rich-doc.ts'
import { asSiteWrites, docAsSiteWrites } from './typed-figures.ts'

/** What a text becomes when `given` is written over `previous`: one string is meant in the `site` language, languages left out stay. */
export function mergeText(previous: Text, given: TextInput | undefined, site: Language): Text {
  if (given === undefined) return previous
  if (typeof given === 'string') return { ...previous, [site]: given }
  return eachLanguage((language) => given[language] ?? previous[language])
}

/** Whether a text has words in at least one language. */
export const hasText = (text: Text): boolean => LANGUAGES.some((language) => text[language] !== '')

const isSaid = (value: object): value is Text | RichText => isByLanguage(value)
const isRich = (value: Text | RichText): value is RichText => typeof value[FALLBACK] === 'object'

/** The shape of `Value` once every text in it is one string, and every rich text one document. */
export type InLanguage<Value> = Value extends Text
  ? string
  : Value extends RichText
    ? RichDoc | null
    : Value extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : Value extends object
        ? { [Name in keyof Value]: InLanguage<Value[Name]> }
        : Value

/**
 * `record` with each text in `language`, or in the language it falls back to; those are listed by path in `shownIn`,
 * which is left out when every text is in the language asked for.
 */
export function inLanguage<R extends object>(
  record: R,
  language: Language,
): InLanguage<R> & { shownIn?: ShownIn } {
  const elsewhere: Record<string, Language> = {}
  const localized = localizeValue(record, '', language, elsewhere) as object
  const shownIn = Object.keys(elsewhere).length > 0 ? { shownIn: elsewhere } : {}
  return { ...localized, ...shownIn } as InLanguage<R> & { shownIn?: ShownIn }
}

function localizeValue(
  value: unknown,
  path: string,
  language: Language,
  elsewhere: Record<string, Language>,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item, index) => localizeValue(item, `${path}.${index}`, language, elsewhere))
  }
  if (isSaid(value)) {
    const picked = isRich(value) ? pickDoc(value, language) : pickText(value, language)
    if (picked.language !== language) elsewhere[path.slice(1)] = picked.language
    return 'doc' in picked
      ? docAsSiteWrites(picked.doc, picked.language)
      : asSiteWrites(picked.text, picked.language)
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      localizeValue(part, `${path}.${name}`, language, elsewhere),
    ]),
  )
}
