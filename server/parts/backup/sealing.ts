// Encrypts what a backup is made of, in the format of age: it is streamed, and what is cut off, changed or in another order is
// refused. The program `age` reads it too.
import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** What was read is not what was written; the message is one line for the operator. */
export class BackupDamaged extends Error {}

export type Sealing = {
  /** What sealed pieces are called at their end. */
  suffix: '.age' | ''
  seal(body: Readable): Promise<Readable>
  /** Throws `BackupDamaged`, and so does the stream. */
  open(body: Readable): Promise<Readable>
}

const PLAIN: Sealing = { suffix: '', seal: async (body) => body, open: async (body) => body }

/** Without a key all is written as it is. */
export function createSealing(key: string | undefined): Sealing {
  if (key === undefined) return PLAIN
  return {
    suffix: '.age',
    async seal(body) {
      const { Encrypter, identityToRecipient } = await import('age-encryption')
      const encrypter = new Encrypter()
      encrypter.addRecipient(await identityToRecipient(key))
      return fromWeb(await encrypter.encrypt(toWeb(body)))
    },
    async open(body) {
      const { Decrypter } = await import('age-encryption')
      const decrypter = new Decrypter()
      decrypter.addIdentity(key)
      try {
        return fromWeb(await decrypter.decrypt(toWeb(body)))
      } catch (error) {
        body.destroy()
        throw new BackupDamaged(
          /no identity matched/.test((error as Error).message)
            ? 'was sealed with another key than BACKUP_KEY'
            : 'is damaged: its first bytes are not as they were written',
        )
      }
    },
  }
}

/** A key for `BACKUP_KEY`. */
export async function newKey(): Promise<string> {
  const { generateX25519Identity } = await import('age-encryption')
  return generateX25519Identity()
}

/** Counts and sums up what flows through; `done` is for after the end. */
export function createTally() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, done: () => ({ bytes, sha256: hash.digest('hex') }) }
}
export type Tallied = ReturnType<ReturnType<typeof createTally>['done']>

/** Reads all of it; what a sealed stream says against it is `BackupDamaged`. */
export async function tallyOf(body: Readable): Promise<Tallied> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of body) {
      hash.update(chunk)
      bytes += (chunk as Buffer).length
    }
  } catch (error) {
    throw asDamage(error)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Faults of the disk have a code; what is left are the words of age. */
export const asDamage = (error: unknown) =>
  error instanceof BackupDamaged || (error as NodeJS.ErrnoException).code !== undefined
    ? error
    : new BackupDamaged('is damaged: it was cut off or changed')

// The streams of the web and of Node are the same; only their types are declared twice.
const toWeb = (body: Readable) => Readable.toWeb(body) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>
const fromWeb = (body: globalThis.ReadableStream) => Readable.fromWeb(body as ReadableStream)
