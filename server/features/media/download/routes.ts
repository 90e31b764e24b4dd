// What takes files to download in, and `/download/<key>`, which hands them out and never shows them.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { QueryId } from '#contract/inputs/number.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import {
  downloadCalls as calls,
  FILE_BYTES,
  FILE_TYPES,
  FileKey,
  type FileType,
} from '#contract/media/download.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { languageOf } from '#server/http/callers/asking.ts'
import { type Router, serve, serveUpload } from '#server/http/serve.ts'
import { judgeFileType } from '#server/parts/files/file-type.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { newestFile, standingOf } from '#server/publishing/kinds/editions.ts'
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

/**
 * `GET /download/<key>`: only files that a row of the library names; as an attachment that no page can run. One of an older
 * edition leads to the page of its record, unless that very edition is asked for (decision 27).
 */
export function downloadRoute(app: FastifyInstance, { storage, files, site, now }: Parts) {
  const siteLanguage = () => site.settings().language
  app.get('/download/:key', async (request, reply) => {
    const { edition } = request.query as { edition?: unknown }
    const key = FileKey.safeParse((request.params as { key: string }).key)
    const [file] = key.success ? await filesOf(storage.db, [key.data]) : []
    if (!file) throw notFound()
    const standing = await standingOf(storage.db, file, now())
    if (standing.is === 'older' && edition !== standing.edition) {
      const page = standing.address(standing.language ?? languageOf(request, siteLanguage))
      return led(reply, `${page}?was=${encodeURIComponent(standing.edition)}`)
    }
    const etag = `"${file.key}"`
    reply.headers({
      'content-type': TYPES[file.type as FileType] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(withEnding(file))}`,
      // One of an edition is asked for each time: after the next edition its address leads elsewhere.
      'cache-control': standing.is === 'plain' ? 'public, max-age=31536000, immutable' : 'no-cache',
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

  /** The lasting address of a record in a language: the newest edition, whichever that is. */
  app.get('/download/:kind/:id/:language', async (request, reply) => {
    const requested = Lasting.safeParse(request.params)
    const found = requested.success ? await newestFile(storage.db, requested.data, now()) : null
    if (!requested.success || !found) throw notFound()
    const { language } = requested.data
    const spoken = language === 'any' ? languageOf(request, siteLanguage) : language
    return led(reply, found.key === null ? found.address(spoken) : `/download/${found.key}`)
  })
}

const Lasting = z.object({
  kind: z.string(),
  id: QueryId,
  language: z.enum([...LANGUAGES, 'any']),
})
const led = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-cache').redirect(to, 302)

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
