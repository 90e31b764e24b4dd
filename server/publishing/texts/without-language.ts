// Stored content without its texts in one language.
import { isByLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'

/**
 * The content with `''`, or null for a document, in place of what it says in a language; itself when it says nothing there.
 * `alone` is told of each text that no other language has.
 */
export function withoutLanguage<Content>(
  content: Content,
  language: Language,
  alone: () => void = () => {},
): Content {
  return without(content, language, alone) as Content
}

function without(value: unknown, language: Language, alone: () => void): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isByLanguage(value)) {
    const said = value[language] ?? ''
    if (said === '') return value
    if (LANGUAGES.every((other) => other === language || (value[other] ?? '') === '')) alone()
    return { ...value, [language]: typeof said === 'string' ? '' : null }
  }
  const parts = Object.entries(value).map(
    ([name, part]) => [name, part, without(part, language, alone)] as const,
  )
  if (parts.every(([, before, after]) => before === after)) return value
  if (Array.isArray(value)) return parts.map(([, , after]) => after)
  return Object.fromEntries(parts.map(([name, , after]) => [name, after]))
}
