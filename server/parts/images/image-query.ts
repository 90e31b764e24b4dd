// What an address of `/image` asks for, judged against the ladder of sizes, and how its variant is named.
import { ShownKey } from '#contract/media/media.ts'
import { IMAGE_FITS, IMAGE_FORMATS, IMAGE_RATIOS, IMAGE_WIDTHS } from '#contract/media/media-sizes.ts'
import { invalid } from '#server/failure.ts'
import { listed, serverTexts } from '#server/texts.ts'
import type { ImageType } from './image-type.ts'
import type { ImageFormat, OutputFormat, VariantSize } from './image-variant.ts'
import { PLAIN_TOKEN } from './image-view.ts'

const words = serverTexts('server/parts/images')

/** `size` is null when the stored picture itself was asked for, `format` when the `Accept` header decides. */
export type RequestedPicture = {
  key: string
  size: VariantSize | null
  format: ImageFormat | null
}

/** The largest size on the ladder: what a modern format is made at when no width was asked for. */
export const WIDEST: VariantSize = { width: Math.max(...IMAGE_WIDTHS), height: null, fit: 'inside' }

/** Reads the query of `/image`; what is not on the ladder is refused with 400: nobody can fill the disk. */
export function readVariantQuery(query: Readonly<Record<string, unknown>>): RequestedPicture {
  const unknown = Object.keys(query).find((name) => !['filepath', 'w', 'h', 'fit', 'format'].includes(name))
  if (unknown !== undefined) throw invalid({ [unknown.slice(0, 40)]: words.query.unknown })
  const { filepath, w, h, fit, format } = query
  // Strings only: a name given twice arrives as a list, and `w[]=` may arrive as an object.
  const key = ShownKey.safeParse(filepath)
  if (!key.success) throw invalid({ filepath: words.query.filepath })
  const requested = format === undefined ? null : oneOf(IMAGE_FORMATS, format)
  if (requested === undefined) throw invalid({ format: wrongFormat() })
  return { key: key.data, size: readSize(w, h, fit), format: requested }
}

function readSize(w: unknown, h: unknown, fit: unknown): VariantSize | null {
  if (w === undefined) {
    if (h !== undefined) throw invalid({ h: wrongHeight() })
    if (fit !== undefined) throw invalid({ fit: wrongFit() })
    return null
  }
  const width = IMAGE_WIDTHS.find((step) => String(step) === w)
  if (width === undefined) throw invalid({ w: wrongWidth() })
  const chosen = fit === undefined ? (h === undefined ? 'inside' : 'cover') : oneOf(IMAGE_FITS, fit)
  if (chosen === undefined) throw invalid({ fit: wrongFit() })
  if (chosen === 'inside') {
    if (h !== undefined) throw invalid({ h: wrongHeight() })
    return { width, height: null, fit: 'inside' }
  }
  const height = IMAGE_RATIOS.map(([across, down]) => Math.round((width * down) / across)).find(
    (step) => String(step) === h,
  )
  if (height === undefined) throw invalid({ h: wrongHeight() })
  return { width, height, fit: 'cover' }
}

const oneOf = <Item extends string>(items: readonly Item[], value: unknown) =>
  items.find((item) => item === value)

/**
 * The name that the variant of a file is stored under; a height of 0 means that the original's shape decides. `view` is
 * left out where the picture is shown as it is.
 */
export const variantName = (
  file: string,
  { width, height, fit }: VariantSize,
  format: OutputFormat,
  view = PLAIN_TOKEN,
) => `v/${file}/${width}x${height ?? 0}-${fit}${view === PLAIN_TOKEN ? '' : `-${view}`}.${format}`

/** The format that the stored picture has itself. */
export const ownFormat = (type: ImageType): OutputFormat => (type === 'jpg' ? 'jpeg' : type)

/**
 * AVIF or WebP where the `Accept` header names them, else the picture's own format. `image/*` names nothing:
 * old browsers send it too. What may be animated is never made AVIF, which would show its first frame only.
 */
export function chooseFormat(accept: string | undefined, type: ImageType): OutputFormat {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([name]) => name),
  )
  if (taken.has('image/avif') && type !== 'gif' && type !== 'webp') return 'avif'
  if (taken.has('image/webp') && type !== 'avif') return 'webp'
  return ownFormat(type)
}

const wrongWidth = () => words.query.width({ widths: listed(IMAGE_WIDTHS) })
const wrongHeight = () => words.query.height({ shapes: listed(IMAGE_RATIOS.map((ratio) => ratio.join(':'))) })
const wrongFit = () => words.query.fit({ fits: listed(IMAGE_FITS) })
const wrongFormat = () => words.query.format({ formats: listed(IMAGE_FORMATS) })
