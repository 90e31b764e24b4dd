// Opens the twin of a site: where it is kept, its manifests, what makes it and what is read from it.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bus } from '#server/parts/bus.ts'
import type { Bucket } from '#server/parts/files/bucket.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import { createManifests } from '#server/parts/twin/manifests/manifests.ts'
import type { Storage } from '#server/storage/open.ts'
import { createBucketCopy } from './bucket-copy.ts'
import { createMakeTwin } from './make-twin.ts'
import { createTwinReader } from './serve-twin.ts'
import { createServedCopy } from './served-copy.ts'
import { createSigner } from './signature.ts'
import type { StaticPages } from './static-pages.ts'
import { folderTarget } from './target.ts'
import type { TwinState } from './twin-state.ts'

type Of = {
  config: { twin: { on: boolean; folder: string; manifests: number } }
  storage: Storage
  bus: Bus
  /** The key of the site. */
  key: Uint8Array
  /** Where it is kept as well; in the folder alone without it. */
  bucket?: Bucket | null
  now: () => number
}

/** How often it is looked whether the bucket is behind. */
const FOLLOW_MS = 2_000
const FAREWELL_MS = 3_000

export type Twin = Awaited<ReturnType<typeof openTwin>>

const NOTHING: TwinState = { manifest: null, whole: false, maker: false, waiting: 0, behindMs: 0 }

export async function openTwin({ config, storage, bus, key, bucket, now }: Of) {
  const { on, folder, manifests: kept } = config.twin
  const target = folderTarget(folder)
  const signer = createSigner(key)
  const manifests = createManifests(target, signer, kept)
  const reader = createTwinReader(manifests, now)
  let pagesOf: (() => StaticPages) | null = null
  let maker: ReturnType<typeof createMakeTwin> | null = null
  let following: ReturnType<typeof startRepeatedWork> | null = null
  const copy = createServedCopy({ db: storage.db, manifests, away: storage.away, show: reader.pin })
  if (on) {
    await reader.look().catch(() => {})
    await copy.look().catch(() => {})
    copy.watch()
  }
  bus.listen((changed) => reader.hear(changed))

  function follow(bucket: Bucket, report: (error: unknown) => void) {
    const { publicKey } = signer
    const up = createBucketCopy({
      db: storage.db,
      ...{ bucket, manifests, publicKey, head: reader.head, now },
    })
    return startRepeatedWork(
      async (stopped) => {
        if (!storage.away()) await up(stopped)
      },
      FOLLOW_MS,
      (cause) => report(new Error('the twin in the bucket could not be brought up to date', { cause })),
    )
  }

  return {
    on,
    target,
    manifests,
    reader,
    /** What manifests are checked with. */
    publicKey: signer.publicKey,

    /** What visitors are shown in place of what the store says; null: the store. */
    copy: copy.current,
    /** Looks at once what is to be shown; other nodes do within two seconds. */
    lookForCopy: copy.look,

    /** Where pages come from, once it is known. */
    from(given: () => StaticPages) {
      pagesOf = given
    },
    /** Begins to make it, unless another node does. */
    async start(report: (error: unknown) => void) {
      const pages = on && pagesOf?.()
      if (!pages || maker) return maker
      await target.write('public-key.pem', signer.publicKey)
      if (!(await target.has('id'))) await target.write('id', randomUUID())
      maker = createMakeTwin({
        ...{ db: storage.db, away: storage.away, target, manifests, pages, now, report },
        made: reader.show,
      })
      bus.listen(maker.hear)
      maker.start()
      if (bucket) following = follow(bucket, report)
      return maker
    },

    /** Whether all pages and what searches are answered from are there. */
    serves(): boolean {
      const head = on ? reader.head() : null
      return head !== null && head.index !== null && head.madeUpTo === null
    },

    /** How it stands, as this node knows. */
    state(): TwinState {
      const made = maker?.state() ?? NOTHING
      const head = reader.head()
      if (made.maker || !head) return made
      const { number, time, addresses, madeUpTo } = head
      return { ...made, manifest: { number, time, addresses }, whole: madeUpTo === null }
    },

    /** A day began, or a planned moment came. */
    pass: () => maker?.pass(),

    async stop() {
      reader.stop()
      copy.stop()
      // A bucket that hangs holds up no stop; what it was not sent is sent after the next start.
      await Promise.race([following?.stop(), wait(FAREWELL_MS, undefined, { ref: false })])
      await maker?.stop()
    },
  }
}
