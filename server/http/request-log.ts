// One structured line a request. The query stays out of it, because it may hold a token.
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { pathOf } from '#server/http/answers.ts'

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
