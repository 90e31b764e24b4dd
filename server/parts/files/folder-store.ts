// A folder of files, through FlyDrive.
import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import { LocalFolder } from './local-folder.ts'
import type { ObjectStore } from './object-store.ts'

/** Opens a folder; `driver` may stand for another way to write to it. */
export function openFolder(folder: string, driver: DriverContract = new LocalFolder(folder)): ObjectStore {
  const disk = new Disk(driver)

  async function* list(under: string): AsyncGenerator<{ path: string; size: number }> {
    for (const entry of await orNone(readdir(join(folder, under), { withFileTypes: true }))) {
      const path = `${under}/${entry.name}`
      if (entry.isDirectory()) yield* list(path)
      else yield { path, size: (await stat(join(folder, path))).size }
    }
  }

  return {
    put: (path, bytes) => disk.put(path, bytes),
    open: (path, part) =>
      orNull(async () => {
        const { contentLength } = await disk.getMetaData(path)
        const body = await (driver instanceof LocalFolder
          ? driver.getStream(path, part)
          : disk.getStream(path))
        return { body, size: contentLength }
      }),
    has: (path) => disk.exists(path),
    remove: (path) => disk.delete(path),
    removeAll: (under) => disk.deleteAll(under),
    list,
  }
}

async function orNone(found: Promise<Dirent[]>): Promise<Dirent[]> {
  return (await orNull(() => found)) ?? []
}

async function orNull<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find()
  } catch (error) {
    if (hasCause(error, ['ENOENT', 'ENOTDIR'])) return null
    throw error
  }
}

/** FlyDrive wraps what the system said. */
export function hasCause(error: unknown, codes: readonly string[]): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && codes.includes(String(at.code))) return true
  return false
}
