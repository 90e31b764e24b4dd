// One structured line a request. The query stays out of it, because it may hold a token.
import type { IncomingMessage } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { pathOf } from '#server/http/answers/answers.ts'
import type { Asker } from '#server/http/callers/asker.ts'

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

/** The levels of the log at which such a line is read by anybody. */
const HEARD_AT = { info: ['info', 'debug', 'trace'], debug: ['debug', 'trace'] }

type Answered = { id: string; status: number; ms: number }

/** The line of an answer that was kept and left before the rest of the server ran. */
export function logKept(
  { log }: FastifyInstance,
  asker: Asker,
  request: IncomingMessage,
  { id, status, ms }: Answered,
) {
  const { method, url = '' } = request
  const level = url.startsWith('/api/') ? 'info' : 'debug'
  if (!HEARD_AT[level].includes(log.level)) return
  const path = url.split('?', 1)[0]
  log[level]({
    ...{ reqId: id, method, path, status },
    ...{ ms: Math.round(ms * 10) / 10, address: asker.address(request) },
  })
}
