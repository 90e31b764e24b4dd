// What takes files to download in, and `/download/<key>`, which hands them out and never shows them.
import type { FastifyInstance } from 'fastify'
import {
  downloadCalls as calls,
  FILE_BYTES,
  FILE_TYPES,
  FileKey,
  type FileType,
} from '#contract/media/download.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { type Router, serve, serveUpload } from '#server/http/serve.ts'
import { judgeFileType } from '#server/parts/files/file-type.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { filesOf, keepFile } from '#server/publishing/media/files.ts'
import { listed, serverTexts } from '#server/texts.ts'

const words = serverTexts('server/media')

export function downloadRoutes(router: Router, { storage, files, now }: Parts) {
  const { db } = storage
  const stored = async (keys: readonly string[]) =>
    (await filesOf(db, keys)).map(({ created_at, ...file }) => ({ ...file, createTime: isoTime(created_at) }))

  serveUpload(router, calls.upload, FILE_BYTES, async ({ bytes, name }, { person, record }) => {
    const type = await judgeFileType(bytes, name)
    if (type === null) throw unsupported()
    const key = await keepFile({ db, files }, { bytes, name, type }, person.id, now())
    const [file] = await stored([key])
    if (!file) throw notFound()
    await db
      .transaction()
      .execute((within) => record(within, { recordId: file.id, recordName: file.name, after: { key } }))
    return file
  })
  serve(router, calls.files, ({ keys }) => stored(keys))
}

/** `GET /download/<key>`: only files that a row of the library names; as an attachment that no page can run. */
export function downloadRoute(app: FastifyInstance, { storage, files }: Parts) {
  app.get('/download/:key', async (request, reply) => {
    const key = FileKey.safeParse((request.params as { key: string }).key)
    const [file] = key.success ? await filesOf(storage.db, [key.data]) : []
    if (!file) throw notFound()
    const etag = `"${file.key}"`
    reply.headers({
      'content-type': TYPES[file.type as FileType] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(withEnding(file))}`,
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    const found = await files.stream(file.key)
    if (found === null) throw notFound()
    return reply.header('content-length', String(found.size)).send(found.body)
  })
}

/** The name it is saved under ends as what it is, whatever it was uploaded as. */
const withEnding = ({ name, type }: { name: string; type: string }) =>
  name.toLowerCase().endsWith(`.${type}`) ? name : `${name}.${type}`

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TYPES: Record<FileType, string> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  zip: 'application/zip',
}

const unsupported = () => new Failure(CODE.unsupported, words.unsupported({ types: listed(FILE_TYPES) }))
