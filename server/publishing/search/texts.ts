// The words of a published record as the search looks at them: what it is called, and every other text in it.
import { NO_TEXT } from '#contract/content/blank.ts'
import { isObject, placesOf, readFields, richIn, textIn } from '#contract/fields/walk.ts'
import { DECLARATIONS } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { Text } from '#contract/languages/language.ts'
import { FALLBACK, isByLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { plainTextOf, type RichDoc } from '#rich-text/rich-doc.ts'

/** Which field says what a record of a kind is called; kinds without one are not searched. */
const TITLE: Partial<Record<Kind, string>> = {
  aboutus: 'title',
}
/** What is written for machines. */
const LEFT_OUT = new Set(['seo', 'slugs'])

export type SearchTexts = {
  title: Text
  /** The other texts in the order they stand in, each in one language. */
  rest: { language: Language; text: string }[]
}

/** The texts of the stored content of a record; null for a kind that is not searched. */
export function searchTexts(kind: Kind, content: object): SearchTexts | null {
  const declared = DECLARATIONS.find((one) => one.kind === kind)
  if (declared) return declaredTexts(declared, content)
  const name = TITLE[kind]
  if (name === undefined) return null
  const { [name]: title, ...others } = content as Record<string, unknown>
  const rest: SearchTexts['rest'] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach(walk)
    if (isSaid(value)) {
      for (const language of LANGUAGES) {
        const said = value[language]
        const text = typeof said === 'string' ? said : plainTextOf(said)
        if (text !== '') rest.push({ language, text })
      }
      return
    }
    for (const [key, part] of Object.entries(value)) if (!LEFT_OUT.has(key)) walk(part)
  }
  // The summary stands first, wherever it is stored.
  const { summary, ...body } = others
  walk(summary)
  walk(body)
  return { title: isText(title) ? { ...NO_TEXT, ...title } : NO_TEXT, rest }
}

/** Each field counts as it says of itself; the summary stands first, wherever it is stored. */
function declaredTexts({ fields, title, summary }: KindOf, content: object): SearchTexts {
  const texts = [...placesOf(fields, readFields(fields, content))].filter(
    ({ field, path }) =>
      (field.type === 'words' || field.type === 'rich') && field.search !== 'never' && path !== title,
  )
  const isFirst = ({ path }: { path: string }) => path === summary
  const rest = [...texts.filter(isFirst), ...texts.filter((one) => !isFirst(one))].flatMap(
    ({ field, value }) =>
      LANGUAGES.flatMap((language) => {
        const text = field.type === 'rich' ? plainTextOf(richIn(value)[language]) : textIn(value)[language]
        return text === '' ? [] : [{ language, text }]
      }),
  )
  return { title: textIn(isObject(content) ? content[title] : null), rest }
}

const isSaid = (value: object): value is Record<Language, string | RichDoc | null> => isByLanguage(value)
const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && isSaid(value) && typeof value[FALLBACK] === 'string'
