// Running text as a document: an empty line begins a paragraph, `## ` a heading of the second order, `- ` an item of a list.
import { cleanText } from './clean-inline.ts'
import type { DocBlock, DocInline, DocItem, RichDoc } from './rich-doc.ts'

/** The document that a plain text says; null when it says nothing. */
export function docOfPlain(text: string): RichDoc | null {
  const content = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap(blocksOf)
  return content.length === 0 ? null : { type: 'doc', content }
}

/** The plain text that says exactly this document; null when it holds more than that, such as links or pictures. */
export function plainOfDoc(doc: RichDoc | null): string | null {
  if (doc === null) return ''
  const pieces = doc.content.map((block): string => {
    if (block.type === 'heading') return `${'#'.repeat(block.attrs.level)} ${wordsIn(block.content)}`
    if (block.type === 'bulletList') return block.content.map((item) => `- ${itemWords(item)}`).join('\n')
    return block.type === 'paragraph' ? wordsIn(block.content) : ''
  })
  const text = pieces.join('\n\n')
  return ordered(docOfPlain(text)) === ordered(doc) ? text : null
}

const wordsIn = (content: readonly DocInline[] = []) =>
  content.map((one) => (one.type === 'text' ? one.text : '\n')).join('')
const itemWords = ({ content: [first] }: DocItem) =>
  first?.type === 'paragraph' ? wordsIn(first.content) : ''

/** The same for equal values, in whatever order their fields were written. */
const ordered = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** The blocks of a piece: headings, and what follows the last of them as a list or a paragraph. */
function blocksOf(piece: string): DocBlock[] {
  const lines = piece.split('\n').map((line) => line.trim())
  const blocks: DocBlock[] = []
  let at = 0
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === '' && blocks.length > 0) continue
    const [, signs, heading] = /^(#{2,4}) (.+)$/.exec(line) ?? []
    if (!signs || !heading) break
    const level = signs.length as 2 | 3 | 4
    blocks.push({ type: 'heading', attrs: { level }, content: wordsOf([heading]) })
  }
  const rest = lines.slice(at, lines.findLastIndex((line) => line !== '') + 1)
  if (rest.length === 0) return blocks
  const isList = rest.every((line) => /^[-*•] \S/.test(line))
  blocks.push(isList ? { type: 'bulletList', content: rest.map(itemOf) } : paragraph(rest))
  return blocks
}

const itemOf = (line: string): DocItem => ({
  type: 'listItem',
  content: [paragraph([line.slice(2).trim()])],
})

const paragraph = (lines: string[]): DocBlock => {
  const content = wordsOf(lines)
  return { type: 'paragraph', ...(content.length > 0 && { content }) }
}

const wordsOf = (lines: string[]): DocInline[] =>
  lines.flatMap((line, at): DocInline[] => {
    const text = cleanText(line)
    const broken: DocInline[] = at > 0 ? [{ type: 'hardBreak' }] : []
    return text === '' ? broken : [...broken, { type: 'text', text }]
  })
