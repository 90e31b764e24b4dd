// The texts of a record that people translate, and what is missing among them (decision 23). Without the validator: the browser has it too.
import {
  eachLanguage,
  isByLanguage,
  LANGUAGES,
  type Language,
  STAFF_LANGUAGES,
} from '#contract/languages/language-codes.ts'

/** One text of a record in each language, at its path: `specs.0.title`. */
export type Translatable = { path: string; words: Record<Language, string> }

/** What is made from other texts when it is empty, so nothing is missing there. */
const MADE = new Set(['seo', 'slugs'])

/** Every text of `content` that says something in at least one language; documents of rich text by their words. */
export function translatableIn(content: unknown): Translatable[] {
  const found: Translatable[] = []
  const walk = (path: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isByLanguage(value)) {
      const words = eachLanguage((language) => wordsOf(value[language]))
      if (LANGUAGES.some((language) => words[language] !== '')) found.push({ path, words })
      return
    }
    for (const [key, part] of Object.entries(value)) {
      if (path === '' && MADE.has(key)) continue
      walk(path === '' ? key : `${path}.${key}`, part)
    }
  }
  walk('', content)
  return found
}

/** The languages in which a text is missing. */
export const missingOf = ({ words }: Translatable): Language[] =>
  STAFF_LANGUAGES.filter((language) => words[language] === '')

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return ''
  return documentLines(value).join('\n')
}

/** The words of a document of rich text, a line a block; a picture counts by its caption. */
export function documentLines(doc: object): string[] {
  const lines: string[] = []
  const walk = (node: unknown): string => {
    const { type, text, attrs, content } = node as {
      type?: string
      text?: string
      attrs?: { caption?: string; title?: string }
      content?: readonly unknown[]
    }
    if (type === 'text') return text ?? ''
    if (type === 'hardBreak') return ' '
    if (type === 'figure' || type === 'video') lines.push(attrs?.caption ?? attrs?.title ?? '')
    const own = (content ?? []).map(walk).join('')
    if (own !== '') lines.push(own)
    return ''
  }
  walk(doc)
  return lines.filter((line) => line.trim() !== '')
}
