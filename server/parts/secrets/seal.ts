// Secrets that must be read again, such as those that sign webhooks: sealed in the store with a key that is not in it.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the store, and never inside it or its copies: whoever has one alone reads no secret. */
export const KEY_FILE = 'secret.key'
const MARK = 'sealed:1:'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Seal = {
  seal: (secret: string) => string
  /** The secret; null when it was sealed with another key, or was changed. */
  open: (sealed: string) => string | null
}

export const isSealed = (text: string): boolean => text.startsWith(MARK)

/** Seals with AES-256-GCM, each secret with a nonce of its own. */
export function createSeal(key: Buffer): Seal {
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(sealed) {
      if (!isSealed(sealed)) return null
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url')
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        decipher.setAuthTag(rest.subarray(0, TAG_BYTES))
        return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}

/** The key that the environment gives, or the one of the file in `folder`, which is made at the first start. */
export function sealKey(given: string | undefined, folder: string): Buffer {
  const text = given ?? readOrMake(join(folder, KEY_FILE))
  return createHash('sha256').update(`seal of this installation\n${text}`).digest()
}

function readOrMake(file: string): string {
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const text = readFileSync(file, 'utf8').trim()
  // An empty key would seal with what everybody knows.
  if (text.length < 16)
    throw new Error(`${file} holds no key; restore it, or delete it to have a new one made`)
  return text
}
