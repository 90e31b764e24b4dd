// Backups, or uploads, in a bucket of any S3.
import type { Bucket } from '#server/parts/files/bucket.ts'
import type { Shelf } from './shelf.ts'

/** `folder` is empty, or ends with `/`; what is there is written to in parts, and seen as a whole. */
export function bucketShelf(bucket: Bucket, name: string, folder = ''): Shelf {
  return {
    name,
    async list(under) {
      const found = new Map<string, number>()
      for await (const { path, size } of bucket.list(folder + under))
        found.set(path.slice(folder.length), size)
      return found
    },
    write: (piece, body) => bucket.putStream(folder + piece, body),
    read: async (piece) => (await bucket.open(folder + piece))?.body ?? null,
    remove: (piece) => bucket.remove(folder + piece),
  }
}
