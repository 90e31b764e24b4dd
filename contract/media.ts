// Pictures: what was uploaded, and how content points at it.
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { Text, textOf } from '#contract/language.ts'
import { Id, Version } from '#contract/number.ts'

/** A media key: the start of the SHA-256 of the stored bytes and the ending of their type. Never a path (decision 5). */
export const MediaKey = z
  .string()
  .regex(/^[0-9a-f]{40}\.(jpg|png|webp|avif|gif)$/, 'is not the key of a picture')

/** Limits of an upload (`docs/limits.md`). */
export const UPLOAD_BYTES = 20 * 1024 * 1024
export const UPLOAD_PIXELS = 50_000_000

/** A picture in a public answer. */
export const Picture = z.object({ key: z.string(), width: z.int(), height: z.int(), alt: z.string() })
export type Picture = z.output<typeof Picture>

/** A picture as the console sees it. */
export const Media = z.object({
  id: z.int(),
  version: z.int(),
  key: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  alt: Text,
  createTime: z.iso.datetime(),
})
export type Media = z.output<typeof Media>

const whoMayUpload = [
  'web_product_type:add',
  'web_product_type:update',
  'web_product:add',
  'web_product:update',
  'web_news:add',
  'web_news:update',
  'web_success_case:add',
  'web_success_case:update',
] as const

export const mediaCalls = {
  upload: defineCall({
    path: '/api/web/media/upload',
    access: whoMayUpload,
    takes: 'body',
    form: 'upload',
    input: z.strictObject({}),
    output: Media,
    logs: 'media:upload',
    says: 'Stores one picture sent as multipart field `file`; the same picture sent twice is stored once.',
  }),
  read: defineCall({
    path: '/api/web/media/read',
    access: whoMayUpload,
    takes: 'query',
    input: z.strictObject({ key: MediaKey }),
    output: Media,
    says: 'One picture with its alternative text in three languages.',
  }),
  update: defineCall({
    path: '/api/web/media/update',
    access: whoMayUpload,
    takes: 'body',
    input: z.strictObject({ id: Id, version: Version, alt: textOf(300) }),
    output: Media,
    logs: 'media:update',
    says: 'Changes the alternative text of a picture.',
  }),
}
