// Where a backup lies, or what it is made of: named pieces, each there as a whole or not at all.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/storage/sqlite/private-files.ts'

/** A folder, or a bucket: names are parted by `/`. */
export type Shelf = {
  /** What people know it by. */
  name: string
  /** The sizes of all pieces whose names begin with the folder `under`. */
  list(under: string): Promise<Map<string, number>>
  /** Answers its size. Nobody sees half of it, also not after a power cut. */
  write(name: string, body: Readable): Promise<number>
  /** Null when it is not there. */
  read(name: string): Promise<Readable | null>
  /** One that is not there is no mistake. */
  remove(name: string): Promise<void>
}

const UNFINISHED = '.part'

export function folderShelf(folder: string): Shelf {
  async function listInto(found: Map<string, number>, under: string) {
    for (const entry of (await unlessGone(readdir(join(folder, under), { withFileTypes: true }))) ?? []) {
      const name = `${under}/${entry.name}`
      if (entry.isDirectory()) await listInto(found, name)
      else if (!name.endsWith(UNFINISHED)) {
        const seen = await unlessGone(stat(join(folder, name)))
        if (seen) found.set(name, seen.size)
      }
    }
  }

  return {
    name: folder,
    async list(under) {
      const found = new Map<string, number>()
      await listInto(found, under)
      return found
    },
    async write(name, body) {
      const file = join(folder, name)
      const part = `${file}${UNFINISHED}`
      await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
      await pipeline(body, createWriteStream(part, { mode: PRIVATE_FILE, flush: true }))
      await rename(part, file)
      await syncFolder(dirname(file))
      return (await stat(file)).size
    },
    async read(name) {
      const file = join(folder, name)
      return (await unlessGone(stat(file))) ? createReadStream(file) : null
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** A new name is on the disk once its folder is; Windows knows no such thing. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function unlessGone<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
