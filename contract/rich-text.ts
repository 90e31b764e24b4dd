// Rich text: the document of the editor as it is stored, sent and drawn; nothing else is let in (decision 26).
import { z } from 'zod'
import { isExternal } from '#contract/checks.ts'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import { MediaKey } from '#contract/media.ts'

/** Limits of one document (`docs/limits.md`). */
export const DOC_BYTES = 400_000
export const DOC_DEPTH = 12
export const DOC_NODES = 6_000

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
  | { type: 'figure'; attrs: { key: string; caption: string } }
  | { type: 'video'; attrs: { provider: (typeof VIDEO_PROVIDERS)[number]; id: string; title: string } }
  | { type: 'table'; content: DocRow[] }
export type DocInline = DocText | { type: 'hardBreak' }
export type DocItem = { type: 'listItem'; content: DocBlock[] }
export type DocRow = { type: 'tableRow'; content: DocCell[] }
export type DocCell = {
  type: 'tableCell' | 'tableHeader'
  attrs: { colspan: number; rowspan: number }
  content: DocBlock[]
}
export type RichDoc = { type: 'doc'; content: DocBlock[] }

/** A rich text in three languages; `null` means that it is missing there. */
export type RichText = Record<Language, RichDoc | null>
export const NO_RICH_TEXT: RichText = { zh: null, en: null, es: null }

/** Where a link may lead: an address of the site, an anchor, or outside by http(s), mailto or tel. */
export const isLinkTarget = (href: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what browsers skip in a scheme
  !/[\u0000-\u0020\\]/.test(href) && (isExternal(href) || /^(?:#|\/(?!\/))/.test(href))

const plain = (type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript') =>
  z.strictObject({ type: z.literal(type) })
const MarkSchema = z.discriminatedUnion('type', [
  plain('bold'),
  plain('italic'),
  plain('underline'),
  plain('strike'),
  plain('code'),
  plain('subscript'),
  plain('superscript'),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().max(2_000).refine(isLinkTarget) }),
  }),
])
const TextSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(100_000),
  marks: z.array(MarkSchema).max(8).optional(),
})
const InlineSchema = z.discriminatedUnion('type', [
  TextSchema,
  z.strictObject({ type: z.literal('hardBreak') }),
])
const inline = z.array(InlineSchema).optional()
const BlockSchema: z.ZodType<DocBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), content: inline }),
    z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
      content: inline,
    }),
    z.strictObject({ type: z.literal('bulletList'), content: z.array(ItemSchema).min(1) }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.int().min(0).max(100_000) }),
      content: z.array(ItemSchema).min(1),
    }),
    z.strictObject({ type: z.literal('blockquote'), content: z.array(BlockSchema).min(1) }),
    z.strictObject({
      type: z.literal('codeBlock'),
      attrs: z.strictObject({
        language: z
          .string()
          .max(30)
          .regex(/^[\w+#-]*$/),
      }),
      content: z.array(TextSchema).optional(),
    }),
    z.strictObject({ type: z.literal('horizontalRule') }),
    z.strictObject({
      type: z.literal('figure'),
      attrs: z.strictObject({ key: MediaKey, caption: z.string().max(500) }),
    }),
    z.strictObject({
      type: z.literal('video'),
      attrs: z.strictObject({
        provider: z.enum(VIDEO_PROVIDERS),
        id: z
          .string()
          .min(3)
          .max(60)
          .regex(/^[\w-]+$/),
        title: z.string().max(200),
      }),
    }),
    z.strictObject({ type: z.literal('table'), content: z.array(RowSchema).min(1).max(500) }),
  ]),
)
const ItemSchema: z.ZodType<DocItem> = z.lazy(() =>
  z.strictObject({ type: z.literal('listItem'), content: z.array(BlockSchema).min(1) }),
)
const span = z.int().min(1).max(50)
const CellSchema = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.strictObject({ colspan: span, rowspan: span }),
  content: z.array(BlockSchema).min(1),
})
const RowSchema = z.strictObject({ type: z.literal('tableRow'), content: z.array(CellSchema).max(50) })

/** A document exactly as the editor may make it; what is not listed here is refused. */
export const RichDoc: z.ZodType<RichDoc> = z.strictObject({
  type: z.literal('doc'),
  content: z.array(BlockSchema),
})

/** A rich text as a record holds it. */
export const RichText = z.object({ zh: RichDoc.nullable(), en: RichDoc.nullable(), es: RichDoc.nullable() })

/** A rich text as a write gives it: documents are sanitised by the server before they are judged; languages left out stay. */
export const richTextInput = z.strictObject({ zh: z.unknown(), en: z.unknown(), es: z.unknown() }).partial()
export type RichTextInput = { [L in Language]?: unknown }

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

/** Keys of the pictures in a document. */
export function picturesInDoc(doc: RichDoc | null): string[] {
  const keys: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, attrs, content } = node as {
      type?: string
      attrs?: { key?: unknown }
      content?: readonly unknown[]
    }
    if (type === 'figure' && typeof attrs?.key === 'string') keys.push(attrs.key)
    for (const child of content ?? []) walk(child)
  }
  walk(doc)
  return keys
}

/** Whether a rich text has words or pictures in at least one language. */
export const hasRichText = (text: RichText): boolean =>
  LANGUAGES.some((language) => plainTextOf(text[language]) !== '' || picturesInDoc(text[language]).length > 0)
