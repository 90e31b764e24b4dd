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
import { changeVersion } from '#server/storage/change-version.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { folderStore } from './folder-store.ts'
import { mediaListStore } from './list-store.ts'
import { alreadyThere, isLogo, sameBytes, tidyTags } from './rules.ts'
import { earlierFiles, pageOfTrash, putFile, tagsInUse, updatePicture, withFile } from './store.ts'

const words = serverTexts('server/media')

const TAGS_LISTED = 200
const TRASH_MS = TRASH_DAYS * 24 * 60 * 60_000

type Target = { id: number; version: number }

export function mediaLibraryRoutes(router: Router, parts: Parts) {
  findRoutes(router, parts)
  changeRoutes(router, parts)
}

function findRoutes(router: Router, { storage: { db } }: Parts) {
  const list = mediaListStore(db)

  serve(router, calls.list, (query) => list.page(query))
  serve(router, calls.tags, () => tagsInUse(db, TAGS_LISTED))
  serve(router, calls.uses, async ({ id }) => {
    await mustFind(db, id)
    const [records, shown] = [await referencesTo(db, id, 'media'), await shownBy(db, id)]
    return records.map((record) => ({ ...record, shown: shown.has(record.id) }))
  })
  serve(router, calls.files, async ({ id }) => {
    await mustFind(db, id)
    const rows = await earlierFiles(db, id)
    return rows.map(({ replaced_at, ...row }) => ({ ...row, replaceTime: isoTime(replaced_at) }))
  })
  serve(router, calls.trash, async (range) => {
    const { total, ids } = await pageOfTrash(db, range)
    const items = (await findPictures(db, ids)).map(({ trashedAt, ...picture }) => ({
      ...picture,
      trashTime: isoTime(trashedAt ?? 0),
      goneTime: isoTime((trashedAt ?? 0) + TRASH_MS),
    }))
    return { total, items }
  })
}

/** Runs a change on a picture that has this version still, and tells every node. */
async function change(
  { storage, bus }: Parts,
  { id, version }: Target,
  locks: readonly string[],
  run: (within: Db, before: PictureAsStaff) => Promise<boolean>,
  which: 'kept' | 'trashed' = 'kept',
) {
  const picture = await storage.db.transaction().execute(async (within) => {
    for (const lock of locks) await storage.exclusive(within, lock)
    const before = await mustFind(within, id, which)
    if (before.version !== version || !(await run(within, before)))
      throw stale(await findPicture(within, { id }))
    await bus.changing(within, ['media'])
    await bus.within(within, ['media'])
    return findPicture(within, { id })
  })
  bus.tell(['media'])
  if (!picture) throw notFound()
  return picture
}

function changeRoutes(router: Router, parts: Parts) {
  const { storage, files, images, site, now } = parts
  const { db } = storage

  serve(router, calls.update, async ({ id, version, tags, ...given }, { record }) => {
    return change(parts, { id, version }, [], async (within, before) => {
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
      if (!(await updatePicture(within, { id, version }, after))) return false
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
      return change(parts, target, [MEDIA_LOCK], async (within, before) => {
        const other = await withFile(within, file.key)
        if (other) throw other.id === target.id ? sameBytes() : alreadyThere(other.name)
        const next = { ...file, bytes: bytes.length, name: name.slice(-200) || before.name }
        if (!(await putFile(within, target, next, person.id, now()))) return false
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
    change(parts, target, [MEDIA_LOCK], async (within, before) => {
      const found = (await earlierFiles(within, target.id)).find(({ key }) => key === file)
      if (!found || !(await files.has(file))) throw notFound()
      const other = await withFile(within, file)
      if (other) throw alreadyThere(other.name)
      const { replaced_at: _, by: _by, ...next } = found
      if (!(await putFile(within, target, next, person.id, now()))) return false
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
    const removed = await change(parts, target, [REFERENCES_LOCK], async (within, before) => {
      await checkUnused(within, target.id, 'media')
      if ((await site.stored(within)).settings.logo === before.key) throw isLogo()
      if (!(await changeVersion(within, 'media', target, { trashed_at: now() }))) return false
      await record(within, { recordId: target.id, recordName: before.name, before: { key: before.key } })
      return true
    })
    return { id: removed.id, version: removed.version }
  })
  serve(router, calls.recover, (target, { record }) =>
    change(
      parts,
      target,
      [],
      async (within, before) => {
        if (!(await changeVersion(within, 'media', target, { trashed_at: null }))) return false
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
