// The sentinel: on one node for all, what is served is compared with the twin, and the store with its operation log. What is
// alien is told once, by mail and on the dashboard.
import { z } from 'zod'
import type { SiteSettings } from '#contract/site/site.ts'
import type { Files } from '#server/parts/files/files.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import type { Manifests } from '#server/parts/twin/manifests/manifests.ts'
import { raiseEvent } from '#server/parts/webhooks/site-events.ts'
import { type Lease, takeLease } from '#server/storage/lease.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { changeSetting, readSettingRow } from '#server/storage/settings.ts'
import { type Alien, createComparePages, type Fetched } from './compare-pages.ts'
import { createComparePictures } from './compare-pictures.ts'
import type { createCompareProgram } from './compare-program.ts'
import { tellOfAlien } from './letter.ts'
import { alienInStore, readStore } from './watch-store.ts'

const NAME = 'sentinel'
const EVERY_MS = 60_000
const LEASE_MS = 5 * 60_000
/** Pages whose alien state is remembered, so that it is told once. */
const TOLD = 500
/** Lines of one letter. */
const LINES = 50
/** Builds that are remembered: nodes of two may run beside each other while they are replaced. */
const BUILDS = 10

const State = z.object({
  store: z
    .object({
      ...{ log: z.int(), administrators: z.array(z.string()), webhooks: z.array(z.string()) },
      // Another version wrote it in another way: the next look only sees how it stands.
      format: z.literal(2),
    })
    .nullable()
    .catch(null),
  /** What was served at addresses that were told of. */
  told: z.record(z.string(), z.string()).default({}),
  /** The builds of the program that were told of, the newest last. */
  builds: z.array(z.string()).default([]),
  looked: z.int().nullable().default(null),
  alarm: z.object({ at: z.int(), says: z.string() }).nullable().default(null),
})
type State = z.output<typeof State>

export const readSentinel = async (db: Db): Promise<State> =>
  State.parse((await readSettingRow(db, NAME)).value ?? {})

const NOTHING = { looked: [] as string[], alien: [] as Alien[] }

type Sentinel = {
  storage: Storage
  manifests: Manifests
  files: Pick<Files, 'read'>
  url: string
  /** Null for a program that runs from its sources. */
  program: ReturnType<typeof createCompareProgram>
  /** Whether visitors are shown a copy: then pages are of another time. */
  showsCopy: () => boolean
  site: () => SiteSettings
  now: () => number
  /** Something lies in the outbox. */
  wake: () => void
  fetched?: Fetched
}

/** One look at a time; for tests, and for `startSentinel`. */
export function createSentinel({
  storage,
  manifests,
  files,
  url,
  program,
  showsCopy,
  site,
  now,
  wake,
  fetched = from(url),
}: Sentinel) {
  const { db } = storage
  const look = createComparePages(db, manifests, fetched)
  const lookAtPictures = createComparePictures(db, files)
  let lease: Lease | null = null

  async function run(stopped: () => boolean = () => false) {
    if (storage.away()) return
    if (lease && !(await lease.renew())) lease = null
    lease ??= await takeLease(db, NAME, LEASE_MS, now)
    // Each node looks at its own disk, one of them at what all have.
    const own = (await program?.look()) ?? NOTHING
    if (!lease && own.alien.length === 0) return
    const pages = lease && !showsCopy() ? await look(stopped) : null
    const pictures = lease ? await lookAtPictures() : NOTHING
    const looked = [...own.looked, ...(pages?.looked ?? []), ...pictures.looked]
    const alien = [...own.alien, ...(pages?.alien ?? []), ...pictures.alien]
    if (stopped()) return
    const told = await db.transaction().execute(async (within) => {
      const { value, version } = await readSettingRow(within, NAME)
      const state = State.parse(value ?? {})
      const store = await readStore(within)
      // The first look only sees how it stands.
      const { administrators, webhooks } = await alienInStore(within, state.store ?? store, store)
      const changed: string[] = []
      const lines = [...administrators, ...webhooks]
      const known = { ...state.told }
      for (const address of looked) delete known[address]
      for (const { address, hash } of alien) {
        if (state.told[address] !== hash) changed.push(address)
        known[address] = hash
      }
      const isOtherBuild = program !== null && !state.builds.includes(program.build)
      // The first is the one that the owner began with.
      if (isOtherBuild && state.builds.length > 0) lines.push(`program: SHA-256 ${program.build}`)
      lines.push(...changed.map((address) => `${address}: SHA-256 ${known[address]}`))
      const says = lines.slice(0, LINES).join('\n')
      const next: State = {
        store: { ...store, format: 2 },
        builds: isOtherBuild ? [...state.builds, program.build].slice(-BUILDS) : state.builds,
        told: Object.fromEntries(Object.entries(known).slice(0, TOLD)),
        looked: pages ? now() : state.looked,
        alarm: says === '' ? state.alarm : { at: now(), says },
      }
      // Another node was faster: it tells.
      if (!(await changeSetting(within, NAME, { value: next, version, now: now() }))) return false
      if (says === '') return false
      await tellOfAlien(within, { says, url, at: now(), site: site() })
      const counts = { administrators: administrators.length, webhooks: webhooks.length }
      const alarm = { pages: changed.slice(0, LINES), ...counts }
      await raiseEvent(within, { event: 'alarm', kind: null, about: url, data: { alarm } }, now())
      return true
    })
    if (told) wake()
  }
  return { run, release: async () => lease?.release().catch(() => {}) }
}

export function startSentinel(given: Sentinel, report: (error: unknown) => void) {
  const sentinel = createSentinel(given)
  const work = startRepeatedWork(sentinel.run, EVERY_MS, report)
  return {
    async stop() {
      await work.stop()
      await sentinel.release()
    },
  }
}

const WAIT_MS = 20_000

/** As somebody comes of whom nothing is known; the name keeps it out of the visits. */
const from =
  (url: string): Fetched =>
  async (address) => {
    try {
      const reply = await fetch(new URL(address, url), {
        headers: { 'user-agent': 'sentinel-bot' },
        redirect: 'manual',
        signal: AbortSignal.timeout(WAIT_MS),
      })
      const bytes = new Uint8Array(await reply.arrayBuffer())
      // A page that is missing or broken is told of by others; one that leads elsewhere is alien.
      return reply.status >= 400 ? null : bytes
    } catch {
      return null
    }
  }
