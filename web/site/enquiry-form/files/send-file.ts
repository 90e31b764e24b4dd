// Sends one file in parts, goes on by itself after a break of the line, and stops when it is told to.
import { PART_BYTES, type SentFile } from '#contract/enquiries/enquiry-files.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { beginFile, fileState, sendPart } from './api.ts'

/** Waits between tries while the line is away: doubled up to the last. */
const FIRST_MS = 1_000
const LAST_MS = 30_000

type Told = { paused: boolean; moved: number }
type Options = {
  /** What is known of it from before. */
  known: SentFile | null
  signal: AbortSignal
  /** How it stands; `moved` are bytes of a part that is on its way. */
  onChange: (state: SentFile, told: Told) => void
}

/** Until it is received or refused; throws what the server refuses, and `AbortError` when it is stopped. */
export async function sendFile(file: File, { known, signal, onChange }: Options): Promise<SentFile> {
  const { name, size } = file
  const begin = () => beginFile(file, { signal })
  const asked = () => fileState(state.file, { signal })
  /** Tries until there is an answer. */
  async function patiently(run: () => Promise<SentFile>): Promise<SentFile> {
    for (let wait = FIRST_MS; ; wait = Math.min(LAST_MS, wait * 2)) {
      try {
        return await run()
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof Unreachable || (error instanceof Refused && Number(error.code) >= 500)))
          throw error
        onChange(state, { paused: true, moved: 0 })
        await line(wait, signal)
      }
    }
  }
  let state: SentFile = known ?? {
    ...{ file: '', name, size, received: 0, state: 'coming', reason: '', type: '' },
  }
  state = await patiently(() => (state.file === '' ? begin() : asked().catch(orAnew(begin))))
  onChange(state, { paused: false, moved: 0 })
  while (state.state === 'coming') {
    const { file: secret, received: at } = state
    const part = new File([file.slice(at, at + PART_BYTES)], 'part')
    const onProgress = (percent: number) =>
      onChange(state, { paused: false, moved: Math.round((part.size * percent) / 100) })
    let broken = false
    state = await patiently(() => {
      // After a break the server says how much it has.
      const run = broken ? asked() : sendPart(part, { file: secret, at }, { onProgress, signal })
      broken = true
      return run
    })
    onChange(state, { paused: false, moved: 0 })
  }
  return state
}

/** What the server let go of meanwhile is begun anew. */
const orAnew = (begin: () => Promise<SentFile>) => (error: unknown) => {
  if (error instanceof Refused && error.code === 404) return begin()
  throw error
}

/** Waits for the line to come back, or for `ms`. */
function line(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const done = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done, { signal: over.signal })
    signal.addEventListener('abort', done, { signal: over.signal })
  })
}
