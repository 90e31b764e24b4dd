// Asks one address over and over on many connections and says how many answers a second came; run by `rate.ts`.
import { Agent, request } from 'node:http'

const [address = '', fresh = 'false', round = '0'] = process.argv.slice(2)
const CONNECTIONS = 32
const WARM_MS = 500
const SECONDS = 2

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const headers = { 'accept-encoding': 'br' }
let asked = 0
let counted = 0
let counting = false
let over = false
/** Only answers like the first one count: a server that begins to refuse is not quick. */
let status: number | undefined

/** Something that no answer was kept for: another page of a list; the home page, which has none, is rendered for each. */
const addressNow = () => {
  if (fresh !== 'true') return address
  const one = `${round}${asked}`
  return address.includes('&page=1') ? address.replace('&page=1', `&page=${one}`) : `${address}?page=${one}`
}

function ask(): Promise<void> {
  asked++
  return new Promise((resolve, reject) => {
    request(addressNow(), { agent, headers }, (reply) => {
      reply.resume()
      reply.on('end', () => {
        status ??= reply.statusCode
        if (counting && reply.statusCode === status) counted++
        resolve()
      })
    })
      .on('error', reject)
      .end()
  })
}

async function walk() {
  while (!over) await ask()
}

const walking = Promise.all(Array.from({ length: CONNECTIONS }, walk))
await new Promise((resolve) => setTimeout(resolve, WARM_MS))
counting = true
await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
counting = false
over = true
await walking
agent.destroy()
process.send?.(counted / SECONDS)
process.disconnect?.()
