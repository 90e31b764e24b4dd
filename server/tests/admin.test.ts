// What an operator does from a shell.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { testApp } from '#server/testing/app.ts'

const PROGRAM = fileURLToPath(new URL('../admin.ts', import.meta.url))

function admin(words: string[], environment: Record<string, string | undefined> = {}) {
  const { NODE_COMPILE_CACHE, PATH } = process.env
  const env = { NODE_COMPILE_CACHE, PATH, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('it says what there is, and ends with 2 for words that say nothing', () => {
  const help = admin([])
  expect(help.status).toBe(0)
  for (const name of ['backup', 'move', 'reset-user']) expect(help.stdout).toContain(name)
  expect(admin(['tidy'])).toMatchObject({ status: 2, stdout: '' })
  expect(admin(['move'])).toMatchObject({ status: 2, stderr: expect.stringContaining('move <postgres') })
  expect(admin(['backup', '/x'], { PORT: 'ten' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('PORT'),
  })
})

test('whoever is locked out gets a new password, which is changed at the next sign-in, and the log tells of it', async () => {
  const app = await testApp()
  const { dataDir, databaseUrl } = app.parts.config
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const before = await app.signIn()
  const { id } = await app.parts.storage.db.selectFrom('user_account').select('id').executeTakeFirstOrThrow()
  expect(admin(['reset-user', 'nobody'], place)).toMatchObject({
    status: 1,
    stderr: 'Nobody is called nobody.\n',
  })
  const { status, stdout } = admin(['reset-user', 'Admin'], place)
  expect(status).toBe(0)
  const [, password = ''] = /signs in with (\S{14}) \(/.exec(stdout) ?? []
  const account = await app.parts.storage.db
    .selectFrom('user_account')
    .select(['must_change', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(account.must_change).toBe(1)
  expect(account.password_hash).toMatch(/^\$argon2id\$/)
  expect(password).toHaveLength(14)
  const info = await app.inject({
    method: 'POST',
    url: authCalls.getUserInfo.path,
    headers: { 'x-token': before.token ?? '' },
  })
  expect(info.statusCode).toBe(401)
  const entry = await app.parts.storage.db
    .selectFrom('operation_log')
    .select(['verb', 'record_name', 'agent'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toEqual({ verb: 'resetPassword', record_name: 'admin', agent: 'npm run admin' })
  expect(await app.parts.operations.verify()).toMatchObject({ whole: true })
})
