// Reads HTML as a tree of tags and words, as tolerantly as a paste needs; it makes no page, so nothing of it ever runs.

export type HtmlTag = { tag: string; attributes: ReadonlyMap<string, string>; inside: HtmlNode[] }
export type HtmlNode = HtmlTag | string

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const RAW = new Set(['script', 'style', 'xml', 'title', 'textarea', 'noscript', 'template'])
const BLOCKS = new Set(
  'address article aside blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul'.split(
    ' ',
  ),
)
/** Tags that end when one of these begins beside them. */
const ENDED_BY: Record<string, ReadonlySet<string>> = {
  p: BLOCKS,
  li: new Set(['li']),
  dt: new Set(['dt', 'dd']),
  dd: new Set(['dt', 'dd']),
  tr: new Set(['tr', 'tbody', 'thead', 'tfoot']),
  td: new Set(['td', 'th', 'tr', 'tbody', 'tfoot']),
  th: new Set(['td', 'th', 'tr', 'tbody', 'tfoot']),
  tbody: new Set(['tbody', 'tfoot']),
  thead: new Set(['tbody', 'tfoot']),
  option: new Set(['option']),
}
/** Nothing outside is ended from within these. */
const WALLS = new Set(['table', 'td', 'th', 'ul', 'ol', 'div', 'body', 'html'])
/** Deeper than any page; what stands deeper hangs there. */
const DEPTH = 200
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<!\[[^\]<]{0,200}\]-*>|<![^>]{0,2000}>|<\?[^>]{0,20000}>|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'"<>])*>/g

/** The nodes of a piece of HTML. */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlTag = { tag: '', attributes: new Map(), inside: [] }
  const open: HtmlTag[] = [root]
  const top = () => open.at(-1) ?? root
  const say = (text: string) => {
    if (text !== '') top().inside.push(decoded(text))
  }
  let at = 0
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    say(html.slice(at, match.index))
    at = TOKEN.lastIndex
    const [token] = match
    if (token.startsWith('<!') || token.startsWith('<?')) continue
    const tag = nameOf(token)
    if (token.startsWith('</')) {
      close(open, tag)
      continue
    }
    endImplied(open, tag)
    const node: HtmlTag = { tag, attributes: attributesOf(token), inside: [] }
    top().inside.push(node)
    if (RAW.has(tag)) {
      const end = startOf(`</${tag}`, html, at)
      TOKEN.lastIndex = at = end < 0 ? html.length : end
      if (end < 0) break
      open.push(node)
    } else if (!VOID.has(tag) && !token.endsWith('/>') && open.length < DEPTH) open.push(node)
  }
  say(html.slice(at))
  return root.inside
}

/** Where an end tag begins, in whatever case it is written; -1 when nowhere. */
function startOf(mark: string, html: string, from: number): number {
  const found = new RegExp(mark, 'gi')
  found.lastIndex = from
  return found.exec(html)?.index ?? -1
}

const nameOf = (token: string) => /^<\/?([^\s/>]+)/.exec(token)?.[1]?.toLowerCase() ?? ''

function close(open: HtmlTag[], tag: string) {
  const at = open.findLastIndex((node) => node.tag === tag)
  if (at > 0) open.length = at
}

function endImplied(open: HtmlTag[], tag: string) {
  for (let at = open.length - 1; at > 0; at -= 1) {
    const node = open[at]
    if (!node) return
    if (ENDED_BY[node.tag]?.has(tag)) {
      open.length = at
      return endImplied(open, tag)
    }
    if (WALLS.has(node.tag) || (BLOCKS.has(node.tag) && node.tag !== 'p')) return
  }
}

function attributesOf(token: string): Map<string, string> {
  const attributes = new Map<string, string>()
  const rest = token.replace(/^<[^\s/>]+/, '').replace(/\/?>$/, '')
  for (const [, name = '', , quoted, single, bare] of rest.matchAll(
    /([^\s=/"']+)(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  )) {
    if (!attributes.has(name.toLowerCase()))
      attributes.set(name.toLowerCase(), decoded(quoted ?? single ?? bare ?? ''))
  }
  return attributes
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  sup2: '²',
  sup3: '³',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
}

/** Words with their entities as characters. */
function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d?));?/gi, (whole, hex, number, name) => {
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole
    const code = Number.parseInt(hex ?? number, hex ? 16 : 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
  })
}
