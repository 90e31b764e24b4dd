// What answers the calls of the library: finding pictures, changing and replacing them, their uses, the trash.
import { TRASH_DAYS } from '#contract/content/content.ts'
import { UPLOAD_BYTES } from '#contract/media/media.ts'
import { mediaLibraryCalls as calls } from '#contract/media/media-library.ts'
import { invalid, notFound, stale } from '#server/failure.ts'
import { type Router, serve, serveUpload } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { findPicture, findPictures, MEDIA_LOCK, type PictureAsStaff } from '#server/publishing/media/media.ts'
import {
  checkUnused,
  REFERENCES_LOCK,
  referencesTo,
  shownBy,
} from '#server/publishing/references/references.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { folderStore } from './folder-store.ts'
import { mediaListStore } from './list-store.ts'
import { alreadyThere, isLogo, sameBytes, tidyTags } from './rules.ts'
import { mediaStore } from './store.ts'

const words = serverTexts('server/media')

const TAGS_LISTED = 200
const TRASH_MS = TRASH_DAYS * 24 * 60 * 60_000

type Target = { id: number; version: number }

export function mediaLibraryRoutes(router: Router, { storage, files, images, bus, site, now }: Parts) {
  const { db } = storage
  const store = mediaStore(db)
  const list = mediaListStore(db)

  serve(router, calls.list, (query) => list.page(query))
  serve(router, calls.tags, () => store.tags(TAGS_LISTED))
  serve(router, calls.uses, async ({ id }) => {
    await mustFind(db, id)
    const [records, shown] = [await referencesTo(db, id, 'media'), await shownBy(db, id)]
    return records.map((record) => ({ ...record, shown: shown.has(record.id) }))
  })
  serve(router, calls.files, async ({ id }) => {
    await mustFind(db, id)
    const rows = await store.files(id)
    return rows.map(({ replaced_at, ...row }) => ({ ...row, replaceTime: isoTime(replaced_at) }))
  })
  serve(router, calls.trash, async (range) => {
    const { total, ids } = await store.trash(range)
    const items = (await findPictures(db, ids)).map(({ trashedAt, ...picture }) => ({
      ...picture,
      trashTime: isoTime(trashedAt ?? 0),
      goneTime: isoTime((trashedAt ?? 0) + TRASH_MS),
    }))
    return { total, items }
  })

  /** Runs a change on a picture that has this version still, and tells every node. */
  async function change(
    { id, version }: Target,
    locks: readonly string[],
    run: (within: Db, before: PictureAsStaff) => Promise<boolean>,
    which: 'kept' | 'trashed' = 'kept',
  ) {
    const picture = await db.transaction().execute(async (within) => {
      for (const lock of locks) await storage.exclusive(within, lock)
      const before = await mustFind(within, id, which)
      if (before.version !== version || !(await run(within, before)))
        throw stale(await findPicture(within, { id }))
      return findPicture(within, { id })
    })
    await bus.changed(['media'])
    if (!picture) throw notFound()
    return picture
  }

  serve(router, calls.update, async ({ id, version, tags, ...given }, { record }) => {
    return change({ id, version }, [], async (within, before) => {
      const after = {
        name: given.name ?? before.name,
        folderId: given.folderId === undefined ? before.folderId : given.folderId,
        tags: tags === undefined ? before.tags : tidyTags(tags),
        alt: given.alt ?? before.alt,
        focal: given.focal ?? before.focal,
        crop: given.crop === undefined ? before.crop : given.crop,
      }
      if (after.folderId !== null && after.folderId !== before.folderId) {
        const folders = await folderStore(db).all(within)
        if (!folders.some((folder) => folder.id === after.folderId))
          throw invalid({ folderId: words.noSuchFolder })
      }
      if (!(await store.update(within, { id, version }, after))) return false
      const { name, folderId, alt, focal, crop } = before
      const was = { name, folderId, tags: before.tags, alt, focal, crop }
      await record(within, { recordId: id, recordName: name, before: was, after })
      return true
    })
  })

  serveUpload(
    router,
    calls.replace,
    UPLOAD_BYTES,
    async ({ bytes: given, name }, { person, record }, target) => {
      await mustFind(db, target.id)
      const { bytes, ...file } = await images.accept(given)
      if (!(await files.has(file.key))) await files.put(file.key, bytes)
      return change(target, [MEDIA_LOCK], async (within, before) => {
        const other = await store.withFile(within, file.key)
        if (other) throw other.id === target.id ? sameBytes() : alreadyThere(other.name)
        const next = { ...file, bytes: bytes.length, name: name.slice(-200) || before.name }
        if (!(await store.putFile(within, target, next, person.id, now()))) return false
        await record(within, {
          recordId: target.id,
          recordName: before.name,
          before: { file: before.whole, name: before.name },
          after: { file: file.key, name: next.name },
        })
        return true
      })
    },
  )
  serve(router, calls.restoreFile, ({ file, ...target }, { person, record }) =>
    change(target, [MEDIA_LOCK], async (within, before) => {
      const found = (await store.files(target.id, within)).find(({ key }) => key === file)
      if (!found || !(await files.has(file))) throw notFound()
      const other = await store.withFile(within, file)
      if (other) throw alreadyThere(other.name)
      const { replaced_at: _, by: _by, ...next } = found
      if (!(await store.putFile(within, target, next, person.id, now()))) return false
      await record(within, {
        recordId: target.id,
        recordName: before.name,
        before: { file: before.whole },
        after: { file },
      })
      return true
    }),
  )

  serve(router, calls.remove, async (target, { record }) => {
    const removed = await change(target, [REFERENCES_LOCK], async (within, before) => {
      await checkUnused(within, target.id, 'media')
      if ((await site.stored(within)).settings.logo === before.key) throw isLogo()
      if (!(await store.change(within, target, { trashed_at: now() }))) return false
      await record(within, { recordId: target.id, recordName: before.name, before: { key: before.key } })
      return true
    })
    return { id: removed.id, version: removed.version }
  })
  serve(router, calls.recover, (target, { record }) =>
    change(
      target,
      [],
      async (within, before) => {
        if (!(await store.change(within, target, { trashed_at: null }))) return false
        await record(within, { recordId: target.id, recordName: before.name, after: { key: before.key } })
        return true
      },
      'trashed',
    ),
  )
}

async function mustFind(db: Db, id: number, which: 'kept' | 'trashed' = 'kept') {
  const picture = await findPicture(db, { id })
  if (!picture || (picture.trashedAt === null) !== (which === 'kept')) throw notFound()
  return picture
}
