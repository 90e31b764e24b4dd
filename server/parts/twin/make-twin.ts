// Makes the twin in the background, on one node for each place that it is kept in: first what changed, then what was not
// made yet, a page at a time, with rests. Whoever publishes waits for none of it.
import { isTakenDown, kindOf } from '#server/parts/changes.ts'
import { type Entry, type Manifest, placeOf } from '#server/parts/twin/manifests/manifest.ts'
import type { Manifests } from '#server/parts/twin/manifests/manifests.ts'
import { type Lease, takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import { Ended } from './ended.ts'
import { different, keepPages, type Rests, showTree } from './keep-pages.ts'
import { createMakeIndex } from './make-index.ts'
import { BY_DAY, changedSince } from './marks.ts'
import { createReadings } from './readings.ts'
import type { StaticPages } from './static-pages.ts'
import type { TwinTarget } from './target.ts'
import { goneFrom, inOrder, type Line, touchedBy } from './touched.ts'
import type { TwinState } from './twin-state.ts'

type Making = {
  db: Db
  target: TwinTarget
  manifests: Manifests
  pages: StaticPages
  now: () => number
  away: () => boolean
  report: (error: unknown) => void
  /** Hears of each new manifest. */
  made: (manifest: Manifest) => void
}

/** Publishing that follows one another is taken together. */
const SOON_MS = 300
const TICK_MS = 5_000
const LEASE_MS = 60_000
/** Words of changes that are held apart; more than that are told by their kinds. */
const WORDS = 5_000
/** Addresses of one manifest while the whole is made, and of one that is cut short for what changed meanwhile. */
const STEP = { most: 500, least: 25 }
/** What changed is kept soon, also in a crowd; the whole has time: with others busy a third of the time it takes a thirtieth. */
const RESTS = {
  changed: { times: 0.5, crowded: 15 },
  many: { times: 2, crowded: 15 },
  whole: { times: 2, crowded: 120 },
} as const satisfies Record<string, Rests>
const SWEEP_MS = 10 * 60_000

export function createMakeTwin(making: Making) {
  const { db, target, manifests, pages, report, now } = making
  let words = new Set<string>()
  /** Something may have been missed. */
  let gap = true
  let lease: Lease | null = null
  let head: Manifest | null = null
  const readings = createReadings(db, now)
  let since: number | null = null
  /** All addresses in their order, while the whole is being made. */
  let queue: Line | null = null
  let waiting = 0
  let swept = 0
  const stop = new AbortController()
  let running: Promise<void> | null = null
  let soonTimer: NodeJS.Timeout | undefined
  let tick: NodeJS.Timeout | undefined

  const stopped = () => stop.signal.aborted || making.away()
  const index = createMakeIndex({
    ...making,
    stopped,
    stop: stop.signal,
    keep: (file) => commit(new Map(), head?.madeUpTo ?? null, file),
  })

  function hear(changed: readonly string[] | null) {
    const heard = changed?.filter((word) => pages.isContent(kindOf(word)) && !isTakenDown(word))
    if (heard?.length === 0) return
    since ??= now()
    if (heard) for (const word of heard) words.add(word)
    else gap = true
    if (words.size > WORDS) words = new Set([...words].map(kindOf))
    if (lease) soon()
  }

  function soon() {
    soonTimer ??= setTimeout(() => {
      soonTimer = undefined
      void run()
    }, SOON_MS).unref()
  }

  /** True while this node is the one that makes it. */
  async function holds(): Promise<boolean> {
    if (lease && !(await lease.renew())) lease = null
    if (lease) return true
    lease = await takeLease(db, `twin ${await idOf(target)}`, LEASE_MS, now)
    if (!lease) {
      head = null
      since = null
      words.clear()
      return false
    }
    head = await manifests.latest()
    readings.from(head)
    gap = true
    // Whoever made it before may have ended before its index was made.
    if (head?.index && head.index.at < (await manifests.pagesSince(head))) index.due()
    return true
  }

  const isQuiet = () => words.size === 0 && !gap

  const done = () => {
    waiting = Math.max(0, waiting - 1)
  }
  const keeping = { manifests, pages, stopped, stop: stop.signal, done, report }

  async function commit(
    changes: Map<string, Entry | null>,
    madeUpTo: string | null,
    file = head?.index ?? null,
  ) {
    if (!(await lease?.renew())) throw new Ended()
    head = await manifests.next(
      head,
      changes,
      { ...readings.settled(), madeUpTo, index: file, build: pages.build },
      now(),
    )
    await showTree(target, changes)
    making.made(head)
  }

  async function takeChanges() {
    const reading = await readings.read(isQuiet())
    const changed = new Set(words)
    words.clear()
    const missed = gap
    gap = false
    try {
      if (head && missed) {
        for (const word of await changedSince(db, head, reading.marks, now())) changed.add(word)
      }
      if (head && changed.size > 0) {
        const due = [...(await touchedBy([...changed], head, { manifests, pages }))]
        waiting = due.length
        const rests = due.length > STEP.most ? RESTS.many : RESTS.changed
        for (let at = 0; at < due.length; at += STEP.most) {
          const { changes } = await keepPages(due.slice(at, at + STEP.most), { ...keeping, rests })
          const news = await different(manifests, head, changes)
          if (news.size > 0) await commit(news, head.madeUpTo)
        }
        index.due()
      }
      if (isQuiet()) since = null
    } catch (error) {
      for (const word of changed) words.add(word)
      gap ||= missed
      throw error
    }
  }

  /** Makes some of what this build has not made yet; answers whether anything is left. */
  async function makeMore(): Promise<boolean> {
    if (head && head.madeUpTo === null && head.build === pages.build) return false
    const upTo = head?.build === pages.build ? (head.madeUpTo ?? '') : ''
    await readings.read(isQuiet())
    queue ??= await inOrder(pages.addresses(), upTo)
    waiting = queue.length()
    try {
      const { changes, count } = await keepPages(queue.first(STEP.most), {
        ...{ ...keeping, rests: RESTS.whole },
        enough: (count) => count >= STEP.least && words.size > 0,
      })
      queue.drop(count)
      const [next] = queue.first(1)
      if (head && next === undefined)
        for (const address of await goneFrom(head, { manifests, pages })) changes.set(address, null)
      const news = head ? await different(manifests, head, changes) : changes
      await commit(news, next === undefined ? null : placeOf(next))
    } catch (error) {
      queue = null
      throw error
    }
    if (queue.length() > 0) return true
    queue = null
    index.due()
    return false
  }

  async function work() {
    if (stopped() || !(await holds())) return
    for (let more = true; more && !stopped(); ) {
      if (!isQuiet()) await takeChanges()
      more = await makeMore()
      if (words.size > 0) more = true
    }
    if (stopped() || head?.madeUpTo !== null) return
    await readings.read(isQuiet())
    await index.make(head.index)
    // Whoever takes over looks for what changed since: the less that is, the less is made twice.
    if (isQuiet() && readings.isNewerThan(head)) await commit(new Map(), null)
    if (now() - swept > SWEEP_MS) {
      swept = now()
      await manifests.sweep(Date.now())
    }
  }

  function run(): Promise<void> {
    running ??= work()
      .then(() => {
        if (lease && !isQuiet() && !stopped()) soon()
      })
      .catch((error) => {
        if (!(error instanceof Ended) && !making.away()) report(error)
      })
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    hear,
    /** A day began, or a planned moment came. */
    pass: () => hear(BY_DAY),
    run,
    start() {
      tick = setInterval(() => void run(), TICK_MS).unref()
      soon()
    },
    async stop() {
      stop.abort()
      clearTimeout(soonTimer)
      clearInterval(tick)
      await running
      await lease?.release().catch(() => {})
    },
    state: (): TwinState => ({
      manifest: head && { number: head.number, time: head.time, addresses: head.addresses },
      whole: head !== null && head.madeUpTo === null && head.build === pages.build,
      maker: lease !== null,
      waiting,
      behindMs: since === null || lease === null ? 0 : now() - since,
    }),
  }
}

/** One node makes the twin of one place: nodes with folders of their own make one each. */
const idOf = async (target: TwinTarget) => (await target.read('id'))?.toString() ?? ''
