// How many answers a second the public site gives, as a share of a bare `node:http` server that sends the same bytes.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openBare } from './bare-server.ts'

const SERVE = fileURLToPath(new URL('../server/testing/serve.ts', import.meta.url))
const CLIENT = fileURLToPath(new URL('./site-client.ts', import.meta.url))
const ROUNDS = 5
const PAGE = '/en/HomePage'
const READ = '/api/web/product/listAll?lang=en&page=1&limit=12&sort=sort'
const NO_LANGUAGE = '/api/web/product/listAll?page=1&limit=12&sort=sort'
/** Each with the share that it should reach (docs/limits.md). */
const CASES: [name: string, path: string, fresh: boolean, goal: number | null][] = [
  ['kept page', PAGE, false, 0.8],
  ['kept read', READ, false, 0.85],
  ['  without lang', NO_LANGUAGE, false, 0.85],
  ['/healthz', '/healthz', false, 0.75],
  ['/robots.txt', '/robots.txt', false, null],
  ['refused read', '/api/web/product/listAll?lang=en&page=0', false, 0.5],
  ['page anew', PAGE, true, null],
  ['read anew', READ, true, 0.25],
]

/** Prints the medians of several rounds; each round asks the bare server and the site in turn. */
export async function measureSite() {
  const server = spawn(process.execPath, [SERVE], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn' },
  })
  const ended = once(server, 'close')
  try {
    const [line] = await once(createInterface(server.stdout), 'line')
    const { address } = JSON.parse(line) as { address: string }
    console.log('\nAnswers a second, and their share of a bare server that sends the same bytes\n')
    for (const [name, path, fresh, goal] of CASES) {
      const body = await bytesOf(address + path)
      const bare = await openBare(body)
      const shares: number[] = []
      const rates: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const ceiling = await rateOf(bare.address, false, round)
        const rate = await rateOf(address + path, fresh, round)
        shares.push(rate / ceiling)
        rates.push(rate)
      }
      bare.close()
      const share = middle(shares)
      const verdict = goal === null ? '' : share >= goal ? `  (goal ${goal})` : `  BELOW ${goal}`
      console.log(
        `${name.padEnd(16)}${String(body.length).padStart(8)} B${middle(rates).toFixed(0).padStart(9)}/s${share.toFixed(3).padStart(8)}${verdict}`,
      )
    }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** As a browser gets it, twice: the second time it is kept and compressed. */
async function bytesOf(address: string): Promise<Buffer> {
  const ask = async () => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }).end()
    const [reply] = await once(asked, 'response')
    return Buffer.concat(await reply.toArray())
  }
  await ask()
  return ask()
}

/** Answers a second that a client in a process of its own gets. */
async function rateOf(address: string, fresh: boolean, round: number): Promise<number> {
  const client = fork(CLIENT, [address, String(fresh), String(round)])
  const [rate] = await once(client, 'message')
  await once(client, 'exit')
  return Number(rate)
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
