// What pictures, videos and code say of themselves in a document, cleaned.
import { cleanText } from './clean-inline.ts'
import { ownOf } from './loose-node.ts'
import { DOC_ALT, type DocBlock, VIDEO_PROVIDERS } from './rich-doc.ts'

const CAPTION = 500
const TITLE = 200

/** The name of a programming language. */
export const isLanguageName = (given: unknown): given is string =>
  typeof given === 'string' && /^[\w+#-]{0,30}$/.test(given)

const line = (given: unknown, max: number) =>
  typeof given === 'string' ? cleanText(given).trim().slice(0, max).toWellFormed() : ''
const words = (text: string): DocBlock | null =>
  text === '' ? null : { type: 'paragraph', content: [{ type: 'text', text }] }

/** A picture of the library; of one that is none its caption stays. */
export function cleanFigure(attrs: unknown): DocBlock | null {
  const key = ownOf(attrs, 'key')
  const caption = line(ownOf(attrs, 'caption'), CAPTION)
  if (typeof key !== 'string' || !/^[0-9a-f]{40}\.(?:jpg|png|webp|avif|gif)$/.test(key)) return words(caption)
  const alt = ownOf(attrs, 'alt')
  return {
    type: 'figure',
    attrs: { key, caption, ...(typeof alt === 'string' && { alt: line(alt, DOC_ALT) }) },
  }
}

/** A video of a known provider; of another its title stays. */
export function cleanVideo(attrs: unknown): DocBlock | null {
  const provider = VIDEO_PROVIDERS.find((known) => known === ownOf(attrs, 'provider'))
  const id = ownOf(attrs, 'id')
  const title = line(ownOf(attrs, 'title'), TITLE)
  if (!provider || typeof id !== 'string' || !/^[\w-]{3,60}$/.test(id)) return words(title)
  return { type: 'video', attrs: { provider, id, title } }
}
