// What an operator does from a shell.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { languageOf } from '#contract/languages/site-languages.ts'
import { authCalls } from '#contract/people/auth.ts'
import { kindSettingCalls } from '#contract/site/kind-settings.ts'
import { KINDS_SETTING } from '#server/parts/site/chosen-kinds.ts'
import { LANGUAGES_SETTING, storedLanguages } from '#server/parts/site/chosen-languages.ts'
import { storedFields } from '#server/publishing/fields/own-fields.ts'
import { readSettingRow, writeSetting } from '#server/storage/settings.ts'
import { testApp } from '#server/testing/app.ts'
import { mailServer } from '#server/testing/mail-server.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'

/** Several programs one after another, on a busy machine. */
const SLOW_MS = 120_000
const PROGRAM = fileURLToPath(new URL('../admin/admin.ts', import.meta.url))

async function admin(words: string[], environment: Record<string, string | undefined> = {}) {
  const { NODE_COMPILE_CACHE, PATH } = process.env
  const env = { NODE_COMPILE_CACHE, PATH, ...environment }
  const child = spawn(process.execPath, [PROGRAM, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status: child.exitCode, stdout, stderr }
}

test('it says what there is, and ends with 2 for words that say nothing', async () => {
  const help = await admin([])
  expect(help.status).toBe(0)
  for (const name of ['backup', 'restore', 'verify', 'move', 'user reset'])
    expect(help.stdout).toContain(name)
  expect(await admin(['tidy'])).toMatchObject({ status: 2, stdout: '' })
  expect(await admin(['move'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('move <postgres'),
  })
  expect(await admin(['restore', '--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--at'),
  })
  expect(await admin(['restore', '--form', '/x'])).toMatchObject({ status: 2 })
  expect(await admin(['backup', '/x'], { PORT: 'ten' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('PORT'),
  })
})

test('tables are brought to the version of the program before any node of it is started', async () => {
  const { parts } = await testApp()
  const { dataDir, databaseUrl } = parts.config
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const { db } = parts.storage
  // As the version before the last one left them.
  await db.schema.dropIndex('publication_list_order').execute()
  await db.deleteFrom('schema_version').where('version', '>=', 37).execute()
  const first = await admin(['migrate'], place)
  expect(first).toMatchObject({ status: 0, stdout: expect.stringMatching(/after 1 steps/) })
  expect(await admin(['migrate'], place)).toMatchObject({ stdout: expect.stringMatching(/after 0 steps/) })
})

test('a kind of the owner goes from one site to another by a file, with its fields', {
  timeout: SLOW_MS,
}, async () => {
  const [here, there] = [await testApp(), await testApp()]
  const placeOf = ({ parts: { config } }: typeof here) => ({
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl,
  })
  const kind = {
    ...{ list: 'spare-parts', record: 'spare-part', one: { en: 'Spare part' }, many: { en: 'Spare parts' } },
    ...{ parts: ['cover' as const], layout: 'table' as const, entry: 'header' as const },
    attributes: [{ key: 'o1', name: { en: 'Material' }, type: 'text' as const }],
  }
  const owner = await here.signIn()
  const { attributes: _, ...declared } = kind
  await here.get(kindSettingCalls.update, { kinds: [{ ...kind, list: 'spares' }], version: 0 }, owner)
  // What it was called at first stays here.
  await here.get(kindSettingCalls.update, { kinds: [{ ...declared, kind: 'spares' }], version: 1 }, owner)
  const file = join(here.parts.config.dataDir, 'kind.json')
  expect(await admin(['kind', 'export', 'spare-parts', file], placeOf(here))).toMatchObject({ status: 0 })
  expect(await admin(['kind', 'export', 'nothing', file], placeOf(here))).toMatchObject({ status: 1 })
  // The site there has another kind, and a language that this program was not started with.
  const [{ db }, now] = [there.parts.storage, there.parts.now()]
  const bench = { ...kind, kind: 'benches', list: 'benches', record: 'bench', many: { de: 'Prüfstände' } }
  const texts = { one: { de: 'Prüfstand' }, lede: {}, groupName: {}, away: false }
  await writeSetting(db, KINDS_SETTING, { kinds: [{ ...bench, ...texts }] }, now)
  const german = languageOf('de', { standing: 'staff' })
  const languages = [...(await storedLanguages(db)).languages, german]
  await writeSetting(db, LANGUAGES_SETTING, { languages, bits: {} }, now)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"many": {', '"many": { "it": "Ricambi", "de": "Ersatzteile",'),
  )
  expect(await admin(['kind', 'import', file], placeOf(there))).toMatchObject({ status: 0 })
  const { value } = await readSettingRow(db, KINDS_SETTING)
  expect(value).toMatchObject({
    kinds: [{ many: { de: 'Prüfstände' } }, { many: { en: 'Spare parts', de: 'Ersatzteile' } }],
  })
  expect(await admin(['kind', 'import', file], placeOf(there))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('already'),
  })
  const seen = await there.get(kindSettingCalls.read, {}, await there.signIn())
  expect(seen.kinds[1]).toMatchObject({ kind: 'spareParts', layout: 'table', parts: ['cover'] })
  const fields = await storedFields(there.parts.storage.db, 'spareParts' as never)
  expect(fields.attributes).toMatchObject([{ key: 'o1', name: { en: 'Material' } }])
  writeFileSync(file, '{"list":"Nothing good"}')
  expect(await admin(['kind', 'import', file], placeOf(there))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('holds no kind'),
  })
})

test('whoever is locked out gets a new password, which is changed at the next sign-in, and the log tells of it', async () => {
  const app = await testApp()
  const { dataDir, databaseUrl } = app.parts.config
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const before = await app.signIn()
  const { id } = await app.parts.storage.db.selectFrom('user_account').select('id').executeTakeFirstOrThrow()
  await app.parts.storage.db
    .updateTable('user_account')
    .set({ flag: 'disabled' })
    .where('id', '=', id)
    .execute()
  expect(await admin(['user', 'reset', 'nobody'], place)).toMatchObject({
    status: 1,
    stderr: 'Nobody is called nobody.\n',
  })
  const { status, stdout } = await admin(['user', 'reset', 'Admin'], place)
  expect(status).toBe(0)
  const [, password = ''] = /signs in with (\S{14}) \(/.exec(stdout) ?? []
  const account = await app.parts.storage.db
    .selectFrom('user_account')
    .select(['must_change', 'flag', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(account).toMatchObject({ must_change: 1, flag: 'enabled' })
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
    .select(['verb', 'record_name', 'agent', 'changes'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toMatchObject({ verb: 'resetPassword', record_name: 'admin', agent: 'npm run admin' })
  expect(JSON.parse(entry?.changes ?? '[]')).toContainEqual({
    field: 'flag',
    before: 'disabled',
    after: 'enabled',
  })
  expect(await app.parts.operations.verify()).toMatchObject({ whole: true })
})

test('the doctor looks at everything the site stands on, and ends with 1 when something is wrong', async () => {
  const app = await testApp()
  const { dataDir, databaseUrl } = app.parts.config
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  chmodSync(dataDir, 0o700)
  const mail = await mailServer()
  const fine = await admin(['doctor'], { ...place, ...mail.environment })
  expect([fine.status, fine.stderr]).toEqual([0, ''])
  expect(fine.stdout).toMatch(/✓ store .*version \d+/)
  expect(fine.stdout).toMatch(/✓ mail .*takes mail/)
  expect(fine.stdout).toMatch(/! backup .*never made/)
  expect(fine.stdout).toMatch(/! address .*PUBLIC_URL/)
  if (databaseUrl) expect(fine.stdout).toMatch(/✓ other nodes .*hear each other/)
  await mail.close()

  chmodSync(dataDir, 0o755)
  const ill = await admin(['doctor'], { ...place, ...mail.environment })
  expect(ill.status).toBe(1)
  expect(ill.stdout).toMatch(/✗ permissions .*others can read/)
  expect(ill.stdout).toMatch(/✗ mail .*ECONNREFUSED/)
})

test.skipIf(!hasS3())(
  'uploads move to a bucket and back, and the doctor tries the bucket',
  async () => {
    const s3 = await startS3()
    onTestFinished(s3.close)
    const app = await testApp()
    const { dataDir, databaseUrl } = app.parts.config
    const key = `${'ab12'.padEnd(40, '0')}.pdf`
    await app.parts.files.put(key, Buffer.from('%PDF-1.7'))
    const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const to = (where: string, settings = {}) =>
      admin(['media', 'move', '--to', where], { ...place, ...settings })
    expect(await to('bucket')).toMatchObject({ status: 1, stderr: expect.stringContaining('S3_BUCKET') })
    expect(await admin(['media', 'move'], place)).toMatchObject({ status: 1 })
    expect(await to('bucket', s3.settings)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(
        '1 files of 0.0 MB are in the bucket, sizes and SHA-256 compared; 1 of them',
      ),
    })
    expect((await to('folder', s3.settings)).stdout).toContain('0 of them')
    const look = () => admin(['doctor'], { ...place, ...s3.settings })
    expect((await look()).stdout).toContain('✓ bucket       uploads takes files')
    await s3.stop()
    const away = await look()
    expect(away).toMatchObject({ status: 1, stdout: expect.stringContaining('✗ bucket') })
    expect(await to('bucket', s3.settings)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Run it again'),
    })
  },
  90_000,
)
