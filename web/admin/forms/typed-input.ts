// What is typed and not told to its form yet: telling waits for a pause, or for whoever needs the form as it stands.

/** Shorter than it takes to look at another field. */
const PAUSE_MS = 250

const waiting = new Set<() => void>()

/** Tells every form at once what was typed into it; whoever reads, writes or leaves a form begins with it. */
export function settleInput() {
  for (const tell of waiting) tell()
}

export type InputPause = { note: () => void; settle: () => void }

/** `tell` runs once after a pause in what is noted, or when it is settled; `begin` runs with the first key. */
export function createInputPause(tell: () => void, begin: () => void = () => {}): InputPause {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    if (!waiting.delete(settle)) return
    clearTimeout(timer)
    tell()
  }
  return {
    note: () => {
      if (!waiting.has(settle)) begin()
      waiting.add(settle)
      clearTimeout(timer)
      timer = setTimeout(settle, PAUSE_MS)
    },
    settle,
  }
}
