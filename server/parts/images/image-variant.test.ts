// Sizes of pictures: never larger than the original, in the shape asked for, moving and clear where possible.
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { MAX_VARIANT_PIXELS, type OutputFormat } from './image-variant.ts'
import { createImages } from './images.ts'

const images = createImages()
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c30' } })
const make = async (picture: Sharp, width: number, height: number | null, format: OutputFormat) => {
  const bytes = await picture.toBuffer()
  const fit = height === null ? 'inside' : 'cover'
  return images.variant(async () => bytes, { width, height, fit, format })
}
const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
] as const)('a variant in %s has the width asked for', async (format, expected) => {
  const bytes = await make(plain(800, 500).png(), 320, null, format)
  expect(await sizeOf(bytes)).toEqual([320, 200])
  expect((await sharp(bytes).metadata()).format).toBe(expected)
})

test('an original that is smaller is not enlarged, and is still cut to the shape', async () => {
  expect(await sizeOf(await make(plain(300, 200).jpeg(), 960, null, 'webp'))).toEqual([300, 200])
  expect(await sizeOf(await make(plain(300, 200).jpeg(), 960, 960, 'webp'))).toEqual([200, 200])
  expect(await sizeOf(await make(plain(300, 200).jpeg(), 640, 480, 'png'))).toEqual([267, 200])
  expect(await sizeOf(await make(plain(1, 1).png(), 160, null, 'avif'))).toEqual([1, 1])
})

test('a very high picture is narrowed until it has no more pixels than any variant may have', async () => {
  const [width = 0, height = 0] = await sizeOf(await make(plain(1200, 12_000).png(), 960, null, 'jpeg'))
  expect(width * height).toBeLessThan(MAX_VARIANT_PIXELS * 1.01)
  expect(height / width).toBeCloseTo(10, 1)
})

test('transparency stays where the format knows it and becomes white in JPEG', async () => {
  const glass = () =>
    sharp({
      create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).png()
  for (const format of ['avif', 'webp', 'png'] as const) {
    expect([format, (await sharp(await make(glass(), 160, null, format)).stats()).isOpaque]).toEqual([
      format,
      false,
    ])
  }
  const [red] = await sharp(await make(glass(), 160, null, 'jpeg'))
    .raw()
    .toBuffer()
  expect(red).toBe(255)
})

test('an animation moves in WebP and GIF and shows its first frame elsewhere', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const film = () => sharp(frames, { join: { animated: true } }).gif({ delay: [90, 90, 90] })
  for (const format of ['webp', 'gif'] as const) {
    const about = await sharp(await make(film(), 160, 160, format), { animated: true }).metadata()
    expect([about.width, about.pageHeight, about.pages, about.delay]).toEqual([160, 160, 3, [90, 90, 90]])
  }
  for (const format of ['avif', 'png', 'jpeg'] as const) {
    const [red = 0, , blue = 0] = await sharp(await make(film(), 160, null, format))
      .raw()
      .toBuffer()
    expect([format, red > 200, blue < 60]).toEqual([format, true, true])
  }
})

test('a source is read only when its turn comes', async () => {
  const one = createImages({ concurrency: 1 })
  const bytes = await plain(50, 50).png().toBuffer()
  let open = 0
  const source = async () => {
    open += 1
    return bytes
  }
  const size = { width: 160, height: null, fit: 'inside', format: 'png' } as const
  const made = [one.variant(source, size), one.variant(source, size)]
  expect(open).toBe(1)
  await Promise.all(made)
  expect(open).toBe(2)
})
