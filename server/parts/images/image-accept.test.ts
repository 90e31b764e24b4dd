// Taking pictures in: each refusal, and that nothing but the picture itself is kept.
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { UPLOAD_BYTES } from '#contract/media/media.ts'
import { CODE } from '#contract/wire/answer.ts'
import { createImages } from './images.ts'

const images = createImages()

/** A picture with something to see: two bars on a gradient. */
function draw(width = 320, height = 200): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="#123"/><stop offset="1" stop-color="#9cf"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><rect x="10%" y="20%" width="30%" height="50%" fill="#c30"/></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' })
}
const frames = (count: number, width: number, height: number) =>
  Array.from({ length: count }, (_, at) => ({
    create: { width, height, channels: 3 as const, background: { r: at * 40, g: 90, b: 200 } },
  }))
const animation = async (count: number, width = 40, height = 30) =>
  sharp(await Promise.all(frames(count, width, height).map((frame) => sharp(frame).png().toBuffer())), {
    join: { animated: true },
  })

const png = await draw().png().toBuffer()
const jpg = await draw().jpeg().toBuffer()
const HTML = '<!doctype html><script>alert(document.cookie)</script><!-- padding padding -->'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'

test.each([
  ['SVG', Buffer.from(SVG)],
  ['SVG with an XML head', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['HTML', Buffer.from(HTML)],
  ['text', Buffer.from('just some words, long enough to be a header')],
  ['a PDF', Buffer.from('%PDF-1.7 and more of it')],
  ['a TIFF', await draw().tiff().toBuffer()],
  ['a few bytes', Buffer.from([0xff, 0xd8])],
  ['HEIC, which shares its container with AVIF', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
])('%s is refused with 415 whatever it is called', async (_, bytes) => {
  await expect(images.accept(bytes)).rejects.toMatchObject({ code: CODE.unsupported })
})

test.each([
  ['no bytes', Buffer.alloc(0)],
  ['HTML behind the first bytes of a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from(HTML)])],
  ['SVG behind the first bytes of a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.from(SVG)])],
  ['HTML behind the first bytes of a JPEG', Buffer.concat([jpg.subarray(0, 4), Buffer.from(HTML)])],
  ['half a PNG', png.subarray(0, png.length / 2)],
  ['half a JPEG', jpg.subarray(0, jpg.length / 2)],
  ['a JPEG without its last bytes', jpg.subarray(0, jpg.length - 40)],
  ['half a WebP', await half(draw().webp())],
  ['half an AVIF', await half(draw().avif({ effort: 0 }))],
  ['half a GIF', await half(draw().gif())],
  ['half an animated GIF', await half((await animation(6)).gif())],
])('%s is refused with 400 and names the field', async (_, bytes) => {
  await expect(images.accept(bytes)).rejects.toMatchObject({
    code: CODE.invalid,
    fields: { file: { es: expect.any(String) } },
  })
})

test('a PNG of 60 megapixels is refused with 413 before it is decoded', async () => {
  const bomb = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  // The work of the processor in microseconds, not the time: who else is at work does not count.
  const from = process.cpuUsage()
  await expect(images.accept(bomb)).rejects.toMatchObject({ code: CODE.tooLarge })
  expect(process.cpuUsage(from).user).toBeLessThan(200_000)
})

test('an AVIF of more than 25 megapixels is refused with 413 by its header', async () => {
  const small = await draw().avif({ effort: 0 }).toBuffer()
  const header = small.indexOf('ispe')
  small.writeUInt32BE(6000, header + 8)
  small.writeUInt32BE(5000, header + 12)
  await expect(images.accept(small)).rejects.toMatchObject({ code: CODE.tooLarge })
})

test('too many bytes, too long a side and too long an animation are refused with 413', async () => {
  const large = Buffer.concat([jpg, Buffer.alloc(UPLOAD_BYTES)])
  await expect(images.accept(large)).rejects.toMatchObject({ code: CODE.tooLarge })
  const long = await sharp({ create: { width: 20_000, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(images.accept(long)).rejects.toMatchObject({ code: CODE.tooLarge })
  const film = await (await animation(201, 4, 4)).gif({ effort: 1, keepDuplicateFrames: true }).toBuffer()
  await expect(images.accept(film)).rejects.toMatchObject({ code: CODE.tooLarge })
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s is taken in, and twice gives the same key',
  async (format) => {
    const sent = await draw().toFormat(format, { effort: 1 }).toBuffer()
    const [one, two] = await Promise.all([images.accept(sent), images.accept(Buffer.from(sent))])
    const type = format === 'jpeg' ? 'jpg' : format
    expect(one).toMatchObject({ type, width: 320, height: 200 })
    expect(one.key).toMatch(new RegExp(`^[0-9a-f]{40}\\.${type}$`))
    expect(two.key).toBe(one.key)
    expect(two.bytes.equals(one.bytes)).toBe(true)
    const other = await images.accept(await draw(321, 200).toFormat(format, { effort: 1 }).toBuffer())
    expect(other.key).not.toBe(one.key)
  },
)

test('GPS position, camera, XMP and profile are gone, and the picture stands upright', async () => {
  const sent = await draw()
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  expect(sent.includes('SecretCam')).toBe(true)
  const taken = await images.accept(sent)
  expect(taken).toMatchObject({ width: 200, height: 320 })
  const about = await sharp(taken.bytes).metadata()
  expect(about).toMatchObject({ width: 200, height: 320 })
  expect([about.exif, about.xmp, about.icc, about.iptc, about.orientation]).toEqual(Array(5).fill(undefined))
  expect(taken.bytes.includes('SecretCam')).toBe(false)
})

test('what is hidden behind the end of a picture is not stored', async () => {
  const taken = await images.accept(Buffer.concat([jpg, Buffer.from(HTML)]))
  expect(taken.bytes.includes('<script')).toBe(false)
})

test('colours of a wide gamut are turned into sRGB', async () => {
  const sent = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const taken = await images.accept(sent)
  const [red = 0, green = 0, blue = 0] = await sharp(taken.bytes).removeAlpha().raw().toBuffer()
  expect([red > 250, green < 12, blue < 12]).toEqual([true, true, true])
})

test('a CMYK JPEG is stored in sRGB', async () => {
  const cmyk = await draw().toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const taken = await images.accept(cmyk)
  expect((await sharp(taken.bytes).metadata()).space).toBe('srgb')
})

test.each(['gif', 'webp'] as const)(
  'an animated %s stays animated, with its frames and their time',
  async (format) => {
    const sent = await (await animation(5))
      .toFormat(format, { delay: [80, 80, 80, 80, 80], loop: 0 })
      .toBuffer()
    const taken = await images.accept(sent)
    expect(taken).toMatchObject({ type: format, width: 40, height: 30 })
    const about = await sharp(taken.bytes, { animated: true }).metadata()
    expect(about).toMatchObject({ pages: 5, pageHeight: 30, delay: [80, 80, 80, 80, 80] })
  },
)

test('transparency stays in PNG, WebP, AVIF and GIF', async () => {
  const glass = sharp({
    create: { width: 60, height: 60, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
  })
  for (const format of ['png', 'webp', 'avif', 'gif'] as const) {
    const taken = await images.accept(await glass.clone().toFormat(format).toBuffer())
    const { isOpaque } = await sharp(taken.bytes).stats()
    expect([format, isOpaque]).toEqual([format, false])
  }
})

test('a large WebP or AVIF is stored as JPEG, or as PNG when it is transparent', async () => {
  const large = sharp({ create: { width: 3400, height: 2600, channels: 3, background: '#357' } })
  const opaque = await images.accept(await large.clone().webp({ effort: 0 }).toBuffer())
  expect(opaque).toMatchObject({ type: 'jpg', width: 3400, height: 2600 })
  const clear = await images.accept(await large.clone().ensureAlpha(0.5).webp({ effort: 0 }).toBuffer())
  expect(clear.type).toBe('png')
})

async function half(picture: Sharp): Promise<Buffer> {
  const bytes = await picture.toBuffer()
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}
