// Where the files of a site lie, by its settings.
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Bucket } from './bucket.ts'
import { openFolder } from './folder-store.ts'
import { keepSizes } from './kept-sizes.ts'
import type { ObjectStore } from './object-store.ts'

/** The folder of DATA_DIR; with a bucket it holds sizes of pictures alone. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): ObjectStore =>
  openFolder(join(dataDir, 'files'))

/** The bucket of the settings, or null. What speaks to it is loaded by those who have one. */
export async function bucketOf({ s3 }: Pick<Config, 's3'>): Promise<Bucket | null> {
  if (!s3) return null
  const { openBucket } = await import('./bucket.ts')
  return openBucket(s3)
}

/** Where features put files. */
export async function openFilesPlace(config: Pick<Config, 'dataDir' | 's3'>) {
  const bucket = await bucketOf(config)
  const folder = filesFolder(config)
  if (!bucket) return { store: folder }
  return { store: keepSizes(bucket, folder), sign: config.s3?.signed ? bucket.signed : undefined }
}
