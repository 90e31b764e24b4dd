// The content of a WordPress post as HTML: lines of the old editor become paragraphs, shortcodes what they stand for.

/** A shortcode that holds a picture and its words. */
const CAPTION = /\[caption\b[^\]]{0,1000}\]([\s\S]{0,10000}?)\[\/caption\]/gi
const EMBED = /\[(embed|youtube|video)\b[^\]]{0,1000}\]\s*(https?:\/\/[^\s[\]]{1,500})\s*\[\/\1\]/gi
const OTHERS = /\[\/?(?:gallery|audio|video|playlist|embed|youtube|vc_\w+|et_pb_\w+)\b[^\]]{0,2000}\]/gi
const BLOCK =
  /^\s*<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|td|th|figure|figcaption|hr|section|iframe|article|form)\b/i

/** HTML that browsers would show the same way the blog did. */
export function htmlOfPost(content: string): string {
  const html = content
    .replace(/\r\n?/g, '\n')
    .replace(CAPTION, (_, inside: string) => {
      const picture = /^[\s\S]*?<img\b[^>]{0,4000}>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? ''
      return `\n\n<figure>${picture}<figcaption>${inside.slice(picture.length)}</figcaption></figure>\n\n`
    })
    .replace(EMBED, '\n\n$2\n\n')
    .replace(OTHERS, '')
  return /<p\b|<!-- wp:/i.test(html) ? html : withParagraphs(html)
}

/** What the old editor leaves to the reader: an empty line begins a paragraph, a single one breaks the line. */
function withParagraphs(html: string): string {
  return html
    .split(/\n[^\S\n]*\n\s*/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => (BLOCK.test(piece) ? piece : `<p>${piece.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}
