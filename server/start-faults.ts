// What the operator reads when a start fails for a reason outside the program: one line, which names the setting.
import { isDiskFull, isStoreAway } from '#server/storage/trouble.ts'

type Environment = Record<string, string | undefined>

/** The line for a fault of the machine or the network; null for one of the program, whose stack is worth more. */
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
