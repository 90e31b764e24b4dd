// What answers the calls of pictures, and `/image` itself.
import type { FastifyInstance } from 'fastify'
import { mediaCalls as calls, UPLOAD_BYTES } from '#contract/media.ts'
import { notFound, stale } from '#server/failure.ts'
import { type House, serve, serveUpload } from '#server/http/serve.ts'
import { createPictures } from '#server/parts/pictures.ts'
import type { Parts } from '#server/parts.ts'
import { findPicture, keepPicture } from '#server/publishing/media.ts'
import { NO_TEXT } from '#server/publishing/text.ts'
import { mediaStore } from './store.ts'

/** How many keys of existing pictures are kept in memory. */
const KNOWN = 10_000

export function mediaRoutes(house: House, { storage, files, images, bus, now }: Parts) {
  const store = mediaStore(storage.db)

  serveUpload(house, calls.upload, UPLOAD_BYTES, async ({ bytes, name }, { person, record }) => {
    const given = { bytes, name, alt: NO_TEXT }
    const key = await keepPicture({ db: storage.db, files, images }, given, person.id, now())
    const picture = mustBe(await findPicture(storage.db, { key }))
    await storage.db
      .transaction()
      .execute((transaction) =>
        record(transaction, { recordId: picture.id, recordName: picture.name, after: { key } }),
      )
    return picture
  })
  serve(house, calls.read, async ({ key }) => mustBe(await findPicture(storage.db, { key })))
  serve(house, calls.update, async ({ id, version, alt }, { record }) => {
    const picture = await storage.db.transaction().execute(async (transaction) => {
      const before = mustBe(await findPicture(transaction, { id }))
      if (!(await store.updateAlt(id, version, alt, transaction))) {
        throw stale(mustBe(await findPicture(transaction, { id })))
      }
      const change = { before: { alt: before.alt }, after: { alt } }
      await record(transaction, { recordId: id, recordName: before.name, ...change })
      return mustBe(await findPicture(transaction, { id }))
    })
    await bus.changed(['media'])
    return picture
  })
}

/** `GET /image?filepath=KEY&w=…`: on the main origin, and on a port of its own (decision 5). */
export function imageRoute(app: FastifyInstance, { storage, files, images, bus }: Parts) {
  const store = mediaStore(storage.db)
  // Keys that a record names; a page has dozens of pictures, and their records hardly ever change.
  const known = new Set<string>()
  bus.listen((kinds) => {
    if (kinds === null || kinds.includes('media')) known.clear()
  })
  const pictures = createPictures({
    files,
    images,
    isKnown: async (key) => {
      if (known.has(key)) return true
      const found = await store.isKnown(key)
      if (known.size >= KNOWN) known.clear()
      if (found) known.add(key)
      return found
    },
    report: (error) => app.log.warn({ err: error }, 'a picture variant could not be kept'),
  })
  app.get('/image', async (request, reply) => {
    const { status, headers, body } = await pictures.answer({
      query: request.query as Record<string, unknown>,
      accept: request.headers.accept,
      ifNoneMatch: request.headers['if-none-match'],
    })
    return reply.status(status).headers(headers).send(body)
  })
}

function mustBe<Picture>(picture: Picture | null): Picture {
  if (!picture) throw notFound()
  return picture
}
