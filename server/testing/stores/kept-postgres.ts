// A PostgreSQL in a process beside us, which may be killed and stopped.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const KEEPER = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url))

/** Starts one, in `folder` if that is said; it is gone after `close`, and when whoever started it is killed. */
export async function keepPostgres(folder?: string) {
  const keeper = spawn(process.execPath, [KEEPER], {
    detached: true,
    env: { ...process.env, KEEPS_COMMITS: 'on', ...(folder && { TMPDIR: folder }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(keeper, 'exit')
  const lines = createInterface(keeper.stdout)[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('PostgreSQL did not start')
    return value
  }
  const url = await next()
  return {
    url,
    /** Answers when it has happened: `kill` ends all its processes at once, `stop` lets them stand still until `go`. */
    async order(what: 'kill' | 'start' | 'stop' | 'go') {
      keeper.stdin.write(`${what}\n`)
      await next()
    },
    async close() {
      keeper.stdin.end()
      await ended
    },
  }
}
