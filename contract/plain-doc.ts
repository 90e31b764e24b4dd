// Running text as a document: an empty line begins a paragraph, `## ` a heading of the second order, `- ` an item of a list.
import { cleanText } from '#contract/clean-inline.ts'
import type { DocBlock, DocInline, RichDoc } from '#contract/rich-doc.ts'

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

function blocksOf(piece: string): DocBlock[] {
  const lines = piece.split('\n').map((line) => line.trim())
  const [, signs, heading] = /^(#{2,4}) (.+)$/.exec(lines[0] ?? '') ?? []
  if (signs && heading) {
    const rest = lines.slice(1).join('\n').trim()
    const level = signs.length as 2 | 3 | 4
    const head: DocBlock = { type: 'heading', attrs: { level }, content: wordsOf([heading]) }
    return rest === '' ? [head] : [head, ...blocksOf(rest)]
  }
  if (lines.every((line) => /^[-*•] \S/.test(line))) {
    const item = (line: string) => ({
      type: 'listItem' as const,
      content: [paragraph([line.slice(2).trim()])],
    })
    return [{ type: 'bulletList', content: lines.map(item) }]
  }
  return [paragraph(lines)]
}

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
