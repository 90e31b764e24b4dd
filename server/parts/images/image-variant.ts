// Makes one size and format of a stored picture.
import type { Sharp } from 'sharp'
import { aroundFocal, clamp, shownPart } from '#contract/media/media-cut.ts'
import type { IMAGE_FITS, IMAGE_FORMATS } from '#contract/media/media-sizes.ts'
import { tooSlow } from './image-refusals.ts'
import { PLAIN, type View } from './image-view.ts'
import { loadSharp } from './load-sharp.ts'

export type ImageFormat = (typeof IMAGE_FORMATS)[number]
type ImageFit = (typeof IMAGE_FITS)[number]
/** GIF is no format to ask for: it is what remains of an animation when the browser takes no WebP. */
export type OutputFormat = ImageFormat | 'gif'
export type VariantSize = { width: number; height: number | null; fit: ImageFit }
/** `view` is how the picture is cut; left out, it is shown whole around its middle. */
export type Wanted = VariantSize & { format: OutputFormat; view?: View }

/** A variant of more pixels comes out smaller in the same shape: AVIF takes 30 MB of memory a megapixel. */
export const MAX_VARIANT_PIXELS = 2560 * 1920
const SECONDS = 30

/** Never larger than the original; `cover` keeps the shape asked for even when the original is smaller. */
export async function makeVariant(bytes: Uint8Array, size: Wanted): Promise<Buffer> {
  const animated = size.format === 'webp' || size.format === 'gif'
  const original = loadSharp()(bytes, { animated, limitInputPixels: false })
  const about = await original.metadata()
  const { whole, cut } = plan(
    { width: about.width, height: about.pageHeight ?? about.height },
    size,
    size.view ?? PLAIN,
  )
  // Made smaller first and cut then: a JPEG is read at a fraction of its size only that way round.
  const resized = original.resize({ ...whole, fit: 'fill' })
  const isWhole = cut.width === whole.width && cut.height === whole.height
  const isDrawing = about.format === 'png' || about.format === 'gif'
  const moves = animated && (about.pages ?? 1) > 1
  return encode(isWhole ? resized : resized.extract(cut), size.format, { isDrawing, moves })
    .timeout({ seconds: SECONDS })
    .toBuffer()
    .catch((error: unknown) => {
      throw error instanceof Error && error.message.includes('timeout') ? tooSlow(error) : error
    })
}

type Size = { width: number; height: number }

/** How large the whole picture becomes, and which part of that is the variant. */
function plan(original: Size, { width, height, fit }: VariantSize, view: View) {
  const shown = shownPart(original, view.crop)
  const shape = fit === 'cover' && height !== null ? { width, height } : shown
  const part = aroundFocal(original, shown, shape, view.focal)
  const scale = Math.min(width / part.width, 1, Math.sqrt(MAX_VARIANT_PIXELS / (part.width * part.height)))
  const cut = { width: atLeastOne(part.width * scale), height: atLeastOne(part.height * scale) }
  const whole = {
    width: Math.max(cut.width, atLeastOne(original.width * scale)),
    height: Math.max(cut.height, atLeastOne(original.height * scale)),
  }
  const left = clamp(Math.round(part.left * scale), 0, whole.width - cut.width)
  const top = clamp(Math.round(part.top * scale), 0, whole.height - cut.height)
  return { whole, cut: { left, top, ...cut } }
}

const atLeastOne = (length: number) => Math.max(1, Math.round(length))

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
