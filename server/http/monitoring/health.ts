// Whether the process lives, and whether it can answer: for whoever watches or balances it.
import type { FastifyInstance } from 'fastify'
import type { Parts } from '#server/parts.ts'
import { versionOf } from '#server/storage/migrate.ts'

/** Whoever watches hears of a store that does not answer within a second. */
const PATIENCE_MS = 800

/**
 * `/healthz` is 200 while the process answers at all; `/readyz` is 200 while its database does and the disk has room, else 503.
 * A node whose database is away and that has all pages in the twin goes on serving visitors, and says so.
 */
export function healthRoutes(
  app: FastifyInstance,
  { storage, space, leaving, twin }: Pick<Parts, 'storage' | 'space' | 'leaving' | 'twin'>,
) {
  app.addHook('preClose', async () => {
    leaving.begun = true
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (leaving.begun) return reply.status(503).send({ status: 'stopping' })
    const found = await answered(Promise.all([versionOf(storage.db), space.full()]))
    if (found === null)
      return twin.serves()
        ? reply.send({ status: 'from the twin' })
        : reply.status(503).send({ status: 'database away' })
    const [storeVersion, full] = found
    if (full) return reply.status(503).send({ status: 'disk full' })
    const copy = twin.copy()
    return reply.send({ status: 'ready', storeVersion, ...(copy && { copy: copy.number }) })
  })
}

/** What `work` answers; null when it fails, or takes too long. */
async function answered<Result>(work: Promise<Result>): Promise<Result | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), PATIENCE_MS)
  try {
    return await Promise.race([work.catch(() => null), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
