// A page of the past, made fit to be looked at in a frame: with its styles within, since their files go with a newer build, and
// without scripts. The frame allows none either; what is left out here only spares the browser its complaints.
import { type HtmlNode, htmlTree } from '#rich-text/html-tree.ts'

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi
const LINK = /<link\b[^>]*>/gi
const REL = /\brel="?([a-z ]+)/i
const HREF = /\bhref="([^"]*)"/i

/** The page as it was drawn; `sheet` reads a style sheet of the same moment, null where it was not kept. */
export async function frameable(html: string, sheet: (address: string) => Promise<string | null>) {
  const sheets = new Map<string, string | null>()
  for (const [link] of html.matchAll(LINK)) {
    const address = HREF.exec(link)?.[1]
    if (address && REL.exec(link)?.[1] === 'stylesheet') sheets.set(address, await sheet(address))
  }
  return html.replace(SCRIPT, '').replace(LINK, (link) => {
    const rel = REL.exec(link)?.[1]
    if (rel !== 'stylesheet') return rel === 'icon' ? link : ''
    const styles = sheets.get(HREF.exec(link)?.[1] ?? '')
    return styles ? `<style>${styles}</style>` : link
  })
}

const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head'])
const WITHIN = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i img input ins kbd label mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
/** Words of a page beyond this are not compared. */
export const MOST_TEXT = 300_000

/** The words of a page, a block on each line. */
export function pageText(html: string): string {
  let text = ''
  const walk = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') {
        text += node.replace(/\s+/g, ' ')
        continue
      }
      if (SILENT.has(node.tag)) continue
      const block = !WITHIN.has(node.tag)
      if (block) text += '\n'
      if (node.tag === 'img') text += node.attributes.get('alt') ?? ''
      walk(node.inside)
      if (block) text += '\n'
    }
  }
  walk(htmlTree(html))
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MOST_TEXT)
}
