// What kind of picture some bytes are, told by the bytes alone: names and content types are claims.

/** Also the ending of a media key. */
export type ImageType = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

/** The type that the first bytes announce, or null: SVG, HTML, text and all other formats are none of ours. */
export function judgeType(bytes: Buffer): ImageType | null {
  if (bytes.length < 12) return null
  const text = bytes.toString('latin1', 0, 12)
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp'
  if (text.slice(4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'avif'
  return null
}

/** Of an ISO media file: the major brand and the compatible ones; the four bytes between them are a version. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  return brands
}

/** Lossless WebP says so in its first chunk, or in the one after the extended header's. */
export function isLosslessWebp(bytes: Buffer): boolean {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const chunk = bytes.toString('latin1', at, at + 4)
    if (chunk === 'VP8L') return true
    if (chunk === 'VP8 ' || chunk === 'ANMF') return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return false
}

/**
 * Whether a GIF's blocks reach its end. Of one that was cut off the decoder shows what it has, silently.
 * Only the closing byte may be missing: some old programs leave it out.
 */
export function isWholeGif(bytes: Buffer): boolean {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableSize(bytes[10] ?? 0)
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === 0x3b) return true
    if (kind === 0x21) at += 2
    else if (kind === 0x2c) at += 11 + tableSize(bytes[at + 9] ?? 0)
    else return false
    for (let size = bytes[at]; size !== 0; size = bytes[at]) {
      if (size === undefined) return false
      at += 1 + size
    }
    at += 1
  }
  return at === bytes.length
}
