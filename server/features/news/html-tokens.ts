// Takes HTML apart into tags and words; forgiving as browsers are, linear in its length, and blind to scripts.

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: string }
  | { kind: 'close'; tag: string }

/** Their insides are no words of a text. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title', 'svg', 'object'])
/** The longest tag that is looked at; what is longer is words. */
const TAG = 4_000

export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0
  let text = ''
  const textSoFar = (): HtmlToken[] => (text === '' ? [] : [{ kind: 'text', text: decodeHtml(text) }])
  while (at < html.length) {
    const open = html.indexOf('<', at)
    text += html.slice(at, open < 0 ? html.length : open)
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const [, slash, name] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html.slice(open, open + 60)) ?? []
    const end = name || html.startsWith('<!', open) ? endOfTag(html, open) : -1
    if (end < 0) {
      text += '<'
      at = open + 1
      continue
    }
    at = end + 1
    if (!name) continue
    yield* textSoFar()
    text = ''
    const tag = name.toLowerCase()
    if (slash) yield { kind: 'close', tag }
    else if (UNREAD.has(tag)) at = endOfUnread(html, tag, at)
    else yield { kind: 'open', tag, attributes: html.slice(open + 1 + name.length, end) }
  }
  yield* textSoFar()
}

/** Where a tag ends: a `>` inside quotes is part of a value. */
function endOfTag(html: string, open: number): number {
  let quote = ''
  const last = Math.min(html.length, open + TAG)
  for (let at = open + 1; at < last; at++) {
    const char = html[at] as string
    if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '>') return at
  }
  return html.slice(open, last).indexOf('>') < 0 ? -1 : html.indexOf('>', open)
}

function endOfUnread(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}[^>]{0,100}>`, 'gi')
  close.lastIndex = from
  return close.exec(html) ? close.lastIndex : html.length
}

/** The attributes of a tag by name, the first of each. */
export function attributesOf(raw: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  for (const [, name = '', double, single, bare] of raw.matchAll(
    /([a-z][\w-]{0,40})\s{0,10}=\s{0,10}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  )) {
    found[name.toLowerCase()] ??= decodeHtml(double ?? single ?? bare ?? '').trim()
  }
  return found
}

const NAMED: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    hellip: '…',
    ndash: '–',
    mdash: '—',
  },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', bull: '•', middot: '·' },
  ...{ copy: '©', reg: '®', trade: '™', deg: '°', plusmn: '±', times: '×', euro: '€', micro: 'µ', sup2: '²' },
  ...{ sup3: '³', frac12: '½', aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ' },
  ...{ Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Ntilde: 'Ñ', uuml: 'ü', iexcl: '¡' },
  ...{ iquest: '¿', ouml: 'ö', auml: 'ä', szlig: 'ß', shy: '', zwj: '', zwnj: '', ensp: ' ', emsp: ' ' },
}

/** Words with their character references resolved; unknown ones stay as they are. */
export function decodeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]\w{1,10}));/gi, (all, hex, decimal, named) => {
    if (named) return NAMED[named] ?? all
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      ? String.fromCodePoint(point)
      : ''
  })
}
