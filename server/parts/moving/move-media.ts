// Uploads on their way from a folder to a bucket or back. Each is read again where it arrived; nothing is removed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { ORIGINALS } from '#server/parts/files/files.ts'
import type { ObjectStore } from '#server/parts/files/object-store.ts'

/** On their way at once: each is in memory as a whole. */
const AT_ONCE = 4

type Moved = { files: number; bytes: number; copied: number; wrong: string[] }

/**
 * Copies what is not there yet and compares sizes and SHA-256 of all. `note` is a file that remembers what has been
 * compared, for whoever begins again: it holds a line for each. Sizes of pictures are left out, they are made again.
 */
export async function moveMedia(
  { from, to, note }: { from: ObjectStore; to: ObjectStore; note: string },
  told: (done: number, all: number) => void,
): Promise<Moved> {
  const here = await listed(from)
  const there = await listed(to)
  const compared = new Set(existsSync(note) ? readFileSync(note, 'utf8').split('\n') : [])
  const moved: Moved = { files: here.size, bytes: 0, copied: 0, wrong: [] }
  const waiting = [...here]
  let done = 0
  let broken = false

  async function moveOne(path: string, size: number) {
    const line = `${path} ${size}`
    if (compared.has(line) && there.get(path) === size) return
    const source = await readAll(from, path)
    // Removed by the site meanwhile.
    if (!source) return
    const arrived = there.get(path) === source.length ? await readAll(to, path) : null
    if (!arrived || !same(arrived, source)) {
      await to.put(path, source)
      moved.copied += 1
      const read = await readAll(to, path)
      if (!read || !same(read, source)) {
        moved.wrong.push(path)
        return
      }
    }
    await appendFile(note, `${path} ${source.length}\n`)
  }

  async function work() {
    for (let next = waiting.pop(); next && !broken; next = waiting.pop()) {
      const [path, size] = next
      await moveOne(path, size).catch((error: unknown) => {
        broken = true
        throw error
      })
      moved.bytes += size
      done += 1
      told(done, here.size)
    }
  }
  // What is on its way ends before anybody hears that one has failed.
  for (const end of await Promise.allSettled(Array.from({ length: AT_ONCE }, work)))
    if (end.status === 'rejected') throw end.reason
  return moved
}

async function listed(store: ObjectStore): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for await (const { path, size } of store.list(ORIGINALS)) found.set(path, size)
  return found
}

async function readAll(store: ObjectStore, path: string): Promise<Buffer | null> {
  const found = await store.open(path)
  return found && buffer(found.body)
}

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const same = (one: Buffer, other: Buffer) => one.length === other.length && sum(one) === sum(other)
