// Reads the tags of an XML text one after another: as much of XML as spreadsheets and exports of blogs are written in.

export type Tag = {
  /** The namespace prefix as it is written, without the colon; `''` when there is none. */
  prefix: string
  /** Without its namespace prefix; `/` before the name of a closing tag. */
  name: string
  /** Closed by itself: `<c/>`. */
  empty: boolean
  attributes: string
  /** What stood between the tag before and this one. */
  text: string
}

/** The tags of `xml`; throws on a document type, so no entity of its own is ever looked up. */
export function* tagsOf(xml: string): Generator<Tag> {
  let text = ''
  let at = 0
  for (;;) {
    const open = xml.indexOf('<', at)
    if (open < 0) return
    text += unescapeXml(xml.slice(at, open))
    if (xml.startsWith('<![CDATA[', open)) {
      const end = endOf(xml, ']]>', open)
      text += xml.slice(open + 9, end)
      at = end + 3
    } else if (xml.startsWith('<!--', open)) at = endOf(xml, '-->', open) + 3
    else if (xml.startsWith('<?', open)) at = endOf(xml, '?>', open) + 2
    else {
      const end = endOf(xml, '>', open)
      const [, slash = '', prefix = '', name = '', attributes = ''] =
        /^<(\/?)(?:([\w-]+):)?([A-Za-z]\w*)([\s\S]*)$/.exec(xml.slice(open, end)) ?? []
      if (name === '') throw new Error('no XML that is read here')
      yield { prefix, name: slash + name, empty: attributes.endsWith('/'), attributes, text }
      text = ''
      at = end + 1
    }
  }
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from)
  if (end < 0) throw new Error('the XML breaks off')
  return end
}

/** The value of an attribute, or undefined. */
export const attributeOf = ({ attributes }: Tag, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescapeXml(value)
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (all, hex, decimal, named) => {
      if (named) return NAMED[named.toLowerCase()] ?? all
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
        ? String.fromCodePoint(point)
        : ''
    },
  )
}

/** A text as XML says it; what XML cannot hold is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (char) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[char]};`)
