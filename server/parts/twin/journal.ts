// What visitors send while the store is away: a file each, on the disk before anybody is told that it was received, and there until
// the store has it.
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/storage/sqlite/private-files.ts'

/** What waits at most; more than that is refused, as by a full disk. */
const WAITING = 10_000
const ENDING = '.json'
/** Its folder, beside the store. */
export const JOURNAL = 'journal'

export type Journal<Item> = ReturnType<typeof openJournal<Item>>

/** Nodes that share the folder share what waits; `key` is a hash, by which it is there once however often it is sent. */
export function openJournal<Item>(folder: string) {
  const at = (key: string) => join(folder, `${key}${ENDING}`)
  let waiting: number | null = null

  async function keys(): Promise<string[]> {
    const names = await readdir(folder).catch(() => [] as string[])
    const found = names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
    waiting = found.length
    return found
  }

  /** What waits under a key; a file that was not written to its end was acknowledged to nobody. */
  async function find(key: string): Promise<Item | null> {
    const text = await readFile(at(key), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (text === null) return null
    try {
      return JSON.parse(text) as Item
    } catch {
      return null
    }
  }

  async function write(file: string, item: Item) {
    const handle = await open(file, 'w', PRIVATE_FILE)
    try {
      await handle.writeFile(JSON.stringify(item))
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  return {
    keys,
    find,
    /** How many wait, as far as this node knows. */
    waiting: () => waiting ?? 0,
    isFull: async () => (await keys()).length >= WAITING,

    /** Keeps it, unless something waits under that key already; answers what does. */
    async keep(key: string, item: Item): Promise<Item> {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const before = await find(key)
      if (before) return before
      const unfinished = join(folder, `${key}.${randomUUID()}`)
      await write(unfinished, item)
      try {
        // A link is refused where there is one: of two that come at once one is kept.
        await link(unfinished, at(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const other = await find(key)
        if (other) return other
        throw error
      } finally {
        await rm(unfinished, { force: true })
      }
      await syncFolder(folder)
      waiting = (waiting ?? 0) + 1
      return item
    },

    /** The store has it. */
    async drop(key: string) {
      await rm(at(key), { force: true })
      await keys()
    },
  }
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
