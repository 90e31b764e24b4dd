// Whether the process lives, and whether it can answer: for whoever watches or balances it.
import type { FastifyInstance } from 'fastify'
import { versionOf } from '#server/storage/migrate.ts'
import type { Storage } from '#server/storage/open.ts'

/** `/healthz` is 200 while the process answers at all; `/readyz` is 200 while its database does, else 503. */
export function healthRoutes(app: FastifyInstance, { storage }: { storage: Storage }) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (stopping) return reply.status(503).send({ status: 'stopping' })
    try {
      return await reply.send({ status: 'ready', storeVersion: await versionOf(storage.db) })
    } catch {
      return reply.status(503).send({ status: 'database away' })
    }
  })
}
