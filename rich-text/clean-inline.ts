// The words of a line and how they are set off, cleaned: known marks in one order, links that lead somewhere safe.

import { isLinkTarget } from './link-target.ts'
import { attrsOf, type Loose, looseNode, ownOf } from './loose-node.ts'
import type { DocInline, DocText, Mark } from './rich-doc.ts'

/** The order in which marks are stored; the editor knows them in the same one. */
export const MARK_ORDER = [
  'link',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'subscript',
  'superscript',
] as const
const HREF = 2_000
const TEXT = 100_000

const UNCLEAN = /[\u0000-\u001f\u007f\u2028\u2029\ufffe\uffff]/

/** Text as it is stored: no control characters, no half characters; line ends only where lines count. */
export function cleanText(given: string, lines = false): string {
  // Most texts hold nothing of the kind.
  if (!UNCLEAN.test(given)) return given.toWellFormed()
  const text = given
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')
  return lines ? text : text.replace(/[\t\n\u2028\u2029]/g, ' ')
}

/** The words of these nodes; neighbours that look alike become one. */
export function cleanInline(nodes: readonly Loose[]): DocInline[] {
  const clean: DocInline[] = []
  for (const node of nodes) {
    if (node.type === 'hardBreak') {
      clean.push({ type: 'hardBreak' })
      continue
    }
    const given = ownOf(node, 'text')
    const text = typeof given === 'string' ? cleanText(given) : ''
    if (text === '') continue
    const marks = cleanMarks(ownOf(node, 'marks'))
    const last = clean.at(-1)
    if (last?.type === 'text' && alike(last, marks) && last.text.length + text.length <= TEXT)
      last.text += text
    else clean.push(...piecesOf(text).map((piece) => made(piece, marks)))
  }
  return clean
}

const made = (text: string, marks: Mark[]): DocText => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const alike = ({ marks: last = [] }: DocText, marks: Mark[]) =>
  last.length === marks.length && (marks.length === 0 || JSON.stringify(last) === JSON.stringify(marks))

/** A document that long is refused as a whole; until then no single text is longer than the schema takes. */
const piecesOf = (text: string) =>
  text.length <= TEXT
    ? [text]
    : Array.from({ length: Math.ceil(text.length / TEXT) }, (_, at) =>
        text.slice(at * TEXT, (at + 1) * TEXT).toWellFormed(),
      )

function cleanMarks(given: unknown): Mark[] {
  if (!Array.isArray(given)) return []
  const found = new Map<string, Mark>()
  for (const mark of given.slice(0, 50)) {
    const node = looseNode(mark)
    const type = MARK_ORDER.find((known) => known === node?.type)
    if (!node || !type || found.has(type)) continue
    if (type !== 'link') found.set(type, { type })
    else {
      const href = ownOf(attrsOf(node), 'href')
      if (typeof href !== 'string' || href.trim().length > HREF || !isLinkTarget(href.trim())) continue
      found.set(type, { type, attrs: { href: href.trim() } })
    }
  }
  if (found.has('subscript')) found.delete('superscript')
  return MARK_ORDER.flatMap((type) => found.get(type) ?? [])
}
