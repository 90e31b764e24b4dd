// What `/image` answers on the main origin and on the image port: a stored picture or a size of it.
import type { Readable } from 'node:stream'
import type { Files } from '#server/parts/files/files.ts'
import { chooseFormat, ownFormat, readVariantQuery, variantName, WIDEST } from './image-query.ts'
import { noSuchPicture } from './image-refusals.ts'
import type { ImageType } from './image-type.ts'
import type { OutputFormat, Wanted } from './image-variant.ts'
import { type View, viewToken } from './image-view.ts'
import type { Images } from './images.ts'

export type PictureRequest = {
  query: Readonly<Record<string, unknown>>
  accept: string | undefined
  ifNoneMatch: string | undefined
}
export type PictureAnswer = {
  status: 200 | 304
  headers: Record<string, string>
  /** A stream that nobody reads must be destroyed: it holds a file open. */
  body: Buffer | Readable | null
}
export type Pictures = { answer(requested: PictureRequest): Promise<PictureAnswer> }

/** What a key of `/image` stands for. */
export type Found = {
  /** The stored bytes. */
  file: string
  type: ImageType
  view: View
  /** The key names these bytes and this cut, and so never means anything else. */
  fixed: boolean
}

/** `find` looks the key up in the database: a file that no record names is not served. */
export function createPictures({
  files,
  images,
  find,
  report,
}: {
  files: Files
  images: Images
  find: (key: string) => Promise<Found | null>
  /** Hears of variants that could not be kept; they are served all the same. */
  report: (error: unknown) => void
}): Pictures {
  const inTheMaking = new Map<string, Promise<Buffer>>()

  /** Twenty visitors who ask for the same new size at once wait for one and the same work. */
  function makeOnce(file: string, name: string, wanted: Wanted): Promise<Buffer> {
    const begun = inTheMaking.get(name)
    if (begun) return begun
    const making = make(file, name, wanted).finally(() => inTheMaking.delete(name))
    inTheMaking.set(name, making)
    return making
  }

  async function make(file: string, name: string, wanted: Wanted): Promise<Buffer> {
    const source = async () => (await files.read(file)) ?? Promise.reject(noSuchPicture())
    const bytes = await images.variant(source, wanted)
    await files.put(name, bytes).catch(report)
    return bytes
  }

  return {
    async answer({ query, accept, ifNoneMatch }) {
      const requested = readVariantQuery(query)
      const found = await find(requested.key)
      if (!found) throw noSuchPicture()
      const { file, type, view, fixed } = found
      const own = ownFormat(type)
      const format = requested.format ?? chooseFormat(accept, type)
      // Bytes that are cut are not the stored ones.
      const size = requested.size ?? (format === own && view.crop === null ? null : WIDEST)
      const name = size === null ? file : variantName(file, size, format, viewToken(view))
      const headers = headersOf(name, format, { negotiated: requested.format === null, fixed })
      if (holds(ifNoneMatch, name)) return { status: 304, headers, body: null }

      if (size === null) {
        const stored = await files.stream(name)
        if (stored === null) throw noSuchPicture()
        return {
          status: 200,
          headers: { ...headers, 'content-length': String(stored.size) },
          body: stored.body,
        }
      }
      const bytes = (await files.read(name)) ?? (await makeOnce(file, name, { ...size, format, view }))
      return { status: 200, headers: { ...headers, 'content-length': String(bytes.length) }, body: bytes }
    },
  }
}

/**
 * A fixed key holds the hash of the bytes and of the cut: its answer never changes, though another browser may get
 * another format. The key that content keeps is asked for anew each time, since the picture may be replaced.
 */
function headersOf(
  name: string,
  format: OutputFormat,
  { negotiated, fixed }: { negotiated: boolean; fixed: boolean },
): Record<string, string> {
  return {
    'content-type': `image/${format}`,
    'cache-control': fixed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    etag: `"${name}"`,
    ...(negotiated && { vary: 'Accept' }),
    // Cookies ignore ports: nothing served here may ever run as a page of this host.
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
  }
}

const holds = (ifNoneMatch: string | undefined, name: string) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${name}"`) ?? false
