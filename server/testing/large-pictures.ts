// Pictures of fifty megapixels with something to see on them, drawn on the spot for what measures memory.
import sharp, { type Sharp } from 'sharp'

const WIDTH = 8660
const HEIGHT = 5770

type Ways = {
  /** Odd sizes are drawn for pictures that must be smaller. */
  scale?: number
  progressive?: boolean
  full?: boolean
  turned?: boolean
}

const TILE = { width: 1000, height: 700 }
const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#123"/><stop offset="1" stop-color="#9cf"/></linearGradient></defs><rect width="1000" height="700" fill="url(#g)"/><circle cx="400" cy="300" r="220" fill="#c30"/></svg>`

/** A small drawing again and again: laying it over a ground would take several times as long. */
const draw = (scale = 1): Sharp =>
  sharp(Buffer.from(DRAWN))
    .removeAlpha()
    .extend({
      right: Math.round(WIDTH * scale) - TILE.width,
      bottom: Math.round(HEIGHT * scale) - TILE.height,
      extendWith: 'repeat',
    })

/** A JPEG of (nearly) fifty megapixels. */
export const largeJpeg = ({ scale, progressive = false, full = false, turned = false }: Ways = {}) =>
  draw(scale)
    .jpeg({ quality: 90, progressive, chromaSubsampling: full ? '4:4:4' : '4:2:0' })
    .withMetadata({ orientation: turned ? 6 : 1 })
    .toBuffer()

/** A PNG of (nearly) fifty megapixels; with `alpha` it has a fourth channel. */
export const largePng = ({ scale, progressive = false, alpha = false }: Ways & { alpha?: boolean } = {}) =>
  (alpha ? draw(scale).ensureAlpha(0.5) : draw(scale)).png({ progressive, compressionLevel: 3 }).toBuffer()

export const largeWebp = (scale = 1) => draw(scale).webp({ effort: 0, quality: 60 }).toBuffer()
