// Pictures as features see them: taking an upload in, and making sizes of it, a few at a time.
import sharp from 'sharp'
import { type AcceptedImage, acceptImage } from './image-accept.ts'
import { makeVariant, type OutputFormat, type VariantSize } from './image-variant.ts'
import type { View } from './image-view.ts'
import { createWorkQueue } from './work-queue.ts'

export type Images = {
  /** Judges an upload by its bytes and answers it as it shall be stored, or refuses it with the reason. */
  accept(bytes: Uint8Array): Promise<AcceptedImage>
  /** Makes a variant; `source` is read only when its turn comes: those who wait hold no memory. */
  variant(source: () => Promise<Uint8Array>, wanted: Wanted): Promise<Buffer>
}

/** `view` is how the picture is cut; left out, it is shown whole around its middle. */
export type Wanted = VariantSize & { format: OutputFormat; view?: View }

/**
 * Makes the part; `concurrency` variants are made at a time and one upload beside them. Uploads stand in a
 * line of their own, so that visitors cannot keep staff waiting. Sharp's cache and threads are settings of the
 * process: decoded pictures kept in a cache are what made other systems need gigabytes.
 */
export function createImages({ concurrency = 2 }: { concurrency?: number } = {}): Images {
  sharp.cache(false)
  sharp.concurrency(1)
  const uploads = createWorkQueue({ atOnce: 1, waiting: 8 })
  const variants = createWorkQueue({ atOnce: concurrency, waiting: 200 })
  return {
    accept: (bytes) => uploads.run(() => acceptImage(bytes)),
    variant: (source, wanted) => variants.run(async () => makeVariant(await source(), wanted)),
  }
}
