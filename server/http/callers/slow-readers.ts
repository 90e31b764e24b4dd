// Lets go of clients that ask and do not read: what waits for them would stay in memory for as long as they like.
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A client that takes nothing of its answer for this long is let go, and at the latest after twice as long. */
const READER_MS = 30_000

/**
 * From now on the connection is closed when nothing moves on it; Node takes back the clock when the answer is out. Whoever
 * reads slowly, but reads, is not concerned: whatever leaves begins the time anew.
 */
export function watchReader(socket: unknown, ms = READER_MS) {
  // A request that is made in process has no connection.
  if (socket instanceof Socket) socket.setTimeout(ms)
}

/** Watches the readers of every answer of `app`. */
export function watchReaders(app: FastifyInstance, ms = READER_MS) {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    watchReader(request.raw.socket, ms)
    done()
  })
}
