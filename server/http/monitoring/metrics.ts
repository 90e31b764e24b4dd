// `/metrics` for a Prometheus that holds the configured token; without one configured there is no such address.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Monitor } from '#server/parts/monitoring/monitor.ts'
import { metricsText } from './metrics-text.ts'

type Of = { config: { metricsToken: string | undefined }; monitor: Monitor }

export function metricsRoute(app: FastifyInstance, { config, monitor }: Of) {
  if (config.metricsToken === undefined) return
  const expected = digest(`Bearer ${config.metricsToken}`)
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // Digests have one length, and comparing them takes one time, whatever was sent.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('Unauthorized\n')
    }
    const of = { facts: monitor.facts(), sample: monitor.last(), totals: monitor.totals() }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricsText(of))
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
