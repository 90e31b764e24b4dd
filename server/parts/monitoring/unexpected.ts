// What nobody caught, while the program starts and while it runs. A fault of the outside (a socket, a disk, a database) is noted and survived;
// after one of the program itself nobody knows what holds, so that it ends in good order and may be started anew.
import type { FastifyBaseLogger } from 'fastify'
import { createTroubleLog } from '#server/parts/monitoring/trouble-log.ts'
import { isConnectionLost, isDiskFull, isStoreAway } from '#server/storage/trouble.ts'

/** Names of errors that sockets, TLS and parsers of answers throw about what the other side does. */
const OF_PEERS = /^(ERR_(SSL|TLS|HTTP|HTTP2|STREAM)_|HPE_|CERT_|ESOCKET|ECONNECTION|EDNS|ETLS)/

/** Whether an error tells of something outside the program: the state of the program itself is whole. */
function isOfOutside(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const known = syscall !== undefined || OF_PEERS.test(String(code))
  return known || isStoreAway(error) || isConnectionLost(error) || isDiskFull(error)
}

/** Notes what nobody caught; `stop` ends the program in good order. */
export function surviveTheUnexpected(log: FastifyBaseLogger, stop: () => void) {
  const note = createTroubleLog(
    (about, says) => log.error(about, says),
    'nobody caught this; the server goes on',
    Date.now,
  )
  // A promise that nobody waited for: whoever it belonged to has ended by itself.
  process.on('unhandledRejection', note)
  process.on('uncaughtException', (error) => {
    if (isOfOutside(error)) return note(error)
    log.fatal({ err: error }, 'a fault of the program; it ends in good order')
    stop()
  })
}

type Environment = Record<string, string | undefined>

/**
 * What the operator reads when a start fails: one line, which names the setting, for a fault of the machine or the network;
 * null for one of the program, whose stack is worth more.
 */
export function lineOf(error: unknown, { PORT = '3000', HOST = '0.0.0.0' }: Environment): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use; set PORT to another one.`
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${PORT} may not be used by this user; set PORT to another one.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && 'syscall' in error))
    return `This machine has no address ${HOST}; set HOST to another one.`
  if (isDiskFull(error))
    return 'The disk is full: make room for the data (DATA_DIR) or the database, and start again.'
  if (isStoreAway(error)) return 'The database went away during the start; start again when it is back.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data cannot be written (DATA_DIR): ${error.message}`
  return null
}
