// Pictures as features see them: taking an upload in, and making sizes of it, a few at a time.
import { UPLOAD_PIXELS } from '#contract/media/media.ts'
import { createWorkQueue } from '#server/parts/long-work/work-queue.ts'
import { type AcceptedImage, acceptImage } from './image-accept.ts'
import { workApart } from './image-process.ts'
import { makeVariant, type Wanted } from './image-variant.ts'
import { loadSharp } from './load-sharp.ts'

export type Images = {
  /** Judges an upload by its bytes and answers it as it shall be stored, or refuses it with the reason. */
  accept(bytes: Uint8Array): Promise<AcceptedImage>
  /** Makes a variant; `source` is read only when its turn comes: those who wait hold no memory. */
  variant(source: () => Promise<Uint8Array>, wanted: Wanted): Promise<Buffer>
}

/** Pictures of more pixels are worked on in a process of their own, one at a time. */
const LARGE_PIXELS = 12_000_000

/**
 * Makes the part; `concurrency` variants are made at a time and one upload beside them. Uploads stand in a
 * line of their own, so that visitors cannot keep staff waiting.
 */
export function createImages({ concurrency = 2 }: { concurrency?: number } = {}): Images {
  const uploads = createWorkQueue({ atOnce: 1, waiting: 8 })
  const variants = createWorkQueue({ atOnce: concurrency, waiting: 200 })
  // Whoever stands here has come from one of the other lines, so this one stays short.
  const apart = createWorkQueue({ atOnce: 1, waiting: concurrency + 1 })
  const inTurn = async <Result>(work: Promise<{ result: Result }>) => (await work).result

  const accept = async (bytes: Uint8Array) =>
    (await isLarge(bytes)) ? apart.run(() => inTurn(workApart({ do: 'accept', bytes }))) : acceptImage(bytes)
  const small = async (source: () => Promise<Uint8Array>, wanted: Wanted) => {
    const bytes = await source()
    return (await isLarge(bytes)) ? null : makeVariant(bytes, wanted)
  }
  // A large one is read once more when its turn comes: only one of them is in memory, however many sizes are asked for.
  const large = (source: () => Promise<Uint8Array>, wanted: Wanted) =>
    apart.run(async () => inTurn(workApart({ do: 'variant', bytes: await source(), wanted })))
  return {
    accept: (bytes) => uploads.run(() => accept(bytes)),
    variant: (source, wanted) =>
      variants.run(async () => (await small(source, wanted)) ?? large(source, wanted)),
  }
}

/** By the header alone; what cannot be read is refused by whoever judges it. */
async function isLarge(bytes: Uint8Array): Promise<boolean> {
  if (bytes.length === 0) return false
  const about = await loadSharp()(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (about === null) return false
  const pixels = about.width * about.height
  // More than that is refused by whoever reads the header next, without another process.
  return pixels > LARGE_PIXELS && pixels <= UPLOAD_PIXELS
}
