// Sizes of pictures that came from a bucket, kept by the node: pages ask for little else, and go on with them while it is away.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { VARIANTS } from './files.ts'
import type { ObjectStore } from './object-store.ts'

/** `bucket`, with a copy of each size in `folder`. A size that the node has no room for comes from the bucket each time. */
export function keepSizes<Store extends ObjectStore>(bucket: Store, folder: ObjectStore): Store {
  const isSize = (path: string) => path.startsWith(`${VARIANTS}/`)
  return {
    ...bucket,
    async put(path, bytes) {
      if (isSize(path)) await folder.put(path, bytes).catch(() => {})
      await bucket.put(path, bytes)
    },
    async open(path, part) {
      if (!isSize(path)) return bucket.open(path, part)
      const kept = await folder.open(path, part)
      if (kept) return kept
      const found = await bucket.open(path)
      if (!found) return null
      const bytes = await buffer(found.body)
      await folder.put(path, bytes).catch(() => {})
      const asked = part ? bytes.subarray(part.from, part.to + 1) : bytes
      return { body: Readable.from([asked]), size: bytes.length }
    },
    async removeAll(under) {
      await folder.removeAll(under)
      await bucket.removeAll(under)
    },
  }
}
