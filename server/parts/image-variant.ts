// Makes one size and format of a stored picture.
import sharp, { type Sharp } from 'sharp'
import type { IMAGE_FITS, IMAGE_FORMATS } from '#contract/media-sizes.ts'
import { tooSlow } from './image-refusals.ts'

export type ImageFormat = (typeof IMAGE_FORMATS)[number]
type ImageFit = (typeof IMAGE_FITS)[number]
/** GIF is no format to ask for: it is what remains of an animation when the browser takes no WebP. */
export type OutputFormat = ImageFormat | 'gif'
export type VariantSize = { width: number; height: number | null; fit: ImageFit }

/** A variant of more pixels comes out smaller in the same shape: AVIF takes 30 MB of memory a megapixel. */
export const MAX_VARIANT_PIXELS = 2560 * 1920
const SECONDS = 30

/** Never larger than the original; `cover` keeps the shape asked for even when the original is smaller. */
export async function makeVariant(
  bytes: Uint8Array,
  size: VariantSize & { format: OutputFormat },
): Promise<Buffer> {
  const animated = size.format === 'webp' || size.format === 'gif'
  const original = sharp(bytes, { animated, limitInputPixels: false })
  const about = await original.metadata()
  const target = targetSize({ width: about.width, height: about.pageHeight ?? about.height }, size)
  const resized = original.resize({ ...target, fit: size.fit === 'cover' ? 'cover' : 'fill' })
  const isDrawing = about.format === 'png' || about.format === 'gif'
  return encode(resized, size.format, { isDrawing, moves: animated && (about.pages ?? 1) > 1 })
    .timeout({ seconds: SECONDS })
    .toBuffer()
    .catch((error: unknown) => {
      throw error instanceof Error && error.message.includes('timeout') ? tooSlow(error) : error
    })
}

type Box = { width: number; height: number }

function targetSize(original: Box, { width, height, fit }: VariantSize): Box {
  const shape = fit === 'cover' && height !== null ? { width, height } : original
  const scale = Math.min(
    width / shape.width,
    original.width / shape.width,
    original.height / shape.height,
    Math.sqrt(MAX_VARIANT_PIXELS / (shape.width * shape.height)),
  )
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  }
}

/**
 * Drawings (PNG and GIF) keep their colour at full resolution: thin red lines blur without it. Efforts are
 * chosen so that 1920 pixels across take well under a second of one processor; one step more of AVIF doubles
 * that for 10 % fewer bytes.
 */
function encode(
  picture: Sharp,
  format: OutputFormat,
  { isDrawing, moves }: { isDrawing: boolean; moves: boolean },
): Sharp {
  const chromaSubsampling = isDrawing ? '4:4:4' : '4:2:0'
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2, chromaSubsampling })
    case 'webp':
      return picture.webp({ quality: 80, effort: moves ? 1 : 3, smartSubsample: isDrawing })
    case 'png':
      return picture.png({ adaptiveFiltering: true })
    case 'gif':
      return picture.gif({ effort: 3 })
    case 'jpeg':
      return picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling })
  }
}
