// A crowd on many connections: so many requests a second of a mix, each at a moment that does not wait for the answer before; how
// long each kind took from that moment on, as JSON. Run by `crowd.ts`, which says what to ask.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Crowd, type Felt, KINDS, type Kind } from '#bench/load/crowd-kinds.ts'
import { pinTo } from '#bench/load/pin.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { productCalls } from '#contract/products/product.ts'

const crowd: Crowd = JSON.parse(process.argv[2] ?? '')
const { addresses, connections, rate, seconds, token, records, shares } = crowd
if (crowd.core !== null) pinTo(process.pid, crowd.core)

const KEPT = [
  '/en/HomePage',
  '/zh/productModular',
  '/es/news',
  '/zh/HomePage',
  '/en/productModular',
  '/en/news',
]
/** What a seeded record has before anybody saved it. */
const SEEDED_VERSION = 2

type Asked = { path: string; input?: object; headers?: Record<string, string> }
const upTo = (most: number) => 1 + Math.floor(Math.random() * most)
let count = 0
const staff = { 'x-token': token }

/** A read of one of very many records, a page of a list, a page of a record, and now and then a search. */
function unkept(at: number): Asked {
  const id = upTo(records)
  if (at % 12 === 0) return { path: `/api/web/search?lang=en&keyword=Product+${id}` }
  if (at % 3 === 0)
    return { path: `${productCalls.listAll.path}?lang=en&page=${upTo(500)}&limit=12&sort=sort` }
  if (at % 3 === 1) return { path: `${productCalls.getById.path}?lang=en&id=${id}` }
  return { path: `/en/productDetail/${id}-product-${id}` }
}

const asks: { [K in Kind]: (at: number) => Asked } = {
  kept: (at) => ({ path: KEPT[at % KEPT.length] ?? '/' }),
  unkept,
  staff: (at) =>
    at % 2 === 0
      ? { path: `${productCalls.list.path}?page=${upTo(50)}&limit=20`, input: {}, headers: staff }
      : { path: `${operationLogCalls.list.path}?page=${upTo(50)}&limit=20`, input: {}, headers: staff },
  write: (at) =>
    at % 2 === 0
      ? {
          path: productCalls.update.path,
          // Each of another record, from the end.
          input: { id: records - at, version: SEEDED_VERSION, summary: { en: `Told anew, ${at}.` } },
          headers: staff,
        }
      : {
          path: messageCalls.add.path,
          input: {
            name: `Visitor ${at}`,
            email: `v${at}@example.com`,
            content: 'A question.',
            consent: true,
          },
          headers: { 'x-forwarded-for': `203.${upTo(250)}.${upTo(250)}.${upTo(250)}` },
        },
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const each = <Value>(make: () => Value): Record<Kind, Value> => ({
  ...{ kept: make(), unkept: make(), staff: make(), write: make() },
})
const felt = each<Felt>(() => ({ times: [], refused: {} }))
const counts = each(() => 0)

function ask({ path, input, headers = {} }: Asked): Promise<number> {
  const address = addresses[count++ % addresses.length]
  const body = input && JSON.stringify(input)
  return new Promise((resolve) => {
    const asked = request(
      `${address}${path}`,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }), ...headers },
      },
      (reply) => {
        reply.resume()
        // `close` comes after the end, and when the line breaks.
        reply.on('close', () => resolve(reply.complete ? (reply.statusCode ?? 0) : 0))
      },
    )
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}

function chosen(): Kind {
  let left = Math.random()
  for (const kind of KINDS) {
    left -= shares[kind]
    if (left < 0) return kind
  }
  return 'kept'
}

/** One of the crowd: asks, waits for the next moment that is due, asks again. */
async function person(until: number) {
  const pause = () => -Math.log(1 - Math.random()) * (connections / rate) * 1000
  let due = performance.now() + pause()
  while (due < until) {
    await wait(Math.max(0, due - performance.now()))
    const kind = chosen()
    const status = await ask(asks[kind](counts[kind]++))
    if (status === 200) felt[kind].times.push(performance.now() - due)
    else felt[kind].refused[status] = (felt[kind].refused[status] ?? 0) + 1
    due += pause()
  }
}

const until = performance.now() + seconds * 1000
await Promise.all(Array.from({ length: connections }, () => person(until)))
agent.destroy()
// To a hundredth of a millisecond.
process.stdout.write(
  JSON.stringify(felt, (_key, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)),
)
