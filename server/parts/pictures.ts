// What `/image` answers on the main origin and on the image port: a stored picture or a size of it.
import type { Readable } from 'node:stream'
import type { Files } from './files.ts'
import { chooseFormat, ownFormat, readVariantQuery, variantName, WIDEST } from './image-query.ts'
import { noSuchPicture } from './image-refusals.ts'
import type { OutputFormat, VariantSize } from './image-variant.ts'
import type { Images } from './images.ts'

export type PictureAsked = {
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
export type Pictures = { answer(asked: PictureAsked): Promise<PictureAnswer> }

/** `isKnown` looks the key up in the database: a file that no record names is not served. */
export function createPictures({
  files,
  images,
  isKnown,
  report,
}: {
  files: Files
  images: Images
  isKnown: (key: string) => Promise<boolean>
  /** Hears of variants that could not be kept; they are served all the same. */
  report: (error: unknown) => void
}): Pictures {
  const inTheMaking = new Map<string, Promise<Buffer>>()

  /** Twenty visitors who ask for the same new size at once wait for one and the same work. */
  function makeOnce(
    key: string,
    name: string,
    wanted: VariantSize & { format: OutputFormat },
  ): Promise<Buffer> {
    const begun = inTheMaking.get(name)
    if (begun) return begun
    const making = make(key, name, wanted).finally(() => inTheMaking.delete(name))
    inTheMaking.set(name, making)
    return making
  }

  async function make(
    key: string,
    name: string,
    wanted: VariantSize & { format: OutputFormat },
  ): Promise<Buffer> {
    const source = async () => (await files.read(key)) ?? Promise.reject(noSuchPicture())
    const bytes = await images.variant(source, wanted)
    await files.put(name, bytes).catch(report)
    return bytes
  }

  return {
    async answer({ query, accept, ifNoneMatch }) {
      const asked = readVariantQuery(query)
      if (!(await isKnown(asked.key))) throw noSuchPicture()
      const own = ownFormat(asked.type)
      const format = asked.format ?? chooseFormat(accept, asked.type)
      const size = asked.size ?? (format === own ? null : WIDEST)
      const name = size === null ? asked.key : variantName(asked.key, size, format)
      const headers = headersOf(name, format, asked.format === null)
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
      const bytes = (await files.read(name)) ?? (await makeOnce(asked.key, name, { ...size, format }))
      return { status: 200, headers: { ...headers, 'content-length': String(bytes.length) }, body: bytes }
    },
  }
}

/** The name holds the hash of the content: an answer never changes, though another browser may get another. */
function headersOf(name: string, format: OutputFormat, negotiated: boolean): Record<string, string> {
  return {
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
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
