// HTML as other programs put it on the clipboard or into an export, made into a document of ours: structure stays, looks go.
import { type HtmlNode, type HtmlTag, htmlTree } from './html-tree.ts'
import { officeParagraphs } from './office-lists.ts'
import { videoAt } from './video.ts'

/** Not judged yet: `cleanDoc` makes it a document, and the caller puts `figure`s where `image`s stand. */
export type LooseNode = {
  type: string
  text?: string
  attrs?: object
  marks?: object[]
  content?: LooseNode[]
}

/** The blocks that a piece of HTML says. Pictures stand in it as `image` with `src` and `alt`. */
export const docOfHtml = (html: string): LooseNode => ({
  type: 'doc',
  content: flowed(officeParagraphs(bodyOf(htmlTree(html))), []),
})

/** Clipboards wrap what was copied into a whole page with marks around the piece. */
function bodyOf(nodes: HtmlNode[]): HtmlNode[] {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if (node.tag === 'body') return node.inside
    if (node.tag === 'html') return bodyOf(node.inside)
  }
  return nodes
}

const MARKS: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sub: 'subscript',
  sup: 'superscript',
}
const SKIPPED = new Set(
  'head script style xml title meta link template noscript textarea select button input svg math object embed o:smarttagtype w:sdtpr'.split(
    ' ',
  ),
)
const BLOCK = new Set(
  'address article aside blockquote center dd details div dl dt figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr iframe li main nav ol p pre section table tbody td tfoot th thead tr ul img picture video'.split(
    ' ',
  ),
)

/** The nodes as blocks: words between them become paragraphs. */
function flowed(nodes: readonly HtmlNode[], marks: object[]): LooseNode[] {
  const blocks: LooseNode[] = []
  let line: LooseNode[] = []
  const end = () => {
    const content = trimmed(line)
    if (content.length > 0) blocks.push({ type: 'paragraph', content })
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string') line.push(...textNodes(node, marks))
    else if (SKIPPED.has(node.tag) || hidden(node)) continue
    else if (node.tag === 'br') line.push({ type: 'hardBreak' })
    else if (BLOCK.has(node.tag)) {
      end()
      blocks.push(...blockOf(node, marks))
    } else if (holdsBlock(node)) {
      end()
      blocks.push(...flowed(node.inside, marksOf(node, marks)))
    } else line.push(...inlineOf(node, marks))
  }
  end()
  return blocks
}

function blockOf(node: HtmlTag, marks: object[]): LooseNode[] {
  const { tag, inside } = node
  if (/^h[1-6]$/.test(tag)) {
    const level = Math.min(4, Math.max(2, Number(tag[1])))
    return flowed(inside, []).map((block) =>
      block.type === 'paragraph' ? { type: 'heading', attrs: { level }, content: plainMarks(block) } : block,
    )
  }
  switch (tag) {
    case 'ul':
    case 'ol':
      return [listOf(node, marks)]
    case 'li':
      return flowed(inside, marks)
    case 'blockquote':
      return [{ type: 'blockquote', content: flowed(inside, marks) }]
    case 'pre':
      return [
        { type: 'codeBlock', attrs: { language: '' }, content: [{ type: 'text', text: wordsIn(inside) }] },
      ]
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'table':
      return [tableOf(node, marks)]
    case 'img': {
      const src = node.attributes.get('src') ?? ''
      const alt = node.attributes.get('alt') ?? ''
      return src === '' ? [] : [{ type: 'image', attrs: { src, alt } }]
    }
    case 'iframe': {
      const video = videoAt((node.attributes.get('src') ?? '').replace(/^\/\//, 'https://'))
      return video ? [{ type: 'video', attrs: { ...video, title: node.attributes.get('title') ?? '' } }] : []
    }
    default:
      return flowed(inside, marksOf(node, marks))
  }
}

/** A list; a list that stands beside the items instead of in one belongs to the item before it. */
function listOf(node: HtmlTag, marks: object[]): LooseNode {
  const items: LooseNode[] = []
  for (const child of node.inside) {
    if (typeof child === 'string') continue
    const content = child.tag === 'li' ? flowed(child.inside, marks) : flowed([child], marks)
    const last = items.at(-1)
    if (child.tag !== 'li' && last) last.content?.push(...content)
    else if (content.length > 0) items.push({ type: 'listItem', content })
  }
  if (node.tag === 'ul') return { type: 'bulletList', content: items }
  const start = Number(node.attributes.get('start') ?? 1)
  return { type: 'orderedList', attrs: { start: Number.isInteger(start) ? start : 1 }, content: items }
}

function tableOf(node: HtmlTag, marks: object[]): LooseNode {
  const rows: LooseNode[] = []
  const collect = (nodes: readonly HtmlNode[], head: boolean) => {
    for (const child of nodes) {
      if (typeof child === 'string') continue
      if (child.tag === 'tr') rows.push(rowOf(child, head, marks))
      else if (['thead', 'tbody', 'tfoot'].includes(child.tag)) collect(child.inside, child.tag === 'thead')
    }
  }
  collect(node.inside, false)
  return { type: 'table', content: rows.filter((row) => row.content?.length) }
}

const rowOf = (row: HtmlTag, head: boolean, marks: object[]): LooseNode => ({
  type: 'tableRow',
  content: row.inside.flatMap((cell): LooseNode[] => {
    if (typeof cell === 'string' || (cell.tag !== 'td' && cell.tag !== 'th')) return []
    const span = (name: string) => Number(cell.attributes.get(name) ?? 1) || 1
    return [
      {
        type: head || cell.tag === 'th' ? 'tableHeader' : 'tableCell',
        attrs: { colspan: span('colspan'), rowspan: span('rowspan') },
        content: flowed(cell.inside, marks),
      },
    ]
  }),
})

function inlineOf(node: HtmlTag, marks: object[]): LooseNode[] {
  const own = marksOf(node, marks)
  return node.inside.flatMap((child): LooseNode[] => {
    if (typeof child === 'string') return textNodes(child, own)
    if (SKIPPED.has(child.tag) || hidden(child)) return []
    if (child.tag === 'br') return [{ type: 'hardBreak' }]
    return inlineOf(child, own)
  })
}

/** The marks that a tag adds: by its name, and by the few styles that mean something. */
function marksOf({ tag, attributes }: HtmlTag, marks: object[]): object[] {
  const style = (attributes.get('style') ?? '').toLowerCase()
  const found = new Set(marks.map((mark) => (mark as { type: string }).type))
  const add = (type: string | undefined) => {
    if (type) found.add(type)
  }
  // Google's clipboard wraps everything into a <b> that is not bold.
  const plainBold = /(?:^|;)\s*font-weight:\s*(?:normal|[1-4]00)\b/.test(style)
  if (!(MARKS[tag] === 'bold' && plainBold)) add(MARKS[tag])
  if (/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)\b/.test(style)) add('bold')
  if (/font-style:\s*italic/.test(style)) add('italic')
  if (/text-decoration[^;]*line-through/.test(style)) add('strike')
  if (/text-decoration[^;]*underline/.test(style) && tag !== 'a') add('underline')
  if (/vertical-align:\s*super/.test(style)) add('superscript')
  if (/vertical-align:\s*sub/.test(style)) add('subscript')
  const link = marks.find((mark) => (mark as { type: string }).type === 'link')
  const href = tag === 'a' ? attributes.get('href')?.trim() : undefined
  const leading = href ? { type: 'link', attrs: { href } } : link
  found.delete('link')
  return [...(leading ? [leading] : []), ...[...found].map((type) => ({ type }))]
}

const hidden = ({ attributes }: HtmlTag) =>
  /display:\s*none|mso-list:\s*ignore|mso-hide:\s*all/i.test(attributes.get('style') ?? '')

const holdsBlock = (node: HtmlTag): boolean =>
  node.inside.some((child) => typeof child !== 'string' && (BLOCK.has(child.tag) || holdsBlock(child)))

function textNodes(text: string, marks: object[]): LooseNode[] {
  const words = text.replace(/[\t\n\r\f ]+/g, ' ')
  return words === '' ? [] : [{ type: 'text', text: words, ...(marks.length > 0 && { marks }) }]
}

const plainMarks = ({ content = [] }: LooseNode) =>
  content.map((node) => {
    const marks = node.marks?.filter((mark) => (mark as { type: string }).type !== 'bold') ?? []
    const { marks: _, ...rest } = node
    return marks.length > 0 ? { ...rest, marks } : rest
  })

/** White space and line breaks at the ends of a line are only how the HTML was written. */
function trimmed(line: LooseNode[]): LooseNode[] {
  const nodes = line.map((node) => ({ ...node }))
  const blank = (node: LooseNode | undefined) =>
    node !== undefined && (node.type === 'hardBreak' || node.text?.replace(/[ \u00a0]/g, '') === '')
  while (blank(nodes[0])) nodes.shift()
  while (blank(nodes.at(-1))) nodes.pop()
  for (const [at, node] of nodes.entries()) {
    if (node.text === undefined) continue
    const before = nodes[at - 1]
    if (!before || before.type === 'hardBreak' || before.text?.endsWith(' '))
      node.text = node.text.trimStart()
    if (at === nodes.length - 1 || nodes[at + 1]?.type === 'hardBreak') node.text = node.text.trimEnd()
  }
  return nodes.filter((node) => node.text !== '')
}

const wordsIn = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : wordsIn(node.inside)))
    .join('')
    .replace(/^\n/, '')
