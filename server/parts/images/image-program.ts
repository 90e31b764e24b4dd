// The process that does one piece of work on a large picture and ends (`image-process.ts` starts it).
import { readFileSync } from 'node:fs'
import { Failure } from '#server/failure.ts'
import { acceptImage } from './image-accept.ts'
import type { Reply, Task } from './image-process.ts'
import { makeVariant } from './image-variant.ts'

const work = (task: Task) =>
  task.do === 'accept' ? acceptImage(task.bytes) : makeVariant(task.bytes, task.wanted)
/** Of this process alone, in megabytes; where the system does not say, what it inherited counts too. */
function peak(): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return Math.round(process.resourceUsage().maxRSS / 1024)
  }
}

async function tell(task: Task): Promise<Reply> {
  try {
    return { result: await work(task), peak: peak() }
  } catch (error) {
    if (!(error instanceof Failure)) {
      return { broken: error instanceof Error ? error.message : String(error), peak: peak() }
    }
    const { code, reason, fields } = error
    return { refused: { code, reason, fields }, peak: peak() }
  }
}

process.once('message', async (task: Task) => {
  const reply = await tell(task)
  process.send?.(reply, undefined, {}, () => process.disconnect?.())
})
// The server is gone: nobody waits for the result.
process.once('disconnect', () => process.exit(0))
