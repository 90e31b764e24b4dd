// Stored content without its texts in one language.
import { isByLanguage, type Language } from '#contract/languages/language-codes.ts'

/** The content with `''`, or null for a document, in place of what it says in a language; itself when it says nothing there. */
export function withoutLanguage<Content>(content: Content, language: Language): Content {
  return without(content, language) as Content
}

function without(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isByLanguage(value)) {
    const said = value[language] ?? ''
    return said === '' ? value : { ...value, [language]: typeof said === 'string' ? '' : null }
  }
  const parts = Object.entries(value).map(([name, part]) => [name, part, without(part, language)] as const)
  if (parts.every(([, before, after]) => before === after)) return value
  if (Array.isArray(value)) return parts.map(([, , after]) => after)
  return Object.fromEntries(parts.map(([name, , after]) => [name, after]))
}
