// Rich text as the wire takes it: exactly what the editor may make; what is not listed is refused (decision 26).
import { z } from 'zod'
import { objectByLanguage, strictByLanguage } from '#contract/languages/language.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { isLinkTarget } from '#rich-text/link-target.ts'
import {
  DOC_ALT,
  DOC_CELLS,
  DOC_ROWS,
  type DocBlock,
  type DocItem,
  type RichDoc as RichDocument,
  VIDEO_PROVIDERS,
} from '#rich-text/rich-doc.ts'

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
      attrs: z.strictObject({
        key: MediaKey,
        caption: z.string().max(500),
        alt: z.string().max(DOC_ALT).optional(),
      }),
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
    z.strictObject({ type: z.literal('table'), content: z.array(RowSchema).min(1).max(DOC_ROWS) }),
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
const RowSchema = z.strictObject({ type: z.literal('tableRow'), content: z.array(CellSchema).max(DOC_CELLS) })

/** A document exactly as the editor may make it; what is not listed here is refused. */
export const RichDoc: z.ZodType<RichDocument> = z.strictObject({
  type: z.literal('doc'),
  content: z.array(BlockSchema),
})

/** A rich text as a record holds it. */
export const RichText = objectByLanguage(RichDoc.nullable())

/**
 * A rich text as a write gives it: one value, meant in the site's language, or one per language. Each is a document,
 * plain running text, or null; `mergeRichText` on the server cleans and judges them, languages left out stay.
 */
export const richTextInput = z.union([z.string(), strictByLanguage(z.unknown()).partial()])
export type RichTextInput = z.output<typeof richTextInput>
