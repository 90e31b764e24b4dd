// Stored content without its texts in one language.
import { isByLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'

/**
 * The content with `''`, or null for a document, in place of what it says in a language; itself when it says nothing there.
 * `goes` is asked of each text whether it goes, and told whether no other language has it.
 */
export function withoutLanguage<Content>(
  content: Content,
  language: Language,
  goes: (isAlone: boolean) => boolean = () => true,
): Content {
  return without(content, language, goes) as Content
}

function without(value: unknown, language: Language, goes: (isAlone: boolean) => boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isByLanguage(value)) {
    const said = value[language] ?? ''
    if (said === '') return value
    const isAlone = LANGUAGES.every((other) => other === language || (value[other] ?? '') === '')
    if (!goes(isAlone)) return value
    return { ...value, [language]: typeof said === 'string' ? '' : null }
  }
  const parts = Object.entries(value).map(
    ([name, part]) => [name, part, without(part, language, goes)] as const,
  )
  if (parts.every(([, before, after]) => before === after)) return value
  if (Array.isArray(value)) return parts.map(([, , after]) => after)
  return Object.fromEntries(parts.map(([name, , after]) => [name, after]))
}
