// Figures that editors typed into the texts of a language whose readers have either decimal sign, as the site has it.
import type { Language } from '#contract/languages/language-codes.ts'
import { hasComma } from '#contract/languages/locales.ts'
import { quantitiesIn } from '#contract/quantities/spoken.ts'
import type { RichDoc } from '#rich-text/rich-doc.ts'

/** What has no unit and is a figure all the same. */
const BARE = /±\s?\d+\.\d+|\d+\.\d+(?=\sveces)/g
/** A number with a point; `1.234` may be thousands, and stays as it was typed. */
const DECIMAL = /(?<![\d.,])(?![1-9]\d{0,2}\.\d{3}(?!\d))(\d+)\.(\d+)(?![.,]?\d)/g
const HAS_POINT = /\d\.\d/
/** Sentences, or so many characters of one without an end: looking for quantities takes the square of a length. */
const SENTENCES = /[\s\S]{1,1000}?(?:[.;!?]\s|\n|$)|[\s\S]{1000}/g

/**
 * `±0.2 % of reading` as `±0,2 %`, where the site has a comma. Only what the search would read as a quantity: certificates
 * (`3.1`), standards and versions stay as they are. As long as before, so that places in the text remain what they were.
 */
export function asSiteWrites(text: string, language: Language): string {
  if (!hasComma(language) || !HAS_POINT.test(text)) return text
  return text.replace(SENTENCES, (sentence) => (HAS_POINT.test(sentence) ? inSentence(sentence) : sentence))
}

function inSentence(text: string): string {
  const places = [
    ...quantitiesIn(text),
    ...[...text.matchAll(BARE)].map(({ 0: run, index }) => ({ from: index, to: index + run.length })),
  ]
  return text.replace(DECIMAL, (run, whole: string, part: string, at: number) =>
    places.some(({ from, to }) => from <= at && at + run.length <= to) ? `${whole},${part}` : run,
  )
}

/** The same of each text of a document that is not code. */
export function docAsSiteWrites(doc: RichDoc | null, language: Language): RichDoc | null {
  return doc && hasComma(language)
    ? { ...doc, content: doc.content.map((node) => inNode(node, language)) }
    : doc
}

type Node = {
  type: string
  text?: string
  marks?: readonly { type: string }[] | undefined
  content?: readonly unknown[] | undefined
}

function inNode<Of extends Node>(node: Of, language: Language): Of {
  if (node.type === 'codeBlock' || node.marks?.some(({ type }) => type === 'code')) return node
  if (node.text !== undefined) return { ...node, text: asSiteWrites(node.text, language) }
  const { content } = node
  return content ? { ...node, content: content.map((inner) => inNode(inner as Node, language)) } : node
}
