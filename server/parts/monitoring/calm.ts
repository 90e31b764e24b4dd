// Gives memory back that a busy time left behind, once it is calm: V8 alone keeps what it grew to for as long as it likes.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_MS = 5_000
/** Fewer requests between two looks are calm, such as those of whoever watches the server; so many looks in a row make it calm for good. */
const CALM = 5
const LOOKS = 4

/** Hands what nobody uses back to the system; holds everybody up for some 150 ms, so it is done when nobody is there. */
function collect() {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as (how: object) => void
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Whether a large picture, or whatever else has a process of its own, is being worked on. */
const isAtWork = () => process.getActiveResourcesInfo().includes('ProcessWrap')

/** Collects once after each busy time, the start among them; `asked` counts the requests so far. */
export function whenCalm(asked: () => number, work: () => void = collect, atWork = isAtWork) {
  let before = asked()
  let calm = 0
  return () => {
    const now = asked()
    calm = now - before < CALM && !atWork() ? calm + 1 : 0
    before = now
    if (calm === LOOKS) work()
  }
}

/** Looks on until it is stopped. */
export function startCalm(asked: () => number) {
  const timer = setInterval(whenCalm(asked), LOOK_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
