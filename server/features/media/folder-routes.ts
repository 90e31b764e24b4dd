// What answers the calls of the library's folders.
import { mediaLibraryCalls as calls } from '#contract/media/media-library.ts'
import { notFound, stale } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { folderStore } from './folder-store.ts'
import { checkEmpty, checkFolder } from './rules.ts'

/** Held by every write, so that the tree stays one. */
const FOLDER_LOCK = 'mediaFolders'

export function folderRoutes(router: Router, { storage }: Parts) {
  const { db } = storage
  const store = folderStore(db)
  const change = <Result>(run: (within: Db) => Promise<Result>) =>
    db.transaction().execute(async (within) => {
      await storage.exclusive(within, FOLDER_LOCK)
      return run(within)
    })
  const find = async (within: Db, id: number) => {
    const folder = (await store.all(within)).find((one) => one.id === id)
    if (!folder) throw notFound()
    return { ...folder, pictures: (await store.counts(within)).get(id) ?? 0 }
  }

  serve(router, calls.folders, async () => {
    const [folders, counts] = [await store.all(), await store.counts()]
    return {
      all: [...counts.values()].reduce((sum, count) => sum + count, 0),
      loose: counts.get(0) ?? 0,
      folders: folders.map((folder) => ({ ...folder, pictures: counts.get(folder.id) ?? 0 })),
    }
  })
  serve(router, calls.addFolder, (given, { record }) =>
    change(async (within) => {
      checkFolder(await store.all(within), given)
      const id = await store.insert(within, given)
      await record(within, { recordId: id, recordName: given.name, after: { folder: given } })
      return find(within, id)
    }),
  )
  serve(router, calls.updateFolder, ({ id, version, ...given }, { record }) =>
    change(async (within) => {
      const before = await find(within, id)
      const after = { parentId: given.parentId ?? null, name: given.name ?? before.name }
      if (given.parentId === undefined) after.parentId = before.parentId
      checkFolder(await store.all(within), { id, ...after })
      if (!(await store.update(within, id, version, after))) throw stale(before)
      const { parentId, name } = before
      await record(within, {
        recordId: id,
        recordName: name,
        before: { folder: { parentId, name } },
        after: { folder: after },
      })
      return find(within, id)
    }),
  )
  serve(router, calls.removeFolder, ({ id, version }, { record }) =>
    change(async (within) => {
      const before = await find(within, id)
      checkEmpty(await store.all(within), id, await store.holdsPictures(id, within))
      if (!(await store.remove(within, id, version))) throw stale(before)
      await record(within, { recordId: id, recordName: before.name, before: { folder: before.name } })
      return null
    }),
  )
}
