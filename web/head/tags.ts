// Elements of the head as text; attributes are escaped, empty ones leave the element out.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text that may stand in an element or an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)

export const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`

export const meta = (name: string, content: string) => (content === '' ? '' : tag('meta', { name, content }))
export const property = (name: string, content: string) =>
  content === '' ? '' : tag('meta', { property: name, content })
