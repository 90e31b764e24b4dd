// The demo in languages that it is not written in itself: its English words are looked up in `<language>.json` beside this file.

import { HOUSE_LANGUAGES } from '#contract/languages/house-languages.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { RichDoc } from '#rich-text/rich-doc.ts'

type Words = Readonly<Record<string, string>>
type ByLanguage = Record<string, unknown> & Record<'zh' | 'en' | 'es', unknown>
type Node = { type?: string; text?: string; content?: readonly Node[] }

/** The words of each further language of the site; one that nobody translated the demo into has none. */
export async function demoWords(): Promise<Map<Language, Words>> {
  const more = LANGUAGES.filter((language) => !HOUSE_LANGUAGES.includes(language))
  const found = new Map<Language, Words>()
  for (const language of more) found.set(language, (await TRANSLATED[language]?.()) ?? {})
  return found
}
const TRANSLATED: Partial<Record<string, () => Promise<Words>>> = {
  de: async () =>
    (await import('#server/storage/seed/languages/de.json', { with: { type: 'json' } })).default,
}

/** A part of the demo, with a text in each further language wherever it has texts; `''` where there are no words for it. */
export function inLanguages<Part>(part: Part, words: ReadonlyMap<Language, Words>): Part {
  if (words.size === 0) return part
  return walked(part, words) as Part
}

function walked(value: unknown, words: ReadonlyMap<Language, Words>): unknown {
  if (Array.isArray(value)) return value.map((one) => walked(one, words))
  if (typeof value === 'function')
    return (...given: unknown[]) => walked((value as (...given: unknown[]) => unknown)(...given), words)
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  if (isByLanguage(value)) {
    const more = [...words].map(([language, own]) => [language, translated(value, own)])
    return { ...value, ...Object.fromEntries(more) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walked(one, words)]))
}

const isByLanguage = (value: object): value is ByLanguage =>
  HOUSE_LANGUAGES.every((language) => language in value)

function translated({ zh, en, es }: ByLanguage, words: Words): unknown {
  if (typeof en === 'string') return zh === en && es === en ? en : (words[en] ?? '')
  if (Array.isArray(en)) return en.flatMap((one) => words[String(one)] ?? [])
  if (typeof en !== 'object' || en === null) return en
  return inWords(en as Node, words) as RichDoc | null
}

/** A document in other words; null when there are none for one of its texts. */
function inWords(node: Node, words: Words): Node | null {
  if (node.type === 'text') {
    const text = words[node.text ?? '']
    return text === undefined ? null : { ...node, text }
  }
  if (!node.content) return node
  const content = node.content.map((one) => inWords(one, words))
  return content.includes(null) ? null : { ...node, content: content as Node[] }
}
