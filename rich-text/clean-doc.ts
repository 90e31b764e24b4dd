// Makes a document of the editor out of whatever is given: what is not listed goes, its words stay (decision 26).
import { cleanFigure, cleanVideo, isLanguageName } from './clean-attributes.ts'
import { cleanInline, cleanText } from './clean-inline.ts'
import { attrsOf, childrenOf, integerOf, type Loose, looseNode, ownOf } from './loose-node.ts'
import {
  DOC_BYTES,
  DOC_CELLS,
  DOC_DEPTH,
  DOC_NODES,
  DOC_ROWS,
  type DocBlock,
  type DocCell,
  type DocItem,
  type DocRow,
  type RichDoc,
} from './rich-doc.ts'

/** Why a document is refused as a whole: cutting it would lose what somebody wrote. */
export type Refusal = 'shape' | 'bytes' | 'depth' | 'nodes' | 'table'
class TooMuch extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Deeper than any JSON that is let in; a guard for callers that read something else. */
const GIVEN_DEPTH = 60
/** Some of what is given goes, and neighbours become one; a document that may be stored never has that many. */
const GIVEN_NODES = DOC_NODES * 4
const NOT_READ = new Set(['script', 'style', 'template', 'noscript'])
const INLINE = new Set(['text', 'hardBreak'])
const isInline = (node: Loose) => INLINE.has(node.type) || typeof ownOf(node, 'text') === 'string'

export type CleanResult = { doc: RichDoc | null } | { refused: Refusal }

/** The clean document, null when nothing is left to read, or why it is refused. */
export function cleanDoc(given: unknown): CleanResult {
  const root = looseNode(given)
  if (root?.type !== 'doc') return { refused: 'shape' }
  if (hasMoreNodes(root, GIVEN_NODES)) return { refused: 'nodes' }
  try {
    const content = withoutEnd(blocksIn(root, 0))
    const doc: RichDoc = { type: 'doc', content }
    const { nodes, depth } = measure(doc)
    if (depth > DOC_DEPTH) return { refused: 'depth' }
    if (nodes > DOC_NODES) return { refused: 'nodes' }
    if (new TextEncoder().encode(JSON.stringify(doc)).length > DOC_BYTES) return { refused: 'bytes' }
    return { doc: content.length === 0 ? null : doc }
  } catch (error) {
    if (error instanceof TooMuch) return { refused: error.refusal }
    throw error
  }
}

/** Looks at no more nodes than that, however many there are. */
function hasMoreNodes(root: Loose, most: number): boolean {
  const open: unknown[] = [root]
  let left = most
  while (open.length > 0) {
    const content = ownOf(open.pop(), 'content')
    if (!Array.isArray(content)) continue
    left -= content.length
    if (left < 0) return true
    for (const child of content) open.push(child)
  }
  return false
}

/** The editor keeps an empty line at the end to write in; it is nothing to store. */
function withoutEnd(blocks: DocBlock[]): DocBlock[] {
  const last = blocks.findLastIndex((block) => block.type !== 'paragraph' || block.content !== undefined)
  return blocks.slice(0, last + 1)
}

function measure(node: object, depth = 0): { nodes: number; depth: number } {
  let [nodes, deepest] = [1, depth]
  for (const child of (node as { content?: object[] }).content ?? []) {
    const below = measure(child, depth + 1)
    nodes += below.nodes
    deepest = Math.max(deepest, below.depth)
  }
  return { nodes, depth: deepest }
}

/** The blocks of a node; words that stand loose among them become paragraphs. */
function blocksIn(node: Loose, depth: number): DocBlock[] {
  if (depth > GIVEN_DEPTH) throw new TooMuch('depth')
  const blocks: DocBlock[] = []
  let loose: Loose[] = []
  const gather = () => {
    const content = cleanInline(loose)
    if (content.length > 0) blocks.push({ type: 'paragraph', content })
    loose = []
  }
  for (const child of childrenOf(node)) {
    if (NOT_READ.has(child.type)) continue
    if (isInline(child)) {
      loose.push(child)
      continue
    }
    gather()
    for (const block of blocksOf(child, depth + 1)) blocks.push(block)
  }
  gather()
  return blocks
}

function blocksOf(node: Loose, depth: number): DocBlock[] {
  switch (node.type) {
    case 'paragraph':
      return lined(node, depth, (content) => ({ type: 'paragraph', ...(content.length > 0 && { content }) }))
    case 'heading': {
      const level = Math.min(4, Math.max(2, integerOf(attrsOf(node), 'level') ?? 2)) as 2 | 3 | 4
      return lined(node, depth, (content) => ({
        type: 'heading',
        attrs: { level },
        ...(content.length > 0 && { content }),
      }))
    }
    case 'bulletList': {
      const content = itemsOf(node, depth)
      return content.length === 0 ? [] : [{ type: 'bulletList', content }]
    }
    case 'orderedList': {
      const content = itemsOf(node, depth)
      const start = integerOf(attrsOf(node), 'start') ?? 1
      const attrs = { start: start >= 0 && start <= 100_000 ? start : 1 }
      return content.length === 0 ? [] : [{ type: 'orderedList', attrs, content }]
    }
    case 'blockquote': {
      const content = blocksIn(node, depth)
      return content.length === 0 ? [] : [{ type: 'blockquote', content }]
    }
    case 'codeBlock': {
      const text = cleanText(wordsIn(node, depth), true)
      const language = ownOf(attrsOf(node), 'language')
      const attrs = { language: isLanguageName(language) ? language : '' }
      return [{ type: 'codeBlock', attrs, ...(text !== '' && { content: [{ type: 'text', text }] }) }]
    }
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }]
    case 'figure':
      return [cleanFigure(attrsOf(node))].filter((figure) => figure !== null)
    case 'video':
      return [cleanVideo(attrsOf(node))].filter((video) => video !== null)
    case 'table':
      return tableOf(node, depth)
    default:
      return blocksIn(node, depth)
  }
}

/** A block of one line; blocks that were put inside it follow it, as nothing may stand in a line but words. */
function lined(
  node: Loose,
  depth: number,
  make: (content: ReturnType<typeof cleanInline>) => DocBlock,
): DocBlock[] {
  const inside = childrenOf(node)
  const words = inside.filter(isInline)
  const others = inside.filter((child) => !isInline(child) && !NOT_READ.has(child.type))
  if (depth > GIVEN_DEPTH) throw new TooMuch('depth')
  const after = others.flatMap((child) => blocksOf(child, depth + 1))
  const content = cleanInline(words)
  return content.length === 0 && after.length > 0 ? after : [make(content), ...after]
}

/** Items of a list: each begins with a paragraph, as the editor writes them. */
function itemsOf(node: Loose, depth: number): DocItem[] {
  return childrenOf(node).flatMap((child): DocItem[] => {
    if (NOT_READ.has(child.type)) return []
    const content =
      child.type === 'listItem'
        ? blocksIn(child, depth + 1)
        : blocksIn({ type: 'doc', content: [child] }, depth + 1)
    const [first, ...rest] = content
    if (!first) return []
    if (first.type === 'paragraph') return [{ type: 'listItem', content }]
    if (first.type !== 'heading') return [{ type: 'listItem', content: [{ type: 'paragraph' }, ...content] }]
    const line: DocBlock = { type: 'paragraph', ...(first.content && { content: first.content }) }
    return [{ type: 'listItem', content: [line, ...rest] }]
  })
}

function tableOf(node: Loose, depth: number): DocBlock[] {
  const rows: DocRow[] = []
  const others: DocBlock[] = []
  const collect = (parent: Loose, at: number) => {
    if (at > GIVEN_DEPTH) throw new TooMuch('depth')
    for (const child of childrenOf(parent)) {
      if (child.type === 'tableRow') {
        const content = cellsOf(child, at + 1)
        if (content.length > 0) rows.push({ type: 'tableRow', content })
      } else if (['thead', 'tbody', 'tfoot'].includes(child.type)) collect(child, at + 1)
      else if (!NOT_READ.has(child.type)) {
        for (const block of blocksIn({ type: 'doc', content: [child] }, at + 1)) others.push(block)
      }
    }
  }
  collect(node, depth)
  if (rows.length > DOC_ROWS) throw new TooMuch('table')
  return rows.length === 0 ? others : [{ type: 'table', content: rows }, ...others]
}

function cellsOf(row: Loose, depth: number): DocCell[] {
  const cells = childrenOf(row).flatMap((child): DocCell[] => {
    if (NOT_READ.has(child.type)) return []
    const isCell = child.type === 'tableCell' || child.type === 'tableHeader'
    const content = blocksIn(isCell ? child : { type: 'doc', content: [child] }, depth + 1)
    if (!isCell && content.length === 0) return []
    const span = (name: string) => {
      const given = integerOf(attrsOf(child), name) ?? 1
      return given >= 1 && given <= DOC_CELLS ? given : 1
    }
    return [
      {
        type: child.type === 'tableHeader' ? 'tableHeader' : 'tableCell',
        attrs: isCell ? { colspan: span('colspan'), rowspan: span('rowspan') } : { colspan: 1, rowspan: 1 },
        content: content.length === 0 ? [{ type: 'paragraph' }] : content,
      },
    ]
  })
  if (cells.length > DOC_CELLS) throw new TooMuch('table')
  return cells
}

/** All words below a node, as they stand. */
function wordsIn(node: Loose, depth: number): string {
  if (depth > GIVEN_DEPTH) throw new TooMuch('depth')
  return childrenOf(node)
    .map((child) => {
      const text = ownOf(child, 'text')
      if (typeof text === 'string') return text
      if (child.type === 'hardBreak') return '\n'
      return NOT_READ.has(child.type) ? '' : wordsIn(child, depth + 1)
    })
    .join('')
}
