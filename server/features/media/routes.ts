// What answers the calls of pictures that every editor of content has, and `/image` itself.
import type { FastifyInstance } from 'fastify'
import { NO_TEXT } from '#contract/content/blank.ts'
import { mediaCalls as calls, UPLOAD_BYTES } from '#contract/media/media.ts'
import { invalid, notFound, stale } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { type Router, serve, serveUpload } from '#server/http/serve.ts'
import type { ImageType } from '#server/parts/images/image-type.ts'
import { PLAIN, PLAIN_TOKEN, viewToken } from '#server/parts/images/image-view.ts'
import { createPictures, type Found } from '#server/parts/images/pictures.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import { findPicture, keepPicture, type PictureAsStaff, viewOf } from '#server/publishing/media/media.ts'
import { REFERENCES_LOCK, shownBy } from '#server/publishing/references/references.ts'
import type { Db } from '#server/storage/open.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { serverTexts } from '#server/texts.ts'
import { folderStore } from './folder-store.ts'
import { notYourPicture } from './rules.ts'
import { updatePicture } from './store.ts'

const words = serverTexts('server/media')

/** How many keys of existing pictures are kept in memory. */
const KNOWN = 10_000

export function mediaRoutes(router: Router, { storage, files, images, bus, site, now }: Parts) {
  const { db } = storage

  serveUpload(router, calls.upload, UPLOAD_BYTES, async ({ bytes, name }, { person, record }, input) => {
    const folderId = input.folderId ?? null
    const folders = folderId === null ? [] : await folderStore(db).all()
    if (folderId !== null && !folders.some(({ id }) => id === folderId))
      throw invalid({ folderId: words.noSuchFolder })
    const given = { bytes, name, alt: NO_TEXT, folderId }
    const { id, outcome } = await keepPicture({ storage, files, images }, given, person.id, now())
    const picture = mustBe(await findPicture(db, { id }))
    await db.transaction().execute(async (transaction) => {
      const after = { key: picture.key, outcome }
      await record(transaction, { recordId: id, recordName: picture.name, after })
      if (outcome === 'recovered') await bus.changing(transaction, ['media'])
    })
    if (outcome === 'recovered') await bus.changed(['media'])
    return { ...picture, outcome }
  })
  /** What the site says of a picture belongs to whoever keeps the library; a new one may be described by who brought it. */
  async function isDescribable(within: Db, picture: PictureAsStaff, person: Person) {
    if (mayCall(person, 'web_media:update')) return true
    if (picture.by !== person.username || (await shownBy(within, picture.id)).size > 0) return false
    return (await site.stored(within)).settings.logo !== picture.key
  }

  serve(router, calls.read, async ({ key }, { person }) => {
    const picture = mustBe(await findPicture(db, { key }))
    return { ...picture, describable: await isDescribable(db, picture, person) }
  })
  serve(router, calls.describe, async ({ id, version, alt }, { person, record }) => {
    const picture = await db.transaction().execute(async (transaction) => {
      // Nothing is published between the question and the change.
      await storage.exclusive(transaction, REFERENCES_LOCK)
      const before = mustBe(await findPicture(transaction, { id }))
      if (!(await isDescribable(transaction, before, person))) throw notYourPicture()
      if (!(await updatePicture(transaction, { id, version }, { ...before, alt }))) {
        throw stale(mustBe(await findPicture(transaction, { id })))
      }
      const change = { before: { alt: before.alt }, after: { alt } }
      await record(transaction, { recordId: id, recordName: before.name, ...change })
      await bus.changing(transaction, ['media'])
      await bus.within(transaction, ['media'])
      return mustBe(await findPicture(transaction, { id }))
    })
    bus.tell(['media'])
    return picture
  })
}

/** `GET /image?filepath=KEY&w=…`: on the main origin, and on a port of its own (decision 5). */
export function imageRoute(app: FastifyInstance, { storage, files, images, bus }: Parts) {
  // What keys stand for; a page has dozens of pictures, and their records hardly ever change.
  let known = new Map<string, Found>()
  // Before the last change; while the store is away they stand for the same.
  let before = known
  let changes = 0
  bus.listen((kinds) => {
    if (kinds !== null && !kinds.includes('media')) return
    changes += 1
    if (known.size > 0) before = known
    known = new Map()
  })
  const pictures = createPictures({
    files,
    images,
    find: async (key) => {
      const kept = known.get(key)
      if (kept) return kept
      const changesThen = changes
      const found = await findShown(storage.db, key).catch((error) => {
        const last = before.get(key)
        if (last && isStoreAway(error)) return last
        throw error
      })
      if (known.size >= KNOWN) known.clear()
      // What was read before a change must not be remembered after it.
      if (found && changesThen === changes && !storage.away()) known.set(key, found)
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

const COLUMNS = ['media.file_key', 'media.focal_x', 'media.focal_y', 'media.crop'] as const
type Row = { file_key: string; focal_x: number; focal_y: number; crop: string }

/**
 * A media key stands for the picture as it is now. A key with a view stands for these bytes in this cut; one that is out
 * of date, as in a page kept by a browser, leads to the picture as it is now.
 */
async function findShown(db: Db, key: string): Promise<Found | null> {
  const [, hash, token, type] = /^([0-9a-f]{40})(?:-([0-9a-f]{8}))?(\..+)$/.exec(key) ?? []
  const file = `${hash}${type}`
  const rows = db.selectFrom('media').select(COLUMNS)
  if (token === undefined) {
    const row = await rows.where('key', '=', key).executeTakeFirst()
    return row ? asItIs(row, false) : null
  }
  const row = await rows.where('file_key', '=', file).executeTakeFirst()
  if (row && token === viewToken(viewOf(row))) return asItIs(row, true)
  if (row && token === PLAIN_TOKEN) return plain(file)
  if (row) return asItIs(row, false)
  const replaced = await db
    .selectFrom('media_file')
    .innerJoin('media', 'media.id', 'media_file.media_id')
    .select(COLUMNS)
    .where('media_file.key', '=', file)
    .executeTakeFirst()
  if (!replaced) return null
  return token === PLAIN_TOKEN ? plain(file) : asItIs(replaced, false)
}

const asItIs = (row: Row, fixed: boolean): Found => ({
  file: row.file_key,
  type: typeOf(row.file_key),
  view: viewOf(row),
  fixed,
})
const plain = (file: string): Found => ({ file, type: typeOf(file), view: PLAIN, fixed: true })
const typeOf = (file: string) => file.slice(file.indexOf('.') + 1) as ImageType
