// What comes from the clipboard, made ready for the editor: structure cleaned, pictures set aside to be uploaded.
import { cleanDoc } from '#rich-text/clean-doc.ts'
import { docOfHtml, type LooseNode } from '#rich-text/html-doc.ts'

export type Pasted = {
  /** Blocks for the editor; a `figure` that waits is named in `uploads`. */
  blocks: object[]
  uploads: { waiting: string; file: File }[]
  /** Pictures of other sites and of files that a page cannot read. */
  leftOut: number
}

/** Not `randomUUID`: it is missing where the site is opened without TLS. */
const newKey = () =>
  `${Array.from({ length: 40 }, () => Math.floor(Math.random() * 16).toString(16)).join('')}.png`

/**
 * The blocks of pasted HTML. Pictures that come with it, as `data:` or as files, wait for their upload; a single file
 * stands for a single picture, as a browser copies it.
 */
export function pastedHtml(html: string, files: readonly File[]): Pasted {
  const uploads = new Map<string, File>()
  let leftOut = 0
  const whole = docOfHtml(html)
  const pictures = countOf(whole)
  const walk = (node: LooseNode): LooseNode[] => {
    if (node.type !== 'image')
      return [{ ...node, ...(node.content && { content: node.content.flatMap(walk) }) }]
    const { src, alt } = node.attrs as { src: string; alt: string }
    const file = dataFile(src) ?? (pictures === files.length ? files[uploads.size] : undefined)
    if (!file) {
      leftOut += 1
      return []
    }
    const key = newKey()
    uploads.set(key, file)
    // What it says of itself goes with it; nothing is no sign of decoration.
    return [{ type: 'figure', attrs: { key, caption: '', ...(alt.trim() !== '' && { alt }) } }]
  }
  const cleaned = cleanDoc({ ...whole, content: whole.content?.flatMap(walk) ?? [] })
  const blocks = 'doc' in cleaned ? (cleaned.doc?.content ?? []) : []
  return {
    blocks: blocks.map((block) => waiting(block, uploads)),
    uploads: [...uploads].map(([key, file]) => ({ waiting: key, file })),
    leftOut,
  }
}

/** Pictures alone, as figures that wait. */
export function pastedFiles(files: readonly File[]): Pasted {
  const uploads = files.map((file) => ({ waiting: newKey(), file }))
  const blocks = uploads.map(({ waiting: name }) => ({
    type: 'figure',
    attrs: { key: '', caption: '', waiting: name },
  }))
  return { blocks, uploads, leftOut: 0 }
}

const countOf = (node: LooseNode): number =>
  node.type === 'image' ? 1 : (node.content ?? []).reduce((sum, child) => sum + countOf(child), 0)

/** Figures whose key stands for an upload lose it: until it has arrived they are not part of the text. */
function waiting(node: object, uploads: ReadonlyMap<string, File>): object {
  const { type, attrs, content } = node as { type: string; attrs?: { key?: string }; content?: object[] }
  if (type === 'figure' && attrs?.key && uploads.has(attrs.key))
    return { type, attrs: { ...attrs, key: '', waiting: attrs.key } }
  return content ? { ...node, content: content.map((child) => waiting(child, uploads)) } : node
}

/** The picture in a `data:` address; `fetch` would be refused by the site's policy. */
function dataFile(src: string): File | null {
  const [, type, base64] = /^data:(image\/(?:png|jpeg|webp|gif|avif));base64,([\w+/=\s]+)$/.exec(src) ?? []
  if (!type || !base64) return null
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return new File([bytes], `pasted.${type.slice(6)}`, { type })
}
