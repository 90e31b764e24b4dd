// Where the twin is kept: bytes under names, in a folder or in whatever else holds names and bytes, such as a bucket.
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a crash leaves here is swept. */
export const UNFINISHED = 'tmp'

export type TwinTarget = {
  read(name: string): Promise<Buffer | null>
  /** Writes all of it or nothing; it lies there for good once this answers. */
  write(name: string, bytes: Uint8Array | string): Promise<void>
  /** Takes over a file that was made on this machine. */
  take(name: string, file: string): Promise<void>
  has(name: string): Promise<boolean>
  /** When it was written, in milliseconds since 1970. */
  age(name: string): Promise<number | null>
  /** The names in a folder; of one that is not there none. */
  list(folder: string): Promise<string[]>
  remove(name: string): Promise<void>
  /** Shows what is kept under `name` under another one as well, in place of whatever stood there. */
  show(name: string, as: string): Promise<void>
  /** A file of this machine with these bytes. */
  file(name: string): Promise<string>
  /** The name of a new file of this machine, for what is taken over later. */
  scratch(): Promise<string>
}

/** A folder of this machine, or one that nodes share. */
export function folderTarget(root: string): TwinTarget {
  const at = (name: string) => join(root, name)
  /** On the same file system as what is finished, so that a rename suffices. */
  async function unfinished() {
    await mkdir(at(UNFINISHED), { recursive: true })
    return join(at(UNFINISHED), randomUUID())
  }

  async function put(file: string, name: string) {
    await mkdir(dirname(at(name)), { recursive: true })
    await rename(file, at(name))
    await syncFolder(dirname(at(name)))
  }

  return {
    read: (name) => orNull(readFile(at(name))),
    async write(name, bytes) {
      const file = await unfinished()
      try {
        const handle = await open(file, 'wx')
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await put(file, name)
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
    },
    async take(name, file) {
      const handle = await open(file, 'r+')
      await handle.sync().finally(() => handle.close())
      await put(file, name)
    },
    has: async (name) => (await orNull(stat(at(name)))) !== null,
    age: async (name) => (await orNull(stat(at(name))))?.mtimeMs ?? null,
    list: async (folder) => (await orNull(readdir(at(folder)))) ?? [],
    remove: (name) => rm(at(name), { force: true }),
    async show(name, as) {
      const file = await unfinished()
      await link(at(name), file)
      await mkdir(dirname(at(as)), { recursive: true })
      await rename(file, at(as))
      // Two names of one file: the rename then does nothing, and leaves both.
      await rm(file, { force: true })
    },
    file: async (name) => at(name),
    scratch: unfinished,
  }
}

/** A name is on the disk only once its folder is; Windows has no such call for folders. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function orNull<Found>(look: Promise<Found>): Promise<Found | null> {
  try {
    return await look
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}
