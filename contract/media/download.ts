// Files to download: what was uploaded beside pictures, and how content points at it.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'
import { DECLARED_PAGES, declaredKeys } from '#contract/kinds/declared.ts'
import { defineCall } from '#contract/wire/call.ts'

/** The endings of files that may be kept: documents, archives and drawings (STEP) that nothing on a page runs. */
export const FILE_TYPES = ['pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'zip', 'step'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** Like a media key: the start of the SHA-256 of the bytes and the ending of their type, never a path. */
export const FileKey = z
  .string()
  .regex(/^[0-9a-f]{40}\.(pdf|docx|xlsx|pptx|doc|xls|ppt|zip|step)$/, wanted('fileKey'))
  .meta({ examples: ['2f1c9a7e4b60d8835e1f0a6c92b7d4e8f3a5061c.pdf'] })

/** The largest file, in bytes (`docs/limits.md`). */
export const FILE_BYTES = 20 * 1024 * 1024

/** A file in a public answer; `/download/<key>` answers it. */
export const PublicFile = z.object({ key: z.string(), name: z.string(), type: z.string(), bytes: z.int() })

/** A file as the console sees it. */
export const StoredFile = PublicFile.extend({
  id: z.int(),
  createTime: z.iso.datetime(),
  /** Where it opens for staff: one that visitors are sent by mail has a signed address that holds for an hour. */
  address: z.string(),
})
export type StoredFile = z.output<typeof StoredFile>

export const downloadCalls = {
  upload: defineCall({
    path: '/api/web/media/uploadFile',
    access: [
      ...(['web_news:add', 'web_news:update', 'web_product:add', 'web_product:update'] as const),
      ...declaredKeys('add', 'update'),
    ],
    takes: 'body',
    form: 'upload',
    input: z.strictObject({}),
    output: StoredFile,
    logs: 'media:upload',
    summary: 'Stores one document sent as multipart field `file`; the same one sent twice is stored once.',
  }),
  files: defineCall({
    path: '/api/web/media/downloads',
    access: ['web_news', 'web_product', ...DECLARED_PAGES],
    takes: 'body',
    input: z.strictObject({ keys: z.array(FileKey).max(100) }),
    output: z.array(StoredFile),
    summary: 'The stored files with these keys.',
  }),
}
