// A text written in each language, and its schemas.
import { z } from 'zod'
import { CHAINS } from './chains.ts'
import { eachLanguage, LANGUAGES, type Language } from './language-codes.ts'

export const LanguageQuery = z.enum(LANGUAGES)

/** One text in each language; `''` means that it is missing there. */
export type Text = Record<Language, string>

/** An object with the same schema for each language: of a body, where nothing else may stand, and of an answer. */
export const strictByLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(eachLanguage(() => schema))
export const objectByLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(eachLanguage(() => schema))

/** A whole text in a body: each language a string of at most `max` characters, missing ones become `''`. */
export const textOf = (max: number) => strictByLanguage(z.string().trim().max(max).default(''))

/**
 * A text as a write may give it (decision 23): one string, meant in the site's language, or one per language.
 * Languages that are left out keep what they had. `mergeText` on the server settles it.
 */
export const textInput = (max: number) => {
  const one = z.string().trim().max(max)
  return z.union([one, strictByLanguage(one).partial()])
}
export type TextInput = string | { [L in Language]?: string | undefined }

/** Of an answer; what was stored before a language came has no text in it. */
export const Text = objectByLanguage(z.string().prefault(''))

/**
 * Which language each text of a public answer is in where it is not the one asked for:
 * the path of the text inside its record (`specs.0.title`) to the language. Left out when nothing fell back.
 */
export const ShownIn = z.record(z.string(), z.enum(LANGUAGES)).optional()
export type ShownIn = z.output<typeof ShownIn>

/** The text in `language`, else in those where the site looks for it, else in whichever language has one; `''` when there is none. */
export function pickText(text: Text, language: Language): { text: string; language: Language } {
  for (const candidate of CHAINS[language]) {
    // A text that was stored before the language came has none in it.
    if (text[candidate]) return { text: text[candidate], language: candidate }
  }
  return { text: '', language }
}
