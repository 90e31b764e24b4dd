// What the twin holds, by what it is: each piece lies under its SHA-256, so that the same bytes lie there once and nothing is overwritten.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { TwinTarget } from './target.ts'

export const OBJECTS = 'objects'

export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** The same of what is too large to be read at once. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Two characters make 256 folders, each small enough to be looked through. */
export const objectName = (hash: string): string => `${OBJECTS}/${hash.slice(0, 2)}/${hash}`

export function createContentStore(target: TwinTarget) {
  return {
    /** Keeps the bytes unless they are there; answers their hash. */
    async keep(bytes: Uint8Array | string): Promise<string> {
      const hash = hashOf(bytes)
      const name = objectName(hash)
      if (!(await target.has(name))) await target.write(name, bytes)
      return hash
    },
    /** The bytes; null when they are not there, or are not what their name says. */
    async read(hash: string): Promise<Buffer | null> {
      const bytes = await target.read(objectName(hash))
      return bytes !== null && hashOf(bytes) === hash ? bytes : null
    },
    /** Removes what `named` does not hold and was there before `before`; answers how many. `turn` is waited for now and then. */
    async sweep(named: (hash: string) => boolean, before: number, turn: () => Promise<unknown>) {
      let gone = 0
      for (const folder of await target.list(OBJECTS)) {
        for (const hash of await target.list(`${OBJECTS}/${folder}`)) {
          if (named(hash)) continue
          const age = await target.age(objectName(hash))
          if (age === null || age >= before) continue
          await target.remove(objectName(hash))
          gone++
        }
        await turn()
      }
      return gone
    },
  }
}
