// Takes in an uploaded picture: judges it, decodes it to the end, and writes it anew without its metadata.
import { createHash } from 'node:crypto'
import type { Metadata, Sharp } from 'sharp'
import { UPLOAD_BYTES, UPLOAD_PIXELS } from '#contract/media/media.ts'
import {
  damaged,
  empty,
  tooLong,
  tooManyBytes,
  tooManyFrames,
  tooManyPixels,
  tooSlow,
  unsupported,
} from './image-refusals.ts'
import { type ImageType, isLosslessWebp, isWholeGif, judgeType } from './image-type.ts'
import { loadSharp } from './load-sharp.ts'

export type AcceptedImage = { bytes: Buffer; type: ImageType; width: number; height: number; key: string }

/** The longest side: WebP can store no more, so a longer picture could not be shown in every format. */
const MAX_SIDE = 16_383
/** Animated GIF and WebP stay animated, within these; every frame is encoded again for every size. */
const MAX_FRAMES = 200
const MAX_ANIMATION_PIXELS = 25_000_000
/** WebP and AVIF encoders hold the whole picture many times over (1.7 GB for AVIF of 50 megapixels). */
const MODERN_PIXELS = 8_000_000
/** Better JPEG coding holds the whole picture once more; beyond this it is written as it is read. */
const OPTIMISED_PIXELS = 16_000_000
/** Decoding AVIF takes 18 bytes a pixel and WebP 8, where JPEG takes hardly any. */
const MAX_MODERN_PIXELS = 25_000_000
/** What a picture may take that cannot be read line by line; with the decoder around it that stays below 400 MB. */
const MAX_HELD_BYTES = 200_000_000
const SECONDS = 45

/**
 * Answers the picture as it is stored, or refuses it with the reason. The same upload always gives the same
 * key. A WebP or AVIF of more than eight megapixels is stored as JPEG, or as PNG when it is transparent.
 */
export async function acceptImage(given: Uint8Array): Promise<AcceptedImage> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (bytes.length === 0) throw empty()
  if (bytes.length > UPLOAD_BYTES) throw tooManyBytes()
  const type = judgeType(bytes)
  if (type === null) throw unsupported()
  const mayMove = type === 'gif' || type === 'webp'
  const about = await loadSharp()(bytes, { animated: mayMove, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damaged(error)
    })
  if (!agrees(type, about)) throw unsupported()
  const frames = mayMove ? (about.pages ?? 1) : 1
  checkSize(type, about, frames)
  if (type === 'gif' && !isWholeGif(bytes)) throw damaged(null)

  const animated = frames > 1
  const picture = loadSharp()(bytes, {
    animated,
    // Neighbouring frames cannot be turned; a still one is stored upright and needs no EXIF to say so.
    autoOrient: !animated,
    failOn: 'error',
    limitInputPixels: UPLOAD_PIXELS,
  })
  const { data, info } = await encode(picture, type, { bytes, about, frames })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw error instanceof Error && error.message.includes('timeout') ? tooSlow(error) : damaged(error)
    })
  const stored = typeOf(info.format, type)
  return {
    bytes: data,
    type: stored,
    width: info.width,
    height: info.pageHeight ?? info.height,
    key: `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.${stored}`,
  }
}

/** The decoder's own opinion of the bytes must be ours: AVIF and HEIC share a container. */
function agrees(type: ImageType, about: Metadata): boolean {
  if (type === 'avif') return about.format === 'heif' && about.compression === 'av1'
  return about.format === (type === 'jpg' ? 'jpeg' : type)
}

/** Judged from the header, before a single pixel is decoded. */
function checkSize(type: ImageType, about: Metadata, frames: number): void {
  const modern = type === 'avif' || type === 'webp'
  const held = Math.floor(MAX_HELD_BYTES / (heldBytes(type, about) * 1_000_000)) * 1_000_000
  const most = Math.min(modern ? MAX_MODERN_PIXELS : UPLOAD_PIXELS, held)
  const height = about.pageHeight ?? about.height
  if (about.width * height > most) throw tooManyPixels(most)
  if (about.width > MAX_SIDE || height > MAX_SIDE) throw tooLong(MAX_SIDE)
  if (frames > 1 && (frames > MAX_FRAMES || about.width * height * frames > MAX_ANIMATION_PIXELS)) {
    throw tooManyFrames(MAX_FRAMES, MAX_ANIMATION_PIXELS)
  }
}

/**
 * Bytes a pixel that stay in memory until the last line: the coefficients of a progressive JPEG, all of an interlaced PNG,
 * and what is turned round.
 */
function heldBytes(type: ImageType, about: Metadata): number {
  const depth = about.depth === 'ushort' ? 2 : 1
  const turned = (about.orientation ?? 1) > 1 ? Math.max(3, about.channels) * depth : 0
  if (!about.isProgressive) return turned
  if (type === 'png') return about.channels * depth + turned
  if (type !== 'jpg') return turned
  const samples =
    about.chromaSubsampling === '4:2:0' ? 1.5 : about.chromaSubsampling === '4:2:2' ? 2 : about.channels
  return samples * 2 + turned
}

type Source = { bytes: Buffer; about: Metadata; frames: number }

/** Sharp leaves all metadata behind and turns the colours into sRGB by the profile they came with. */
function encode(picture: Sharp, type: ImageType, { bytes, about, frames }: Source): Sharp {
  const pixels = about.width * about.height
  if (type === 'gif') return picture.gif({ effort: 3 })
  if (type === 'webp' && (frames > 1 || pixels <= MODERN_PIXELS)) {
    return picture.webp(isLosslessWebp(bytes) ? { lossless: true, effort: 2 } : { quality: 90, effort: 3 })
  }
  if (type === 'avif' && pixels <= MODERN_PIXELS) return picture.avif({ quality: 75, effort: 2 })
  if (type === 'png' || (type !== 'jpg' && about.hasAlpha)) {
    return about.isPalette
      ? picture.png({ palette: true, dither: 0, effort: 7 })
      : picture.png({ adaptiveFiltering: true })
  }
  return picture.jpeg({
    quality: 90,
    chromaSubsampling: about.chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0',
    optimiseCoding: pixels <= OPTIMISED_PIXELS,
  })
}

function typeOf(format: string, requested: ImageType): ImageType {
  if (format === 'jpeg') return 'jpg'
  if (format === 'heif') return 'avif'
  return format === 'png' || format === 'webp' || format === 'gif' ? format : requested
}
