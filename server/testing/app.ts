// A whole server on an empty store, on the database that TEST_DATABASE names, for the tests of one feature.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { authCalls } from '#contract/people/auth.ts'
import { type Answer, CODE } from '#contract/wire/answer.ts'
import type { Call, InputOf, OutputOf } from '#contract/wire/call.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { addPerson, firstStart } from '#server/first-start.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { addRole } from '#server/parts/rights/roles.ts'
import { quickPasswords } from '#server/testing/sign-in/quick-passwords.ts'
import { freshDatabase } from '#server/testing/stores/fresh-database.ts'

export const PASSWORD = 'Lanbo-2026!'

export type With = { token?: string; headers?: Record<string, string>; cookies?: Record<string, string> }

/** Starts a server; it is closed after the last test of the file. `tick` moves its clock; `web` is the folder of a built web. */
export async function testApp(environment: Record<string, string> = {}, web?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  const database = await storeWithTables(folder)
  let clock = Date.parse('2026-06-01T08:00:00Z')
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: database?.url,
    ADMIN_PASSWORD: PASSWORD,
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    // Where tests run at once on few cores their database is silent for longer; one of its own is there to be watched.
    ...(!environment.DATABASE_URL && { DATABASE_PATIENCE_SECONDS: '10' }),
    ...environment,
  })
  const parts = { ...(await openParts(config, () => clock)), passwords: quickPasswords() }
  await firstStart(parts)
  const app = await buildApp(parts, web ?? join(folder, 'web'))
  afterAll(async () => {
    await app.close()
    await closeParts(parts)
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The raw reply. */
  const inject = (options: InjectOptions) => app.inject(options)

  /** Makes a call and answers its envelope with the HTTP status. */
  async function ask<C extends Call>(call: C, input: InputOf<C>, who: With = {}) {
    const reply = await app.inject({
      method: call.method ?? 'POST',
      url: call.path,
      ...(call.takes === 'query' ? { query: asQuery(input) } : { payload: input as object }),
      headers: { ...(who.token && { 'x-token': who.token }), ...who.headers },
      ...(who.cookies && { cookies: who.cookies }),
    })
    const answer = reply.json() as Answer<OutputOf<C>>
    return { ...answer, status: reply.statusCode }
  }

  /** Makes a call that must succeed and answers its data. */
  async function get<C extends Call>(call: C, input: InputOf<C>, who: With = {}): Promise<OutputOf<C>> {
    const answer = await ask(call, input, who)
    if (answer.code !== CODE.ok) throw new Error(`${call.path}: ${answer.code} ${answer.message}`)
    return answer.data as OutputOf<C>
  }

  async function signIn(username = 'admin', password = PASSWORD): Promise<With> {
    return get(authCalls.login, { username, password, code: '' })
  }

  /** A person with a role of their own that grants `resources`, signed in. */
  async function personWith(username: string, resources: readonly Resource[], mustChange = false) {
    const hash = await parts.passwords.hashPassword(PASSWORD)
    const { db } = parts.storage
    const title = eachLanguage(() => username)
    const roleId = await addRole(db, `role-${username}`, title, clock, resources)
    const id = await addPerson(db, { username, hash, mustChange, roleId }, clock)
    return { id, roleId, ...(await signIn(username)) }
  }

  /** Moves the clock of the server on. */
  function tick(ms: number) {
    clock += ms
  }

  return { app, parts, inject, ask, get, signIn, personWith, tick }
}

/** Every test would make the same tables: they are copied, into `folder` or into a database that is answered. */
async function storeWithTables(folder: string) {
  const { TEST_DATABASE, TEST_POSTGRES_TABLES, TEST_SQLITE_TABLES } = process.env
  if (TEST_DATABASE === 'postgres') return freshDatabase(TEST_POSTGRES_TABLES)
  if (TEST_SQLITE_TABLES) copyFileSync(TEST_SQLITE_TABLES, join(folder, SQLITE_FILE))
  return null
}

const asQuery = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
