// Stored files: pictures and their variants under names that the server makes itself.
import { buffer } from 'node:stream/consumers'
import type { DriverContract } from 'flydrive/types'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'
import { hasCause, openFolder } from './folder-store.ts'
import type { ObjectStore, Opened, Part } from './object-store.ts'

const words = serverTexts('server/parts/files')

/** Uploads lie here in the folder; all beside them is made from them, or unfinished. */
export const ORIGINALS = 'media'
/** Sizes of pictures, which can be made again. */
export const VARIANTS = 'variants'

/** Where files lie: a folder (`driver` writes to it otherwise than usual), or a bucket. */
export type FilesPlace =
  | { folder: string; driver?: DriverContract }
  | { store: ObjectStore; sign?: Sign | undefined }

/** An address that anybody may read a file from for a while; `says` are headers of the answer. */
export type Sign = (path: string, says: Record<string, string>) => Promise<string>

export type Files = {
  /** Writes all of it or nothing; refuses with 507 when the disk is full. */
  put(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Buffer | null>
  /** The caller must read `body` to its end or destroy it. */
  stream(key: string, part?: Part): Promise<Opened | null>
  has(key: string): Promise<boolean>
  /** Where the browser fetches the file itself; null where it comes through the node, or is not there. */
  address(key: string, says: Record<string, string>): Promise<string | null>
  /** Removes a file, and with a picture all its variants; one that is not there is no mistake. */
  remove(key: string): Promise<void>
}

/** Opens the store. Keys are media keys, keys of files to download, parts of files that came with an enquiry (`q/<name>/<part>`), PDFs of quotes (`o/<name>.pdf`), or `v/<media key>/<variant>`; every other key is refused with 404. */
export function openFiles(place: FilesPlace): Files {
  const store = 'store' in place ? place.store : openFolder(place.folder, place.driver)

  return {
    async put(key, bytes) {
      const { path } = locate(key)
      await store.put(path, bytes).catch((error: unknown) => {
        throw isFull(error) ? full(error) : error
      })
    },
    async read(key) {
      // Not `getBytes`: FlyDrive's answers the whole of a buffer that may be shared with others.
      const found = await store.open(locate(key).path)
      return found && buffer(found.body)
    },
    async stream(key, part) {
      return store.open(locate(key).path, part)
    },
    async has(key) {
      return store.has(locate(key).path)
    },
    async address(key, says) {
      const { path } = locate(key)
      return 'sign' in place && place.sign && (await store.has(path)) ? place.sign(path, says) : null
    },
    async remove(key) {
      const { path, variants } = locate(key)
      await store.remove(path)
      if (variants !== null) await store.removeAll(variants)
    },
  }
}

const KEY =
  /^(?:(?<file>[0-9a-f]{40}\.(?:pdf|docx|xlsx|pptx|doc|xls|ppt|zip|step))|(?<picture>[0-9a-f]{40}\.(?:jpg|png|webp|avif|gif))|o\/(?<quote>[0-9a-f]{40})\.pdf|q\/(?<asked>[0-9a-f]{40})\/(?<part>\d{1,2})|v\/(?<of>[0-9a-f]{40}\.(?:jpg|png|webp|avif|gif))\/(?<variant>\d{1,5}x\d{1,5}-[a-z]{1,10}(?:-[0-9a-f]{8})?\.[a-z]{2,5}))$/

/** Two levels of folders keep each one small: 100,000 pictures are two files a folder. */
function locate(key: string): { path: string; variants: string | null } {
  const { file, picture, of, variant, asked, part, quote } = KEY.exec(key)?.groups ?? {}
  if (asked !== undefined) {
    const folder = `${asked.slice(0, 2)}/${asked.slice(2, 4)}/${asked}`
    return { path: `${ORIGINALS}/enquiries/${folder}/${part}`, variants: null }
  }
  if (quote !== undefined) {
    const folder = `${quote.slice(0, 2)}/${quote.slice(2, 4)}`
    return { path: `${ORIGINALS}/quotes/${folder}/${quote}.pdf`, variants: null }
  }
  const owner = file ?? picture ?? of
  if (owner === undefined) throw notFound()
  const folders = `${owner.slice(0, 2)}/${owner.slice(2, 4)}/${owner}`
  if (variant !== undefined) return { path: `${VARIANTS}/${folders}/${variant}`, variants: null }
  return {
    path: `${ORIGINALS}/${folders}`,
    variants: file === undefined ? `${VARIANTS}/${folders}` : null,
  }
}

const isFull = (error: unknown) => hasCause(error, ['ENOSPC', 'EDQUOT'])
const full = (cause: unknown) => new Failure(CODE.full, words.diskFull, { cause })
