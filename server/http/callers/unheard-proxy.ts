// Says once that a proxy seems to stand in front whose word is not believed: then everybody shares one address, and its limits.
import type { FastifyInstance } from 'fastify'

/** `trusted`: the configured proxies. */
export function warnOfUnheardProxy(app: FastifyInstance, trusted: readonly string[]) {
  if (trusted.length > 0) return
  let said = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!said && request.headers['x-forwarded-for'] !== undefined) {
      said = true
      app.log.warn(
        { address: request.socket.remoteAddress },
        'a request names X-Forwarded-For, and TRUSTED_PROXIES is empty: behind a proxy all visitors count as one address, and its limits are shared by all',
      )
    }
    done()
  })
}
