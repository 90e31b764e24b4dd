// ZIP archives: written as a stream, read with a limit on what they unpack to. Below 4 GB, without encryption.
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createDeflateRaw, inflateRaw } from 'node:zlib'

type Chunk = string | Uint8Array
export type ZipEntry = { name: string; content: Iterable<Chunk> | AsyncIterable<Chunk> }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Sizes stand behind the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATED = 8
/** The first of January 1980: the archive says nothing of when it was made. */
const DATE = 0x21
const ENTRIES = 1_000

/** The bytes of an archive, made while they are asked for, so its size does not matter to memory. */
export async function* zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const at = offset
    const sums = { crc: 0, size: 0, packed: 0 }
    const head = record(LOCAL, '2 2 2 2 2 4 4 4 2 2', [
      20,
      FLAGS,
      DEFLATED,
      0,
      DATE,
      0,
      0,
      0,
      byteLength(name),
      0,
    ])
    yield Buffer.concat([head, Buffer.from(name)])
    offset += head.length + byteLength(name)
    for await (const chunk of deflated(content, sums)) {
      offset += chunk.length
      yield chunk
    }
    const { crc, size, packed } = sums
    const tail = record(DESCRIPTOR, '4 4 4', [crc, packed, size])
    yield tail
    offset += tail.length
    if (offset > 0xffff_ffff || size > 0xffff_ffff) throw new Error('the archive is larger than 4 GB')
    directory.push(
      record(CENTRAL, '2 2 2 2 2 2 4 4 4 2 2 2 2 2 4 4', [
        20,
        20,
        FLAGS,
        DEFLATED,
        0,
        DATE,
        crc,
        packed,
        size,
        byteLength(name),
        0,
        0,
        0,
        0,
        0,
        at,
      ]),
      Buffer.from(name),
    )
  }
  const central = Buffer.concat(directory)
  const count = directory.length / 2
  yield Buffer.concat([
    central,
    record(END, '2 2 2 2 4 4 2', [0, 0, count, count, central.length, offset, 0]),
  ])
}

async function* deflated(content: ZipEntry['content'], sums: { crc: number; size: number; packed: number }) {
  async function* summed() {
    for await (const chunk of content) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      sums.crc = crc32(bytes, sums.crc)
      sums.size += bytes.length
      yield bytes
    }
  }
  const packer = createDeflateRaw()
  // Whatever breaks on either side ends the other, and is thrown where the chunks are taken.
  pipeline(Readable.from(summed()), packer, () => {})
  for await (const chunk of packer) {
    sums.packed += chunk.length
    yield chunk as Buffer
  }
}

function record(signature: number, widths: string, values: readonly number[]): Buffer {
  const sizes = widths.split(' ').map(Number)
  const bytes = Buffer.alloc(4 + sizes.reduce((sum, size) => sum + size, 0))
  let at = bytes.writeUInt32LE(signature)
  for (const [index, size] of sizes.entries()) at = bytes.writeUIntLE(values[index] ?? 0, at, size)
  return bytes
}

const byteLength = (text: string) => Buffer.byteLength(text)

/** Why an archive is not read: it is none (or of a kind that is not read), or it unpacks to more than was allowed. */
export class ZipRefused extends Error {
  readonly why: 'damaged' | 'tooLarge'
  constructor(why: 'damaged' | 'tooLarge', cause?: unknown) {
    super(why, { cause })
    this.why = why
  }
}

/**
 * Opens an archive. The function it answers unpacks one entry, or answers null where there is none; all of them together
 * unpack to at most `limit` bytes, counted while unpacking, whatever the archive says of itself.
 */
export function openZip(archive: Buffer, limit: number): (name: string) => Promise<Buffer | null> {
  const places = orDamaged(() => placesOf(archive))
  let left = limit
  return async (name) => {
    const place = places.get(name)
    if (!place) return null
    const packed = orDamaged(() => packedOf(archive, place))
    const bytes = place.method === 0 ? packed : await inflated(packed, left)
    left -= bytes.length
    if (left < 0) throw new ZipRefused('tooLarge')
    if (crc32(bytes) !== place.crc) throw new ZipRefused('damaged')
    return bytes
  }
}

type Place = { at: number; packed: number; method: number; crc: number }

function placesOf(archive: Buffer): Map<string, Place> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new ZipRefused('damaged')
  const count = archive.readUInt16LE(end + 10)
  if (count > ENTRIES) throw new ZipRefused('tooLarge')
  const places = new Map<string, Place>()
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    const encrypted = archive.readUInt16LE(at + 8) & 1
    const method = archive.readUInt16LE(at + 10)
    if (archive.readUInt32LE(at) !== CENTRAL || encrypted || ![0, DEFLATED].includes(method))
      throw new ZipRefused('damaged')
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/')
    const crc = archive.readUInt32LE(at + 16)
    const packed = archive.readUInt32LE(at + 20)
    places.set(name, { at: archive.readUInt32LE(at + 42), packed, method, crc })
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return places
}

function packedOf(archive: Buffer, { at, packed }: Place): Buffer {
  if (archive.readUInt32LE(at) !== LOCAL) throw new ZipRefused('damaged')
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  if (start + packed > archive.length) throw new ZipRefused('damaged')
  return archive.subarray(start, start + packed)
}

const inflate = promisify(inflateRaw) as (
  bytes: Buffer,
  options: { maxOutputLength: number },
) => Promise<Buffer>

async function inflated(packed: Buffer, left: number): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    const { code } = error as { code?: string }
    throw new ZipRefused(code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged', error)
  }
}

/** Reading behind the end of a buffer means that the archive is cut off. */
function orDamaged<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('damaged', error)
  }
}
