// The words of a document, place by place: a paragraph, a heading, the caption of a picture. Code is left alone.
import type { DocBlock, DocCell, DocInline, DocItem, DocRow, RichDoc } from './rich-doc.ts'

type Node = DocBlock | DocItem | DocRow | DocCell
type Change = (words: readonly DocInline[]) => readonly DocInline[]

/** The document with each of its places changed, in the order of reading; places without words are not asked about. */
export function mapWords(doc: RichDoc, change: Change): RichDoc {
  const plain = (text: string) => (text.trim() === '' ? text : textOf(change([{ type: 'text', text }])))
  const walk = <N extends Node>(node: N): N => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      if (!node.content?.some((one) => one.type === 'text' && one.text.trim() !== '')) return node
      return { ...node, content: [...change(node.content)] }
    }
    if (node.type === 'figure') {
      const { caption, alt } = node.attrs
      return {
        ...node,
        attrs: { ...node.attrs, caption: plain(caption), ...(alt !== undefined && { alt: plain(alt) }) },
      }
    }
    if (node.type === 'video') return { ...node, attrs: { ...node.attrs, title: plain(node.attrs.title) } }
    if (node.type === 'codeBlock' || !('content' in node) || !node.content) return node
    return { ...node, content: (node.content as Node[]).map(walk) }
  }
  return { ...doc, content: doc.content.map(walk) }
}

/** The places of a document that have words, in the order of reading. */
export function wordsIn(doc: RichDoc): (readonly DocInline[])[] {
  const found: (readonly DocInline[])[] = []
  mapWords(doc, (words) => {
    found.push(words)
    return words
  })
  return found
}

const textOf = (words: readonly DocInline[]) =>
  words.map((one) => (one.type === 'text' ? one.text : ' ')).join('')
