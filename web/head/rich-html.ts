// A rich text as plain HTML for machines: paragraphs and lists alone, which is what they show.
import type { DocBlock, DocInline, DocItem, RichDoc } from '#rich-text/rich-doc.ts'
import { plainTextOf } from '#rich-text/rich-doc.ts'
import { escapeHtml } from './tags.ts'

/** Headings become paragraphs, tables and quotations their words; pictures and videos are left out. */
export const richHtml = (doc: RichDoc | null): string => (doc?.content ?? []).map(block).join('')

function block(node: DocBlock): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return paragraph(line(node.content))
    case 'bulletList':
      return `<ul>${node.content.map(item).join('')}</ul>`
    case 'orderedList':
      return `<ol>${node.content.map(item).join('')}</ol>`
    case 'blockquote':
      return node.content.map(block).join('')
    case 'codeBlock':
    case 'table':
      return paragraph(escapeHtml(plainTextOf({ type: 'doc', content: [node] })).replaceAll('\n', '<br>'))
    default:
      return ''
  }
}
const paragraph = (html: string) => (html === '' ? '' : `<p>${html}</p>`)
/** An item of one paragraph needs no paragraph. */
const item = ({ content }: DocItem) => {
  const [only, ...more] = content
  const html =
    only?.type === 'paragraph' && more.length === 0 ? line(only.content) : content.map(block).join('')
  return `<li>${html}</li>`
}
const line = (content: readonly DocInline[] = []) =>
  content.map((one) => (one.type === 'text' ? escapeHtml(one.text) : '<br>')).join('')
