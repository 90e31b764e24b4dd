// Reads the HTML of a post into a loose document, which `cleanDoc` then judges: nothing here decides what may be stored.
import type { Loose } from '#rich-text/loose-node.ts'
import { videoAt } from '#rich-text/video.ts'
import { attributesOf, htmlTokens } from './html-tokens.ts'

/** The picture that stands at an address of the post; null when it does not come along. */
export type PictureAt = (address: string) => string | null

type Open = { tag: string; node: Loose | null; mark: Loose | null }

const MARKS: Readonly<Record<string, string>> = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic', u: 'underline', ins: 'underline' },
  ...{ s: 'strike', del: 'strike', strike: 'strike', code: 'code', sub: 'subscript', sup: 'superscript' },
}
const BLOCKS: Readonly<Record<string, string>> = {
  ...{ p: 'paragraph', ul: 'bulletList', ol: 'orderedList', li: 'listItem', blockquote: 'blockquote' },
  ...{ pre: 'codeBlock', table: 'table', tr: 'tableRow', td: 'tableCell', th: 'tableHeader' },
  ...{ thead: 'thead', tbody: 'tbody', tfoot: 'tfoot', figure: 'group', div: 'group', section: 'group' },
}
/** An opening tag ends these when they are still open right above it. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  ...{ li: ['p', 'li'], td: ['p', 'td', 'th'], th: ['p', 'td', 'th'], tr: ['p', 'td', 'th', 'tr'] },
}
const DEEPEST = 50

/** The document of a post. */
export function docOfHtml(html: string, pictureAt: PictureAt): Loose {
  const root: Loose = { type: 'doc', content: [] }
  const stack: Open[] = []
  const into = () => (stack.findLast(({ node }) => node !== null)?.node ?? root).content as Loose[]
  const within = (tag: string) => stack.some((open) => open.tag === tag)
  const close = (tag: string) => {
    const at = stack.findLastIndex((open) => open.tag === tag)
    if (at >= 0) stack.length = at
  }
  const text = (raw: string) => {
    const words = within('pre') ? raw : raw.replace(/[\s\u00a0]+/g, ' ')
    const holder = stack.findLast(({ node }) => node !== null)?.node
    const inLine = holder?.type === 'paragraph' || holder?.type === 'heading'
    if (words === '' || (words.trim() === '' && !inLine && !within('pre'))) return
    const video = !inLine || into().length === 0 ? videoAt(words.trim()) : null
    if (video) into().push({ type: 'video', attrs: { ...video, title: '' } })
    else into().push({ type: 'text', text: words, marks: stack.flatMap(({ mark }) => mark ?? []) })
  }

  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') text(token.text)
    else if (token.kind === 'close') close(token.tag)
    else open(token.tag, token.attributes)
  }
  return root

  function open(tag: string, raw: string) {
    if (tag === 'br') into().push({ type: 'hardBreak' })
    else if (tag === 'hr') into().push({ type: 'horizontalRule' })
    else if (tag === 'img') picture(attributesOf(raw))
    else if (tag === 'iframe' || tag === 'embed') {
      const video = videoAt((attributesOf(raw).src ?? '').replace(/^\/\//, 'https://'))
      if (video) into().push({ type: 'video', attrs: { ...video, title: attributesOf(raw).title ?? '' } })
    } else if (stack.length < DEEPEST) begin(tag, raw)
  }

  function begin(tag: string, raw: string) {
    const heading = /^h([1-6])$/.exec(tag)?.[1]
    const type = heading ? 'heading' : BLOCKS[tag]
    if (type) {
      if (type !== 'tableCell' && within('p')) close('p')
      for (const ended of ENDS[tag] ?? []) {
        const last = stack.findLast(({ node }) => node !== null)
        if (last?.tag === ended) close(ended)
      }
      const { colspan, rowspan, start } = attributesOf(raw)
      const attrs = {
        ...(heading && { level: Math.max(2, Number(heading)) }),
        ...(colspan && { colspan: Number(colspan) }),
        ...(rowspan && { rowspan: Number(rowspan) }),
        ...(start && { start: Number(start) }),
      }
      const node: Loose = { type, attrs, content: [] }
      into().push(node)
      stack.push({ tag, node, mark: null })
    } else if (MARKS[tag]) stack.push({ tag, node: null, mark: { type: MARKS[tag] } })
    else if (tag === 'a') {
      const href = attributesOf(raw).href ?? ''
      stack.push({ tag, node: null, mark: { type: 'link', attrs: { href } } })
    } else if (tag === 'figcaption') {
      // The words under a picture belong to it; under anything else they are a paragraph.
      const figure = into().findLast((node) => node.type === 'figure')
      const node: Loose = { type: 'caption', content: [] }
      if (figure) figure.caption = node
      else into().push(node)
      stack.push({ tag, node, mark: null })
    }
  }

  function picture({ src = '', alt = '' }: Record<string, string>) {
    const key = pictureAt(src)
    if (key !== null) into().push({ type: 'figure', attrs: { key, caption: '' }, alt })
  }
}

/** Puts the words that were found under pictures where documents keep them. */
export function withCaptions(node: Loose): Loose {
  const children = (node.content as Loose[] | undefined) ?? []
  const content = children.map(withCaptions).filter((child) => !isEmptyLine(child))
  if (node.type !== 'figure') return { ...node, content }
  const caption = node.caption as Loose | undefined
  return { type: 'figure', attrs: { ...(node.attrs as object), caption: caption ? wordsOf(caption) : '' } }
}

/** What is left of a paragraph whose picture stayed behind. */
const isEmptyLine = ({ type, content }: Loose) =>
  type === 'paragraph' &&
  (content as Loose[]).every(({ text }) => typeof text === 'string' && text.trim() === '')

const wordsOf = (node: Loose): string =>
  [typeof node.text === 'string' ? node.text : '', ...((node.content as Loose[]) ?? []).map(wordsOf)]
    .join('')
    .trim()

/** The words of some HTML on one line. */
export const lineOfHtml = (html: string): string =>
  [...htmlTokens(html)]
    .map((token) => (token.kind === 'text' ? token.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
