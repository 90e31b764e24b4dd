// What visitors who have seen a page have of the next one: a dictionary a language, from which its pages travel as
// differences (RFC 9842; docs/decisions/system/0030-pages-as-differences.md).
import { createHash } from 'node:crypto'
import type { Language } from '#contract/languages/language-codes.ts'
import { BROTLI, pack, type Way } from './packing.ts'
import type { Kept } from './response-cache.ts'

/** How the stream of such a difference begins, before the digest of its dictionary. */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42])

export type Dictionary = {
  /** Its address holds its digest: another one is a new one. */
  path: string
  /** The header that tells of it. */
  link: string
  /** How a client says that it has it. */
  asked: string
  way: Way
  body: Buffer
  /** The body as small as it gets. */
  packed: Buffer
}

export type Dictionaries = ReturnType<typeof createDictionaries>

/** The newest dictionary of each language, once one was made. */
export function createDictionaries() {
  const newest = new Map<Language, Dictionary>()
  return {
    of: (language: Language): Dictionary | undefined => newest.get(language),
    /** Takes another one; the same bytes stay what they are, with all that was made from them. */
    async put(language: Language, { body }: Pick<Kept, 'body'>): Promise<Dictionary> {
      const digest = createHash('sha256').update(body).digest()
      const path = `/dictionary/${language}-${digest.toString('base64url').slice(0, 22)}`
      const before = newest.get(language)
      if (before?.path === path) return before
      const made: Dictionary = {
        path,
        link: `<${path}>; rel="compression-dictionary"`,
        asked: `:${digest.toString('base64')}:`,
        way: {
          encoding: 'dcb',
          tag: `dcb-${digest.toString('base64url').slice(0, 8)}`,
          from: { bytes: body, head: Buffer.concat([MAGIC, digest]) },
        },
        body,
        packed: await pack(body, BROTLI, true),
      }
      newest.set(language, made)
      return made
    },
  }
}
