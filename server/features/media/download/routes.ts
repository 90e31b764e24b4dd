// What takes files to download in, and `/download/<key>`, which hands them out and never shows them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
import { sendError } from '#server/http/answers/send-error.ts'
import { languageOf } from '#server/http/callers/asking.ts'
import { type Router, serve, serveUpload } from '#server/http/serve.ts'
import { partWanted } from '#server/parts/files/byte-range.ts'
import { judgeFileType } from '#server/parts/files/file-type.ts'
import { MAILED_KEY, mailedIn, mailedPath } from '#server/parts/files/mailed-link.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { newestFile, standingOf } from '#server/publishing/kinds/editions.ts'
import { filesById, filesOf, keepFile } from '#server/publishing/media/files.ts'
import { type Mailed, mailedBy } from '#server/publishing/media/mailed-files.ts'
import { listed, serverTexts } from '#server/texts.ts'

const words = serverTexts('server/media')

/** How long the link of a file in the console opens one that is sent by mail. */
const STAFF_MS = 60 * 60_000

export function downloadRoutes(router: Router, { storage, files, secrets, now }: Parts) {
  const { db } = storage
  const key = secrets.keyFor(MAILED_KEY)
  const stored = async (keys: readonly string[]) => {
    const found = await filesOf(db, keys)
    return Promise.all(
      found.map(async ({ created_at, ...file }) => {
        const closed = await mailedBy(db, file.id, now())
        const link = { file: file.id, record: 0, until: now() + STAFF_MS }
        const address = closed ? mailedPath(key, link) : `/download/${file.key}`
        return { ...file, address, createTime: isoTime(created_at) }
      }),
    )
  }

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
export function downloadRoute(app: FastifyInstance, parts: Parts) {
  const { storage, files, secrets, site, now } = parts
  const siteLanguage = () => site.settings().language
  const key = secrets.keyFor(MAILED_KEY)
  /** People follow these addresses: what opens nothing is said on a page. */
  const nothing = (request: FastifyRequest, reply: FastifyReply, why: 'file' | 'link' = 'file') =>
    sendError(parts, reply, why, languageOf(request, siteLanguage))

  app.get('/download/:key', async (request, reply) => {
    const { edition } = request.query as { edition?: unknown }
    const asked = FileKey.safeParse((request.params as { key: string }).key)
    const [file] = asked.success ? await filesOf(storage.db, [asked.data]) : []
    if (!file) return nothing(request, reply)
    const closed = await mailedBy(storage.db, file.id, now())
    if (closed) return toAsk(request, reply, closed.address)
    const standing = await standingOf(storage.db, file, now())
    if (standing.is === 'older' && edition !== standing.edition) {
      const page = standing.address(standing.language ?? languageOf(request, siteLanguage))
      return led(reply, `${page}?was=${encodeURIComponent(standing.edition)}`)
    }
    // Asked for each time: it may be closed or have a newer edition by then.
    return send(request, reply, file, 'no-cache')
  })

  async function send(request: FastifyRequest, reply: FastifyReply, file: KeptFile, cache: string) {
    const etag = `"${file.key}"`
    reply.headers({
      'accept-ranges': 'bytes',
      'content-type': typeOf(file),
      'content-disposition': dispositionOf(file),
      'cache-control': cache,
      etag,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    const own = { 'content-type': typeOf(file), 'content-disposition': dispositionOf(file) }
    const address = await files.address(file.key, own)
    if (address !== null) return reply.header('cache-control', 'private, no-store').redirect(address, 302)
    const part = partWanted(request.headers, { etag, size: file.bytes })
    if (part === 'outside') return reply.status(416).header('content-range', `bytes */${file.bytes}`).send()
    const found = await files.stream(file.key, part ?? undefined)
    if (found === null) {
      for (const own of ['content-disposition', 'etag']) reply.removeHeader(own)
      return nothing(request, reply)
    }
    if (part) reply.status(206).header('content-range', `bytes ${part.from}-${part.to}/${found.size}`)
    const length = part ? part.to - part.from + 1 : found.size
    return reply.header('content-length', String(length)).send(found.body)
  }

  /** To the page of the record, where the link is asked for; nothing where visitors see no such record. */
  function toAsk(request: FastifyRequest, reply: FastifyReply, address: Mailed['address'], isOver = false) {
    if (address === null) return nothing(request, reply, isOver ? 'link' : 'file')
    const page = address(languageOf(request, siteLanguage))
    return led(reply, `${page}${isOver ? '?link=over' : ''}#enquiry`)
  }

  /** `GET /download/mailed/<link>`: the link of a letter, while its time lasts and visitors see the record; then the way to ask anew. */
  app.get('/download/mailed/:link', async (request, reply) => {
    const asked = mailedIn(key, (request.params as { link: string }).link)
    const [file] = asked ? await filesById(storage.db, asked.file) : []
    if (!asked || !file) return nothing(request, reply, 'link')
    reply.header('x-robots-tag', 'noindex')
    const isStaff = asked.record === 0
    const closed = isStaff ? null : await mailedBy(storage.db, file.id, now())
    if (asked.until < now()) {
      return closed ? toAsk(request, reply, closed.address, true) : nothing(request, reply, 'link')
    }
    // An owner who takes the record off takes its links along.
    if (closed && closed.address === null) return nothing(request, reply, 'link')
    return send(request, reply, file, 'private, no-store')
  })

  /** The lasting address of a record in a language: the newest edition, whichever that is. */
  app.get('/download/:kind/:id/:language', async (request, reply) => {
    const requested = Lasting.safeParse(request.params)
    const found = requested.success ? await newestFile(storage.db, requested.data, now()) : null
    if (!requested.success || !found) return nothing(request, reply)
    const { language } = requested.data
    const spoken = language === 'any' ? languageOf(request, siteLanguage) : language
    return led(reply, found.key === null ? found.address(spoken) : `/download/${found.key}`)
  })
}

type KeptFile = Awaited<ReturnType<typeof filesOf>>[number]

const Lasting = z.object({
  kind: z.string(),
  id: QueryId,
  language: z.enum([...LANGUAGES, 'any']),
})
const led = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-cache').redirect(to, 302)

/** The name it is saved under ends as what it is, whatever it was uploaded as; STEP has two endings. */
const withEnding = ({ name, type }: { name: string; type: string }) => {
  const ending = name.toLowerCase().split('.').at(-1)
  return ending === type || (type === 'step' && ending === 'stp') ? name : `${name}.${type}`
}

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
  step: 'model/step',
}

const typeOf = ({ type }: { type: string }) => TYPES[type as FileType] ?? 'application/octet-stream'
const dispositionOf = (file: { name: string; type: string }) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(withEnding(file))}`

const unsupported = () => new Failure(CODE.unsupported, words.unsupported({ types: listed(FILE_TYPES) }))
