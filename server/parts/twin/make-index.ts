// Makes what searches are answered from anew after changes; what takes long is made seldom.
import { rm, stat } from 'node:fs/promises'
import type { Manifest } from '#server/parts/twin/manifests/manifest.ts'
import type { Db } from '#server/storage/open.ts'
import { hashOfFile, objectName } from './content-store.ts'
import { Ended, rest } from './ended.ts'
import { makePublicCopy } from './public-copy.ts'
import type { TwinTarget } from './target.ts'

/** How long it rests, as a multiple of how long it worked: between its steps, and before it is made again. */
const BETWEEN = 1
const AFTER = 10

type Of = {
  db: Db
  target: TwinTarget
  now: () => number
  stopped: () => boolean
  stop: AbortSignal
  keep: (file: NonNullable<Manifest['index']>) => Promise<void>
}

export function createMakeIndex({ db, target, now, stopped, stop, keep }: Of) {
  let isDue = false
  let restUntil = 0

  /** Makes the file; answers how long that took without the rests. */
  async function copy(file: string, at: number) {
    let worked = 0
    let mark = performance.now()
    await makePublicCopy(db, file, at, async () => {
      if (stopped()) throw new Ended()
      const took = performance.now() - mark
      worked += took
      await rest(took * BETWEEN, stop)
      mark = performance.now()
    })
    return worked
  }

  return {
    due() {
      isDue = true
    },
    /** Makes it when that is due, or when there is none. */
    async make(before: Manifest['index']) {
      if ((before && !isDue) || performance.now() < restUntil) return
      const at = now()
      const file = await target.scratch()
      isDue = false
      try {
        const worked = await copy(file, at)
        const { size } = await stat(file)
        const hash = await hashOfFile(file)
        if (!(await target.has(objectName(hash)))) await target.take(objectName(hash), file)
        // Also when it is as it was: from now on it belongs to the pages of today.
        await keep({ hash, at, bytes: size })
        restUntil = performance.now() + worked * AFTER
      } catch (error) {
        isDue = true
        throw error
      } finally {
        await rm(file, { force: true })
      }
    },
  }
}
