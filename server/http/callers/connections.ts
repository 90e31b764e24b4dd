// How many connections are open to servers.
import type { FastifyInstance } from 'fastify'

/** Of all of them together; one that cannot say counts as none. */
export async function connectionsOf(apps: FastifyInstance[]): Promise<number> {
  const counts = apps.map(
    (app) =>
      new Promise<number>((resolve) =>
        app.server.getConnections((error, count) => resolve(error ? 0 : count)),
      ),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}
