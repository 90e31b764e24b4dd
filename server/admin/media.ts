import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '#server/failure.ts'
import { bucketOf, filesFolder } from '#server/parts/files/open-files-place.ts'
import { moveMedia } from '#server/parts/moving/move-media.ts'
import { StoreRefused } from '#server/storage/open.ts'
import type { Command } from './command.ts'

const MEGABYTE = 1_000_000

export const mediaMove: Command = {
  takes: '',
  does: 'copies all uploads from DATA_DIR to the bucket of S3_BUCKET, or back, and compares them; run again it goes on, and it removes nothing',
  words: [0, 0],
  options: { to: { type: 'string', does: 'where they go: bucket or folder' } },
  async run(_, { config, say, progress }, { to: target }) {
    if (target !== 'bucket' && target !== 'folder')
      throw new StoreRefused('npm run admin -- media move --to <bucket | folder>')
    const bucket = await bucketOf(config)
    if (!bucket) throw new StoreRefused('S3_BUCKET is not set: there is no bucket to move from or to.')
    mkdirSync(config.dataDir, { recursive: true })
    const folder = filesFolder(config)
    const [from, into] = target === 'bucket' ? [folder, bucket] : [bucket, folder]
    const note = join(config.dataDir, `media-in-${target}`)
    const moved = await moveMedia({ from, to: into, note }, (done, all) =>
      progress('copying files', done, all),
    ).catch((error: unknown) => {
      if (error instanceof Failure)
        throw new StoreRefused(`${error.reason.en} Run it again; it goes on from here.`)
      throw error
    })
    for (const path of moved.wrong) say(`${path} did not arrive as it was.`)
    if (moved.wrong.length > 0) return false
    const size = (moved.bytes / MEGABYTE).toFixed(1)
    say(
      `${moved.files} files of ${size} MB are in the ${target}, sizes and SHA-256 compared; ${moved.copied} of them were copied now.`,
    )
    return true
  },
}
