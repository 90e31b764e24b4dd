// Dumps a PostgreSQL database with its own `pg_dump`.
import { spawn } from 'node:child_process'
import { StoreRefused } from '#server/storage/open.ts'

/** Writes the whole database to the file `target`; throws `StoreRefused`. */
export async function dumpPostgres(url: string, target: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const { address, password } = withoutPassword(url)
  const child = spawn('pg_dump', ['--format=custom', `--file=${target}`, address], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  child.on('error', (error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT'
    const says = isMissing
      ? 'pg_dump is missing: install the client of PostgreSQL.'
      : `pg_dump cannot be run: ${error.message}`
    reject(new StoreRefused(says))
  })
  child.on('close', (code, signal) => {
    if (code === 0) resolve()
    else reject(new StoreRefused(`pg_dump failed: ${complaint.trim() || (signal ?? `exit code ${code}`)}`))
  })
  await promise
}

/**
 * Everybody on the machine can read the words of a command, so the password must not be among them. The rest stays letter
 * for letter: not every address of PostgreSQL is a URL (several hosts, none), and its queries know no `+` for a space.
 */
function withoutPassword(url: string): { address: string; password: string } {
  const [, before = '', query] = /^([^?]*)\??(.*)$/s.exec(url) ?? []
  const [, user = before, given = '', place = ''] = /^(\w+:\/\/[^:@/]*):([^/]*)(@.*)$/s.exec(before) ?? []
  const parts = query ? query.split('&') : []
  const passwords = parts.map((part) => new URLSearchParams(part).get('password'))
  const rest = parts.filter((_, index) => passwords[index] === null).join('&')
  return {
    address: `${user}${place}${rest && `?${rest}`}`,
    // As the server reads it: the query has the last word.
    password: passwords.findLast((found) => found !== null) || decodeURIComponent(given),
  }
}
