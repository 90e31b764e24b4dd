// One structured line a request. The query stays out of it, because it may hold a token.
import type { IncomingMessage } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { pathOf } from '#server/http/answers/answers.ts'

export class RequestLog extends LogController {
  override incomingRequest() {}
  override routeNotFound() {}

  /** Calls at `info`, pages and files at `debug`, failures of the server at `error`. */
  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request)
    const level = reply.statusCode >= 500 ? 'error' : path.startsWith('/api/') ? 'info' : 'debug'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log[level]({ method: request.method, path, status: reply.statusCode, ms, address: request.ip })
  }
}

type Answered = { id: string; status: number; ms: number }

/** The line of an answer that was kept and left before the rest of the server ran. */
export function logKept(
  app: FastifyInstance,
  { trustedProxies }: { trustedProxies: readonly string[] },
  { method, url = '', socket }: IncomingMessage,
  { id, status, ms }: Answered,
) {
  const level = url.startsWith('/api/') ? 'info' : 'debug'
  // Behind a proxy the connection says nothing of the visitor.
  const address = trustedProxies.length === 0 ? socket.remoteAddress : undefined
  const path = url.split('?', 1)[0]
  app.log[level]({ reqId: id, method, path, status, ms: Math.round(ms * 10) / 10, address })
}
