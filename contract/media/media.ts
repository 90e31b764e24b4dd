// Pictures: what was uploaded, how content points at it, and the calls that every editor of content has.
import { z } from 'zod'
import { Id, queryNumber, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { declaredKeys } from '#contract/kinds/declared.ts'
import { Text, textOf } from '#contract/languages/language.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { defineCall } from '#contract/wire/call.ts'

/** What `/image` takes: a media key, or one that names the bytes and the cut as well and therefore never changes. */
export const ShownKey = z
  .string()
  .regex(/^[0-9a-f]{40}(?:-[0-9a-f]{8})?\.(jpg|png|webp|avif|gif)$/, wanted('pictureKey'))
  .meta({ examples: ['2f1c9a7e4b60d8835e1f0a6c92b7d4e8f3a5061c.jpg'] })

/** Limits of an upload (`docs/limits.md`). */
export const UPLOAD_BYTES = 20 * 1024 * 1024
export const UPLOAD_PIXELS = 50_000_000

/** A picture in a public answer: `key` is what `/image` takes, the size is that of the part shown. */
export const Picture = z.object({ key: z.string(), width: z.int(), height: z.int(), alt: z.string() })
export type Picture = z.output<typeof Picture>
/** A picture of a running text, under the key that its figure names. */
export const Illustration = Picture.extend({ figure: MediaKey })
export type Illustration = z.output<typeof Illustration>

const thousandth = z.int().min(0).max(1000)
/** What must stay in sight when a shape is cut, in thousandths of the whole picture. */
export const Focal = z.strictObject({ x: thousandth, y: thousandth })
export type Focal = z.output<typeof Focal>
/** The part of the picture that is shown, in thousandths; at least a twentieth each way. */
export const Crop = z
  .strictObject({
    x: thousandth,
    y: thousandth,
    width: z.int().min(50).max(1000),
    height: z.int().min(50).max(1000),
  })
  .refine(({ x, y, width, height }) => x + width <= 1000 && y + height <= 1000, wanted('crop'))
export type Crop = z.output<typeof Crop>

/** A picture as the console sees it. */
export const Media = z.object({
  id: z.int(),
  version: z.int(),
  key: z.string(),
  /** What `/image` takes to show it as visitors see it now. */
  shown: z.string(),
  /** The stored bytes, uncut. */
  whole: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  alt: Text,
  folderId: z.int().nullable(),
  tags: z.array(z.string()),
  focal: z.object({ x: z.int(), y: z.int() }),
  crop: z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() }).nullable(),
  createTime: z.iso.datetime(),
  /** Login name of whoever uploaded it. */
  by: z.string().nullable(),
})
export type Media = z.output<typeof Media>

/** What became of an upload: stored, or recognised as a picture that is there, or that lay in the trash. */
export const UPLOAD_OUTCOMES = ['new', 'there', 'recovered'] as const
export const Uploaded = Media.extend({ outcome: z.enum(UPLOAD_OUTCOMES) })

/** Whoever writes content of any kind may pick pictures, upload them and describe their own before visitors see them. */
export const WHO_PICKS = [
  'web_media:upload',
  'web_product_type:add',
  'web_product_type:update',
  'web_product:add',
  'web_product:update',
  ...declaredKeys('add', 'update'),
  'web_homepage:update',
  'web_aboutus:update',
  'web_setting:update',
] as const

export const mediaCalls = {
  upload: defineCall({
    path: '/api/web/media/upload',
    access: WHO_PICKS,
    takes: 'body',
    form: 'upload',
    input: z.strictObject({ folderId: queryNumber(1, Number.MAX_SAFE_INTEGER).optional() }),
    output: Uploaded,
    logs: 'media:upload',
    summary:
      'Stores one picture sent as multipart field `file`; the same picture sent twice is stored once, and the answer says so.',
  }),
  read: defineCall({
    path: '/api/web/media/read',
    access: ['web_media', ...WHO_PICKS],
    takes: 'query',
    input: z.strictObject({ key: MediaKey }),
    output: Media.extend({
      /** Whoever asks may change its alt text. */
      describable: z.boolean(),
    }),
    summary: 'One picture with its alt text in three languages.',
  }),
  describe: defineCall({
    path: '/api/web/media/describe',
    access: ['web_media:update', ...WHO_PICKS],
    takes: 'body',
    input: z.strictObject({ id: Id, version: Version, alt: textOf(300) }),
    output: Media,
    logs: 'media:update',
    summary:
      'Changes the alt text of a picture; without web_media:update only of one’s own, as long as nothing published shows it.',
  }),
}
