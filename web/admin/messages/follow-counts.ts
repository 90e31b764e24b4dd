// Follows how many messages wait: one window of the browser holds the stream and tells the others.
import type { MessageCounts } from '#contract/enquiries/message-shapes.ts'
import { readEvents } from '#web/client/event-stream.ts'
import { readToken } from '#web/session/token.ts'
import { readCounts } from './admin-api.ts'

/** Nothing of the page that opens waits for it. */
const START_MS = 1_500
const SHORTEST_MS = 1_000
const LONGEST_MS = 60_000
/** Streams that failed one after the other before the counts are read in between. */
const PATIENCE = 2
/** A stream that lived so long was a good one. */
const GOOD_MS = 10_000

type Post = { counts: MessageCounts } | { ask: true }
type OnCounts = (counts: MessageCounts, leads: boolean) => void

/** `onCounts` also gets whether this window is the one that holds the stream. Ends with the signal. */
export async function followCounts(person: number, onCounts: OnCounts, signal: AbortSignal): Promise<void> {
  const name = `message-counts-${person}`
  const channel = new BroadcastChannel(name)
  let last: MessageCounts | null = null
  let leads = false
  const tell = (counts: MessageCounts) => {
    last = counts
    channel.postMessage({ counts } satisfies Post)
    onCounts(counts, true)
  }
  channel.onmessage = ({ data }: MessageEvent<Post>) => {
    if ('counts' in data) onCounts(data.counts, false)
    else if (leads && last) channel.postMessage({ counts: last } satisfies Post)
  }
  signal.addEventListener('abort', () => channel.close(), { once: true })
  channel.postMessage({ ask: true } satisfies Post)
  await pause(START_MS, signal)
  if (signal.aborted) return
  // Without https there are no locks: each window asks by itself.
  if (!navigator.locks) return poll(tell, signal)
  await navigator.locks
    .request(name, { signal }, async () => {
      leads = true
      await stayConnected(tell, signal)
    })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

async function stayConnected(tell: (counts: MessageCounts) => void, signal: AbortSignal) {
  for (let failed = 0; !signal.aborted; ) {
    const since = Date.now()
    try {
      if (readToken()) {
        const received = ({ name, data }: { name: string; data: string }) => {
          if (name === 'counts') tell(JSON.parse(data) as MessageCounts)
        }
        await readEvents('/api/web/message/events', received, signal)
      }
    } catch (error) {
      // A line that breaks is taken up again; what lasts is shown by the pages themselves.
      if (!signal.aborted) console.debug(error)
    }
    failed = Date.now() - since > GOOD_MS ? 0 : failed + 1
    if (failed > PATIENCE) await askOnce(tell, signal)
    await pause(waitAfter(failed, Math.random()), signal)
  }
}

/** Twice as long after each failure; not all windows at the same moment. */
export const waitAfter = (failed: number, chance: number) =>
  Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(failed, 6)) * (0.75 + chance / 4)

async function poll(tell: (counts: MessageCounts) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    await askOnce(tell, signal)
    await pause(LONGEST_MS, signal)
  }
}

async function askOnce(tell: (counts: MessageCounts) => void, signal: AbortSignal) {
  try {
    if (readToken()) tell(await readCounts(signal))
  } catch (error) {
    if (!signal.aborted) console.debug(error)
  }
}

/** Ends early when the network comes back or the window is looked at again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const seen = () => document.visibilityState === 'visible' && resolve()
  const timer = setTimeout(resolve, ms)
  addEventListener('online', () => resolve(), { signal })
  document.addEventListener('visibilitychange', seen)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  })
}
