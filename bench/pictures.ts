// How much memory the whole process takes while large pictures are uploaded and shown.

import { type Figure, spelled } from '#bench/figures/figures.ts'
import { largeJpeg, largePng, largeWebp } from '#server/testing/large-pictures.ts'
import { openDemo, signIn } from './running-site.ts'

/** What is uploaded; a picture that takes too much to read is refused by its header. */
const PICTURES: [name: string, make: () => Promise<Buffer>][] = [
  ['JPEG', () => largeJpeg()],
  ['JPEG, turned', () => largeJpeg({ turned: true })],
  ['JPEG, progressive', () => largeJpeg({ progressive: true })],
  ['JPEG, progressive and turned', () => largeJpeg({ progressive: true, turned: true })],
  ['JPEG, progressive and turned, 33 MP', () => largeJpeg({ progressive: true, turned: true, scale: 0.81 })],
  ['JPEG, progressive, full colour', () => largeJpeg({ progressive: true, full: true })],
  ['JPEG, progressive, full colour, 33 MP', () => largeJpeg({ progressive: true, full: true, scale: 0.81 })],
  ['PNG', () => largePng()],
  ['PNG, see-through', () => largePng({ alpha: true })],
  ['PNG, interlaced', () => largePng({ progressive: true })],
  ['PNG, interlaced, see-through', () => largePng({ progressive: true, alpha: true })],
  ['WebP', () => largeWebp()],
  ['WebP, 25 MP', () => largeWebp(0.7)],
]

/** Uploads each to a server of its own: the peak of its memory. */
export async function measurePictures(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, make] of PICTURES) {
    const bytes = await make()
    const { code, uploaded, shown, seconds } = await measure(bytes)
    const size = `${spelled(bytes.length / 1024 / 1024)} MB, ${code}, ${spelled(seconds)} s`
    const note = `${size}; ${shown} MB after four sizes of it at once`
    figures.push({ name: `${name}: peak after the upload`, value: uploaded, unit: 'MB', note })
  }
  return figures
}

async function measure(bytes: Buffer) {
  const { address, peak, stop } = await openDemo()
  try {
    const token = await signIn(address)
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], 'large'))
    const began = performance.now()
    const reply = await fetch(`${address}/api/web/media/upload`, {
      method: 'POST',
      headers: { 'X-Token': token },
      body: form,
    })
    const answer = (await reply.json()) as { code: number; data?: { shown?: string } }
    const seconds = (performance.now() - began) / 1000
    const uploaded = peak()
    const key = answer.data?.shown
    if (key) {
      const sizes = ['w=2560', 'w=1600&format=avif', 'w=960&h=960&fit=cover', 'w=640&format=webp']
      await Promise.all(
        sizes.map(async (size) => (await fetch(`${address}/image?filepath=${key}&${size}`)).arrayBuffer()),
      )
    }
    return { code: answer.code, uploaded, shown: peak(), seconds }
  } finally {
    await stop()
  }
}
