// Rich text: the document of the editor as it is stored, sent and drawn; stands on no validator, so that every page may use it (decision 26).
import { CHAINS } from '#contract/languages/chains.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'

/** Limits of one document (`docs/limits.md`). */
export const DOC_BYTES = 400_000
export const DOC_DEPTH = 12
export const DOC_NODES = 6_000
/** Rows of one table, and cells of one row. */
export const DOC_ROWS = 500
export const DOC_CELLS = 50
/** Characters of the alternative text of a picture in it. */
export const DOC_ALT = 300

export const VIDEO_PROVIDERS = ['bilibili', 'youku', 'tencent', 'youtube', 'vimeo'] as const

export type Mark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript' }
  | { type: 'link'; attrs: { href: string } }

export type DocText = { type: 'text'; text: string; marks?: Mark[] | undefined }
export type DocBlock =
  | { type: 'paragraph'; content?: DocInline[] | undefined }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: DocInline[] | undefined }
  | { type: 'bulletList'; content: DocItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: DocItem[] }
  | { type: 'blockquote'; content: DocBlock[] }
  | { type: 'codeBlock'; attrs: { language: string }; content?: DocText[] | undefined }
  | { type: 'horizontalRule' }
  | { type: 'figure'; attrs: FigureAttrs }
  | { type: 'video'; attrs: { provider: (typeof VIDEO_PROVIDERS)[number]; id: string; title: string } }
  | { type: 'table'; content: DocRow[] }
/**
 * `alt` is the alternative text that belongs to this place alone; empty, the picture is decoration here. Left out, the
 * picture says what the library says of it.
 */
export type FigureAttrs = { key: string; caption: string; alt?: string | undefined }
export type DocInline = DocText | { type: 'hardBreak' }
export type DocItem = { type: 'listItem'; content: DocBlock[] }
export type DocRow = { type: 'tableRow'; content: DocCell[] }
export type DocCell = {
  type: 'tableCell' | 'tableHeader'
  attrs: { colspan: number; rowspan: number }
  content: DocBlock[]
}
export type RichDoc = { type: 'doc'; content: DocBlock[] }

/** A rich text in each language; `null` means that it is missing there. */
export type RichText = Record<Language, RichDoc | null>
export const NO_RICH_TEXT: RichText = eachLanguage(() => null)

/** The words of a document, a line a block: for search, summaries and emptiness. */
export function plainTextOf(doc: RichDoc | null): string {
  if (!doc) return ''
  const lines: string[] = []
  const walk = (node: DocBlock | DocItem | DocRow | DocCell | DocInline, into: string[]): void => {
    if (node.type === 'text') into.push(node.text)
    else if (node.type === 'hardBreak') into.push('\n')
    else if (node.type === 'figure') lines.push(node.attrs.caption)
    else if ('content' in node && node.content) {
      const own: string[] = []
      for (const child of node.content) walk(child, own)
      if (own.length > 0) lines.push(own.join(''))
    }
  }
  for (const block of doc.content) walk(block, lines)
  return lines.filter((line) => line.trim() !== '').join('\n')
}

/** The pictures in a document, in the order of reading. */
export function figuresInDoc(doc: RichDoc | null): FigureAttrs[] {
  const figures: FigureAttrs[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, attrs, content } = node as {
      type?: string
      attrs?: Partial<FigureAttrs>
      content?: readonly unknown[]
    }
    if (type === 'figure' && typeof attrs?.key === 'string') figures.push(attrs as FigureAttrs)
    for (const child of content ?? []) walk(child)
  }
  walk(doc)
  return figures
}

/** Keys of the pictures in a document. */
export const picturesInDoc = (doc: RichDoc | null): string[] => figuresInDoc(doc).map(({ key }) => key)

/** The document in `language`, else where the site looks for it, else in whichever language has one; null when there is none. */
export function pickDoc(text: RichText, language: Language): { doc: RichDoc | null; language: Language } {
  for (const candidate of CHAINS[language]) {
    if (text[candidate]) return { doc: text[candidate], language: candidate }
  }
  return { doc: null, language }
}

/** A picture in a rich text: the document that holds it, its place there, and what it says of itself (`FigureAttrs`). */
export type PictureInText = { place: string; language: Language; alt: string | undefined }

/** The pictures of a rich text, by the path of the document that holds them. */
export const picturesInText = (
  text: RichText,
  field: string,
): { field: string; key: string; inText: PictureInText }[] =>
  LANGUAGES.flatMap((language) =>
    figuresInDoc(text[language]).map(({ key, alt }, at) => ({
      field: `${field}.${language}`,
      key,
      inText: { place: `${field}.${language}.pictures.${at}`, language, alt },
    })),
  )
