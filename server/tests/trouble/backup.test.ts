import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { backUp } from '#server/parts/backup/backup.ts'
import { openSqlite } from '#server/storage/open.ts'
import { programs } from '#server/testing/program.ts'

const { place } = programs()
const target = mkdtempSync(join(tmpdir(), 'site-backup-'))
afterAll(() => rmSync(target, { recursive: true, force: true }))

const onSqlite = process.env.TEST_DATABASE !== 'postgres'
const KEY = `${'a'.repeat(40)}.jpg`
const environment = await place()
const config = readConfig(environment)
const parts = await openParts(config)
afterAll(() => closeParts(parts))
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const sizeOf = ({ parentPath, name }: { parentPath: string; name: string }) =>
  statSync(join(parentPath, name)).size

async function command(args: string[], more: Record<string, string> = {}) {
  const program = fileURLToPath(new URL('../../admin/admin.ts', import.meta.url))
  const { NODE_COMPILE_CACHE } = process.env
  const env = { NODE_COMPILE_CACHE, ...environment, ...more }
  const child = spawn(process.execPath, [program, 'backup', ...args], {
    env,
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

test.runIf(onSqlite)(
  'a store in use is copied whole with its files, and the dashboard may know of it',
  async () => {
    await parts.files.put(KEY, Buffer.from('a picture'))
    const { code, said } = await command([target])
    expect([code, said]).toEqual([0, `The backup is whole: ${join(target, 'site.sqlite')}\n`])
    const copy = openSqlite(join(target, 'site.sqlite'))
    const { db } = parts.storage
    const secret = (from: typeof db) =>
      from.selectFrom('setting').select('value').where('name', '=', 'installationSecret').executeTakeFirst()
    expect(await secret(copy.db)).toEqual(await secret(db))
    await copy.close()
    expect(filesIn(join(target, 'files')).map(sizeOf)).toEqual([9])
    expect(existsSync(join(config.dataDir, 'last-backup'))).toBe(true)
  },
)

test.runIf(onSqlite)('a site that is written to all the while is copied as it is at one moment', async () => {
  const site = new DatabaseSync(join(config.dataDir, 'site.sqlite'), { timeout: 5000 })
  site.exec(`
    create table page (id integer primary key, turn integer, text text);
    with recursive ids(id) as (select 1 union all select id + 1 from ids where id < 20000)
      insert into page (id, turn, text) select id, 0, hex(zeroblob(500)) from ids`)
  const write = site.prepare('update page set turn = turn + 1 where id in (1, 10000, 20000)')
  const copying = command([target])
  let isCopying = true
  const ended = copying.finally(() => {
    isCopying = false
  })
  while (isCopying) {
    write.run()
    await turn()
  }
  site.close()
  expect(await ended).toEqual({ code: 0, said: `The backup is whole: ${join(target, 'site.sqlite')}\n` })
  const copy = new DatabaseSync(join(target, 'site.sqlite'))
  const turns = copy.prepare('select distinct turn from page where id in (1, 10000, 20000)').all()
  expect(turns).toEqual([{ turn: expect.toSatisfy((count) => count > 0) }])
  expect(copy.prepare('select count(*) as count from page').get()).toEqual({ count: 20_000 })
  copy.close()
})

test.runIf(onSqlite)(
  'the next backup into the same folder copies what is new and what had broken off',
  async () => {
    const [kept] = filesIn(join(target, 'files'))
    if (!kept) throw new Error('nothing was copied')
    truncateSync(join(kept.parentPath, kept.name), 3)
    await parts.files.put(KEY.replaceAll('a', 'b'), Buffer.from('another one'))
    await backUp(config, target)
    expect(filesIn(join(target, 'files')).map(sizeOf).toSorted()).toEqual([11, 9])
  },
)

test('a backup that cannot be made says why, and leaves the earlier one and its mark alone', async () => {
  const mark = join(config.dataDir, 'last-backup')
  rmSync(mark, { force: true })
  const file = join(target, onSqlite ? 'site.sqlite' : 'database.dump')
  writeFileSync(file, 'the earlier one')
  const nowhere = { ...config, dataDir: join(config.dataDir, 'nowhere') }
  const asked = onSqlite ? backUp(nowhere, target) : command([target], { PATH: '' }).then(({ said }) => said)
  const says = await asked.catch((error: Error) => error.message)
  expect(says).toMatch(onSqlite ? /There is no store at/ : /pg_dump is missing/)
  expect(statSync(file).size).toBe('the earlier one'.length)
  expect(existsSync(mark)).toBe(false)
  await expect(backUp(config, join(config.dataDir, 'inside'))).rejects.toThrow(/lies in the data folder/)
  expect((await command([])).said).toContain('backup <folder>')
})
