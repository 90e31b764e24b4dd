import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { watchReaders } from './slow-readers.ts'

const READER_MS = 800
/** More than any kernel keeps for a connection on its own. */
const BODY = Buffer.alloc(32 * 1024 * 1024, 'a')

async function open() {
  const app = Fastify()
  watchReaders(app, READER_MS)
  app.get('/large', async () => BODY)
  app.get('/slow', async (_request, reply) => {
    await once(app.server, 'now')
    return reply.send('made')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    return socket
  }
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  return { app, ask, connections }
}

test('who asks and does not read is let go, and what waited for them goes with them', async () => {
  const { app, ask, connections } = await open()
  const sockets = Array.from({ length: 5 }, () => ask('/large').pause())
  await expect.poll(connections, { timeout: 10_000 }).toBe(5)
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  for (const socket of sockets) socket.destroy()
  await app.close()
})

// A machine that stands still for a moment makes a reader who does nothing of one who reads slowly.
test('who reads slowly gets everything, and who waits for an answer that takes long is not let go', {
  retry: 2,
}, async () => {
  const { app, ask } = await open()
  const waiting = ask('/slow')
  const slow = ask('/large')
  let read = 0
  const began = performance.now()
  for await (const chunk of slow) {
    read += chunk.length
    // For longer than a reader may do nothing, in steps that are shorter.
    if (performance.now() - began < READER_MS * 3) await wait(READER_MS / 80)
    if (read > BODY.length) break
  }
  expect(read).toBeGreaterThan(BODY.length)
  app.server.emit('now')
  const [answer] = await once(waiting, 'data')
  expect(String(answer)).toContain('made')
  waiting.destroy()
  slow.destroy()
  await app.close()
})
