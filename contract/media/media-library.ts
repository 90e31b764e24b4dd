// The library of pictures: finding them, folders, tags, what each one is, where it is used, the trash.
import { z } from 'zod'
import { RecordLink, TRASH_DAYS } from '#contract/content/content.ts'
import { Id, QueryId, queryFlag, queryNumber, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { textOf } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, longPageOf, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { Crop, Focal, Media, WHO_PICKS } from './media.ts'

/** Limits of the library (`docs/limits.md`). */
export const FOLDERS = 500
export const FOLDER_DEPTH = 5
export const TAGS = 20
const TAG_LENGTH = 40
/** Days that replaced bytes are kept for going back to. */
export const FILE_DAYS = TRASH_DAYS

export const MEDIA_TYPES = ['jpg', 'png', 'webp', 'avif', 'gif'] as const
export const MEDIA_SORTS = ['createTime', 'name', 'bytes'] as const

/** Folder 0 holds what lies in none. */
const FolderQuery = queryNumber(0, Number.MAX_SAFE_INTEGER)
export const MediaQuery = PageQuery.extend({
  folderId: FolderQuery.optional(),
  keyword: Keyword.optional(),
  tag: z.string().trim().max(TAG_LENGTH).optional(),
  type: z.enum(MEDIA_TYPES).optional(),
  unused: queryFlag.optional(),
  undescribed: queryFlag.optional(),
  /** Visitors see it. */
  shown: queryFlag.optional(),
  sort: sortBy(MEDIA_SORTS).default('-createTime'),
  /** Past the picture of this id, in the order asked for. */
  before: QueryId.optional(),
})
export type MediaQuery = z.output<typeof MediaQuery>

export const Folder = z.object({
  id: z.int(),
  version: z.int(),
  parentId: z.int().nullable(),
  name: z.string(),
  /** Pictures in it, not counting what lies below. */
  pictures: z.int(),
})
export type Folder = z.output<typeof Folder>
const FolderName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^/\\]*$/, wanted('noSlash'))

const Tag = z
  .string()
  .trim()
  .min(1)
  .max(TAG_LENGTH)
  .regex(/^[^,;\n]*$/, wanted('noComma'))
const Target = z.strictObject({ id: Id, version: Version })
const whoReads = ['web_media', ...WHO_PICKS] as const

export const mediaLibraryCalls = {
  list: defineCall({
    path: '/api/web/media/list',
    access: whoReads,
    takes: 'query',
    input: MediaQuery,
    output: longPageOf(Media),
    summary: 'A page of the library; counting stops at 10,000, and `before` goes on behind that.',
  }),
  folders: defineCall({
    path: '/api/web/media/folders',
    access: whoReads,
    takes: 'query',
    input: z.strictObject({}),
    output: z.object({ all: z.int(), loose: z.int(), folders: z.array(Folder) }),
    summary: 'All folders in their order with how many pictures each holds, and how many lie in none.',
  }),
  tags: defineCall({
    path: '/api/web/media/tags',
    access: whoReads,
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(z.object({ tag: z.string(), pictures: z.int() })),
    summary: 'The tags most used, at most 200.',
  }),
  addFolder: defineCall({
    path: '/api/web/media/addFolder',
    access: 'web_media:update',
    takes: 'body',
    input: z.strictObject({ parentId: Id.nullable(), name: FolderName }),
    output: Folder,
    logs: 'media:add',
    summary: 'Adds a folder.',
  }),
  updateFolder: defineCall({
    path: '/api/web/media/updateFolder',
    access: 'web_media:update',
    takes: 'body',
    input: Target.extend({ parentId: Id.nullable().optional(), name: FolderName.optional() }),
    output: Folder,
    logs: 'media:move',
    summary: 'Renames a folder or puts it elsewhere.',
  }),
  removeFolder: defineCall({
    path: '/api/web/media/removeFolder',
    access: 'web_media:update',
    takes: 'body',
    input: Target,
    output: z.null(),
    logs: 'media:delete',
    summary: 'Removes an empty folder; refused while anything lies in it.',
  }),
  update: defineCall({
    path: '/api/web/media/update',
    access: 'web_media:update',
    takes: 'body',
    input: Target.extend({
      name: z.string().trim().min(1).max(200).optional(),
      folderId: Id.nullable().optional(),
      tags: z.array(Tag).max(TAGS).optional(),
      alt: textOf(300).optional(),
      focal: Focal.optional(),
      crop: Crop.nullable().optional(),
    }),
    output: Media,
    logs: 'media:update',
    summary: 'Changes what is known of a picture and how it is cut; what is left out stays.',
  }),
  replace: defineCall({
    path: '/api/web/media/replace',
    access: 'web_media:update',
    takes: 'body',
    form: 'upload',
    input: z.strictObject({ id: QueryId, version: QueryId }),
    output: Media,
    logs: 'media:replace',
    summary:
      'Puts other bytes in place of a picture: every page that shows it shows the new one. The old bytes are kept for 30 days.',
  }),
  files: defineCall({
    path: '/api/web/media/files',
    access: 'web_media',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        type: z.string(),
        bytes: z.int(),
        width: z.int(),
        height: z.int(),
        replaceTime: z.iso.datetime(),
        /** Who replaced it. */
        by: z.string().nullable(),
      }),
    ),
    summary: 'The bytes that a picture had before, the latest first.',
  }),
  restoreFile: defineCall({
    path: '/api/web/media/restoreFile',
    access: 'web_media:update',
    takes: 'body',
    input: Target.extend({ file: z.string().max(60) }),
    output: Media,
    logs: 'media:restore',
    summary: 'Takes bytes back that a picture had before.',
  }),
  uses: defineCall({
    path: '/api/web/media/uses',
    access: 'web_media',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: z.array(RecordLink.extend({ shown: z.boolean() })),
    summary: 'The records that name a picture, each once; `shown` when visitors see it there or soon will.',
  }),
  remove: defineCall({
    path: '/api/web/media/delete',
    access: 'web_media:delete',
    takes: 'body',
    input: Target,
    output: Target,
    logs: 'media:delete',
    summary: `Puts a picture into the trash for ${TRASH_DAYS} days; refused while a page that visitors see shows it.`,
  }),
  recover: defineCall({
    path: '/api/web/media/recover',
    access: 'web_media:delete',
    takes: 'body',
    input: Target,
    output: Media,
    logs: 'media:recover',
    summary: 'Takes a picture out of the trash.',
  }),
  trash: defineCall({
    path: '/api/web/media/trash',
    access: 'web_media:delete',
    takes: 'query',
    input: PageQuery,
    output: pageOf(Media.extend({ trashTime: z.iso.datetime(), goneTime: z.iso.datetime() })),
    summary: 'A page of the trash, the latest first.',
  }),
}
