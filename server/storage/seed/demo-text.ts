// The few words that the demo content is written with: a text in three languages, running text, a row of a table.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import type { DocBlock, DocCell, RichDoc, RichText } from '#rich-text/rich-doc.ts'

type SpecGroup = ProductContent['specs'][number]
type SpecRow = SpecGroup['rows'][number]

const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'
const BEFORE_UNIT =
  /(?<=\d) (?=(?:%|°C|K|bar|mm|m|m²|m³|m³\/h|L|L\/min|m\/s|mm\/s|s|ms|min|h|V|mA|W|kW|VA|Hz|kHz|GHz|µm|µS\/cm|mPa·s|r\/min|dB|GB|MB|mW·s)(?![\p{L}\d]))/gu
const AFTER_SIGN = /(?<=(?:^|[^\p{L}])(?:DN|PN|LCP|G|[≤≥])) (?=\d)/gu
/** Spanish keeps its distance from the sign; the others do not. */
const BEFORE_PERCENT = /(?<=\d)[ \u00a0]?(?=%)/g
const IN_THOUSANDS = /(?<=\d) (?=\d{3}(?!\d))/g

/** Ties a number to its unit, its sign and its thousands, so that a line never ends between them. */
function tie(words: string): string {
  return words
    .replace(BEFORE_UNIT, NO_BREAK)
    .replace(AFTER_SIGN, NO_BREAK)
    .replace(IN_THOUSANDS, NARROW_NO_BREAK)
}

const tight = (words: string) => tie(words).replace(BEFORE_PERCENT, '')
const spanish = (words: string) => tie(words).replace(BEFORE_PERCENT, NO_BREAK)

export function text(zh: string, en: string, es: string): Text {
  return { ...NO_TEXT, zh: tight(zh), en: tight(en), es: spanish(es) }
}

/** A value that reads the same in every language. */
export function same(value: string): Text {
  return { ...eachLanguage(() => tight(value)), es: spanish(value) }
}

/** Running text: one string per paragraph or heading, and tables between them. */
export function prose(zh: Part[], en: Part[], es: Part[]): RichText {
  const doc = (parts: Part[], write: (words: string) => string): RichDoc => ({
    type: 'doc',
    content: parts.flatMap((part) =>
      typeof part === 'string' ? (docOfPlain(write(part))?.content ?? []) : [part],
    ),
  })
  return { ...eachLanguage(() => null), zh: doc(zh, tight), en: doc(en, tight), es: doc(es, spanish) }
}
type Part = string | DocBlock

/** A table whose first row and first column are heads. */
export function table(...rows: string[][]): DocBlock {
  const cell = (words: string, head: boolean): DocCell => ({
    type: head ? 'tableHeader' : 'tableCell',
    attrs: { colspan: 1, rowspan: 1 },
    content: docOfPlain(tie(words))?.content ?? [],
  })
  return {
    type: 'table',
    content: rows.map((cells, at) => ({
      type: 'tableRow',
      content: cells.map((words, place) => cell(words, at === 0 || place === 0)),
    })),
  }
}

export function row(name: Text, value: Text | string, unit = ''): SpecRow {
  return { name, value: typeof value === 'string' ? same(value) : value, unit, key: false }
}

export function group(title: Text, ...rows: SpecRow[]): SpecGroup {
  return { title, rows }
}
