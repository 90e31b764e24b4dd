// Work on large pictures, in a process of its own: whatever a decoder takes is given back when it ends, and the server never holds it.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FailureCode } from '#contract/wire/answer.ts'
import { Failure, type Reason } from '#server/failure.ts'
import type { AcceptedImage } from './image-accept.ts'
import { tooSlow } from './image-refusals.ts'
import type { Wanted } from './image-variant.ts'

export type Task = { bytes: Uint8Array } & ({ do: 'accept' } | { do: 'variant'; wanted: Wanted })
type Result<T extends Task> = T extends { do: 'accept' } ? AcceptedImage : Buffer
export type Reply = { peak: number } & (
  | { result: Result<Task> }
  | { refused: { code: FailureCode; reason: Reason; fields: Record<string, Reason> | undefined } }
  | { broken: string }
)

const PROGRAM = fileURLToPath(new URL('./image-program.ts', import.meta.url))
/** The work itself may take 45 s; starting takes a moment on a busy machine. */
const MOST_MS = 60_000

/** Does one piece of work and answers its result with the most memory that it took, in megabytes; throws what it throws. */
export async function workApart<T extends Task>(task: T): Promise<{ result: Result<T>; peak: number }> {
  const reply = await new Promise<Reply>((resolve, reject) => {
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(tooSlow(new Error('the process for large pictures took too long')))
    }, MOST_MS)
    child.once('message', (message) => resolve(message as Reply))
    child.on('error', reject)
    child.once('exit', (code) => {
      clearTimeout(late)
      // After its answer this changes nothing.
      reject(new Error(`the process for large pictures ended with ${code}`))
    })
    child.send(task, (error) => error && reject(error))
  })
  if ('refused' in reply) {
    const { code, reason, fields } = reply.refused
    throw new Failure(code, reason, fields ? { fields } : {})
  }
  if ('broken' in reply) throw new Error(reply.broken)
  return { result: bufferIn(reply.result) as Result<T>, peak: reply.peak }
}

/** Bytes lose their kind on the way between processes. */
function bufferIn(result: Result<Task>): Result<Task> {
  const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return result instanceof Uint8Array ? asBuffer(result) : { ...result, bytes: asBuffer(result.bytes) }
}
