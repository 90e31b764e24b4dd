// Word and WPS put lists on the clipboard as paragraphs that say which list and level they are of; here they become lists.
import type { HtmlNode, HtmlTag } from './html-tree.ts'

type Line = { node: HtmlTag; level: number; ordered: boolean; start: number }

const styleOf = (node: HtmlTag) => node.attributes.get('style') ?? ''
const STRUCTURE = new Set([
  'div',
  'section',
  'td',
  'th',
  'table',
  'tbody',
  'thead',
  'tr',
  'span',
  'font',
  'center',
])

/** The nodes with runs of list paragraphs as lists, and headings of Word's styles as headings; at any depth. */
export function officeParagraphs(nodes: readonly HtmlNode[]): HtmlNode[] {
  const made: HtmlNode[] = []
  let run: Line[] = []
  const end = () => {
    if (run.length > 0) made.push(...listsOf(run))
    run = []
  }
  for (const node of nodes) {
    if (typeof node === 'string') {
      if (node.trim() !== '') end()
      made.push(node)
      continue
    }
    const line = lineOf(node)
    if (line) {
      run.push(line)
      continue
    }
    end()
    made.push(STRUCTURE.has(node.tag) ? { ...node, inside: officeParagraphs(node.inside) } : headed(node))
  }
  end()
  return made
}

/** A paragraph of a list: `mso-list:l0 level2 lfo1`, or one of the list's class with a sign at its beginning. */
function lineOf(node: HtmlTag): Line | null {
  if (node.tag !== 'p' && node.tag !== 'div' && !/^h[1-6]$/.test(node.tag)) return null
  const style = /mso-list:\s*\S+\s+level(\d)/i.exec(styleOf(node))
  const byClass = /\bMsoListParagraph/i.test(node.attributes.get('class') ?? '')
  if (!style && !byClass) return null
  const sign = signOf(node).trim()
  if (!style && sign === '') return null
  const counted = /^[(（]?(?:(\d{1,4})|[a-z]|[ivxlc]{1,6}|[一二三四五六七八九十]{1,3})[.)）、．]/i.exec(sign)
  return { node, level: Number(style?.[1] ?? 1), ordered: counted !== null, start: Number(counted?.[1] ?? 1) }
}

/** What Word wrote before the words to look like a list; it stands in a span that says `mso-list:Ignore`. */
function signOf(node: HtmlTag): string {
  for (const child of node.inside) {
    if (typeof child === 'string') continue
    if (/mso-list:\s*ignore/i.test(styleOf(child))) return wordsOf(child)
    const found = signOf(child)
    if (found !== '') return found
  }
  return ''
}
const wordsOf = (node: HtmlTag): string =>
  node.inside.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('')

function listsOf(run: readonly Line[]): HtmlTag[] {
  const roots: HtmlTag[] = []
  const open: { list: HtmlTag; level: number }[] = []
  for (const line of run) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > line.level) open.pop()
    let current = open.at(-1)
    const tag = line.ordered ? 'ol' : 'ul'
    if (current && current.level === line.level && current.list.tag !== tag) {
      open.pop()
      current = open.at(-1)
    }
    if (!current || current.level < line.level) {
      const attributes = new Map(line.ordered && line.start !== 1 ? [['start', String(line.start)]] : [])
      const list: HtmlTag = { tag, attributes, inside: [] }
      const last = current?.list.inside.at(-1)
      if (last && typeof last !== 'string') last.inside.push(list)
      else roots.push(list)
      current = { list, level: line.level }
      open.push(current)
    }
    current.list.inside.push({ tag: 'li', attributes: new Map(), inside: [...line.node.inside] })
  }
  return roots
}

/** A paragraph that Word calls a heading or a title. */
function headed(node: HtmlTag): HtmlTag {
  if (node.tag !== 'p') return node
  const level = /mso-outline-level:\s*([1-6])/i.exec(styleOf(node))?.[1]
  const title = /\bMsoTitle\b/i.test(node.attributes.get('class') ?? '')
  return level || title ? { ...node, tag: `h${level ?? 2}` } : node
}
