// Mail servers, receivers of webhooks and hosts of pictures that misbehave: each try ends, with a reason, and nothing else does.
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { mailCarrier } from '#server/parts/outbox/mail.ts'
import type { Carrier } from '#server/parts/outbox/outbox.ts'
import { fetchOutside } from './outside.ts'
import { post } from './webhook-post.ts'

/** What the other side does once somebody has connected. */
const MANNERS: Record<string, (socket: Socket) => void> = {
  'accepts and never answers': () => {},
  'resets at once': (socket) => socket.resetAndDestroy(),
  'closes at once': (socket) => socket.end(),
  'speaks another language': (socket) => socket.end(Buffer.alloc(4096, 0xff)),
  'resets in the middle of its greeting': (socket) =>
    socket.write('220-lanbo', () => socket.resetAndDestroy()),
  'resets in the middle of an answer': (socket) =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nhalf', () => socket.resetAndDestroy()),
    ),
  'answers a header and goes silent': (socket) =>
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n'),
}
/** So long a try may take here; the outbox gives it 45 seconds. */
const LIMIT_MS = 400

const open: { close: () => void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function peer(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    behave(socket)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return (server.address() as AddressInfo).port
}

const letter = JSON.stringify({ to: 'ana@example.com', subject: 'x', text: 'x', html: 'x' })
const parcel = { id: 1, created_at: 1, payload: letter } as Parameters<Carrier['deliver']>[0]

/** Ends a try as the outbox does. */
async function tried(run: (signal: AbortSignal) => Promise<unknown>) {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const late = new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')))
  })
  await expect(Promise.race([run(signal), late])).rejects.toThrow(/./)
}

test.each(Object.entries(MANNERS))('a peer that %s fails one try and nothing else', async (_, behave) => {
  const port = await peer(behave)
  const smtp = { host: '127.0.0.1', port, user: '', password: '', from: 'site@lanbo.example' }
  for (const tls of ['none', 'starttls', 'tls'] as const) {
    await tried((signal) => mailCarrier({ ...smtp, tls }, { read: async () => null }).deliver(parcel, signal))
  }
  for (const scheme of ['http', 'https']) {
    const url = `${scheme}://127.0.0.1:${port}/`
    await tried((signal) => post({ url, headers: {}, body: '{}', privateToo: true, signal }))
    await tried(() => fetchOutside(url, { limit: 1_000, allowed: [`127.0.0.1:${port}`] }))
  }
})
