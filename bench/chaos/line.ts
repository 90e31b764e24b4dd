// A line between a node and its database, which can be cut, slowed, or left half open: neither side hears of it.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Mood = 'well' | 'half open' | 'cut' | 'slow'
export type Line = Awaited<ReturnType<typeof openLine>>

const SLOW_MS = 60

/** Leads from a port of its own to where `target` leads; answers that address. */
export async function openLine(target: string) {
  const { hostname, port } = new URL(target)
  const pairs = new Set<readonly [Socket, Socket]>()
  let mood: Mood = 'well'
  /** What was held back while half open goes on its way afterwards, as a network that was away delivers it. */
  const held: (() => void)[] = []

  async function carry(from: Socket, to: Socket) {
    for await (const piece of from) {
      if (mood === 'half open') await new Promise<void>((resolve) => held.push(resolve))
      if (mood === 'slow') await wait(SLOW_MS)
      if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')])
    }
    to.end()
  }

  const server = createServer((near) => {
    if (mood === 'cut') return near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const one of pair) {
      one.setNoDelay(true)
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        // Of a line that is half open nobody learns that the other end is gone.
        const end = () => pair.forEach((other) => void other.destroy())
        if (mood === 'half open') held.push(end)
        else end()
      })
    }
    for (const [from, to] of [pair, [far, near] as const]) carry(from, to).catch(() => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const way = new URL(target)
  way.port = String((server.address() as AddressInfo).port)

  return {
    url: way.href,
    become(next: Mood) {
      mood = next
      if (next === 'cut')
        for (const [near, far] of pairs) for (const one of [near, far]) one.resetAndDestroy()
      if (next !== 'half open') for (const go of held.splice(0)) go()
    },
    close() {
      server.close()
      for (const pair of pairs) for (const one of pair) one.destroy()
    },
  }
}
