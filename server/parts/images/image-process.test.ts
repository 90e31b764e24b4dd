// Large pictures are worked on in a process of their own, which stays below the memory that they are allowed.
import { expect, test } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { largeJpeg, largePng } from '#server/testing/large-pictures.ts'
import { workApart } from './image-process.ts'
import { createImages } from './images.ts'

const MOST_MEGABYTES = 400
/** A busy machine takes its time over fifty megapixels. */
const LONG_MS = 180_000

test.each([
  ['a JPEG that is turned', 'jpg', () => largeJpeg({ turned: true })],
  ['a PNG', 'png', () => largePng()],
] as const)(
  '%s of fifty megapixels takes less than 400 MB, going in and made smaller',
  async (_, type, draw) => {
    const taken = await workApart({ do: 'accept', bytes: await draw() })
    expect(taken.result).toMatchObject({ type, key: expect.stringMatching(/^[0-9a-f]{40}\./) })
    expect(taken.result.width * taken.result.height).toBeGreaterThan(49_900_000)
    const wanted = { width: 2560, height: null, fit: 'inside', format: 'webp' } as const
    const made = await workApart({ do: 'variant', bytes: taken.result.bytes, wanted })
    expect(made.result.subarray(8, 12).toString()).toBe('WEBP')
    for (const { peak } of [taken, made]) {
      expect(peak).toBeGreaterThan(40)
      expect(peak).toBeLessThan(MOST_MEGABYTES)
    }
  },
  LONG_MS,
)

test('what would take more is refused by its header, with the words a small picture gets', async () => {
  const images = createImages()
  const heavy = await largeJpeg({ progressive: true, full: true, scale: 0.9 })
  await expect(images.accept(heavy)).rejects.toMatchObject({ code: CODE.tooLarge })
  const broken = await largeJpeg({ scale: 0.6 })
  await expect(images.accept(broken.subarray(0, broken.length / 2))).rejects.toMatchObject({
    code: CODE.invalid,
    fields: { file: expect.anything() },
  })
}, 60_000)
