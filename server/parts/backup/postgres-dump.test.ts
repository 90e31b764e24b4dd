import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { dumpPostgres } from './postgres-dump.ts'

const room = mkdtempSync(join(tmpdir(), 'site-dump-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())
const target = join(room, 'database.dump')

/** Puts a stand-in of these lines in the place of the system's `pg_dump`. */
function standIn(lines: string, mode = 0o755) {
  const file = join(room, 'pg_dump')
  rmSync(file, { force: true })
  writeFileSync(file, `#!/bin/sh\n${lines}\n`)
  chmodSync(file, mode)
  vi.stubEnv('PATH', room)
}

/** What the dump is called with for `url`: the address in its words, and the password beside them. */
async function calledWith(url: string) {
  standIn(`printf '%s\\n' "$3" "$PGPASSWORD" > "\${2#--file=}"`)
  await dumpPostgres(url, target)
  const [address, password] = readFileSync(target, 'utf8').split('\n')
  return [address, password]
}

test('the password never stands among the words of the command, wherever the address has it', async () => {
  expect(await calledWith('postgres://site:p%40ss@db.example:5432/site')).toEqual([
    'postgres://site@db.example:5432/site',
    'p@ss',
  ])
  expect(await calledWith('postgres://site@db/site?sslmode=require&password=a%2Bb%20c')).toEqual([
    'postgres://site@db/site?sslmode=require',
    'a+b c',
  ])
  // The query has the last word, for the server as for pg_dump.
  expect(await calledWith('postgresql://site:one@/site?p%61ssword=two&password=three&host=%2Frun')).toEqual([
    'postgresql://site@/site?host=%2Frun',
    'three',
  ])
})

test('the rest of the address reaches pg_dump letter for letter', async () => {
  const without = 'postgres://db:5432/site?options=-c%20search_path%3Da%2Bb&application_name=x@y'
  expect(await calledWith(without)).toEqual([without, ''])
  expect(await calledWith('postgres://site:secret@[::1]:5432,b:5433/site')).toEqual([
    'postgres://site@[::1]:5432,b:5433/site',
    'secret',
  ])
})

test('a dump that fails says what is wrong: missing, not to be run, refused, or ended', async () => {
  const failing = () => expect(dumpPostgres('postgres://site:secret@db/site', target)).rejects
  vi.stubEnv('PATH', join(room, 'nowhere'))
  await failing().toThrow(/^pg_dump is missing: install/)
  standIn('exit 0', 0o644)
  await failing().toThrow(/^pg_dump cannot be run: .*EACCES/)
  standIn('echo "server version mismatch" >&2; exit 1')
  await failing().toThrow(/^pg_dump failed: server version mismatch$/)
  standIn('kill -9 $$')
  await failing().toThrow(/^pg_dump failed: SIGKILL$/)
  rmSync(target, { force: true })
  standIn('exit 3')
  await failing().toThrow(/^pg_dump failed: exit code 3$/)
  expect(existsSync(target)).toBe(false)
})
