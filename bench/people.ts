// How long the list of people takes with a thousand and with a hundred thousand of them, on both databases.
import { sql } from 'kysely'
import type { Figure } from '#bench/figures/figures.ts'
import { growing, medianOf } from '#bench/figures/median.ts'
import { readConfig } from '#server/config.ts'
import { pageOfPeople } from '#server/features/user/staff-store.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import type { Db } from '#server/storage/open.ts'
import { wordsOf } from '#server/storage/words/user-words.ts'
import { freshDatabase } from '#server/testing/stores/fresh-database.ts'
import { setup } from '#server/testing/stores/postgres.ts'

const SIZES = [1_000, 100_000]
const BATCH = 1_000
const FIRST = { page: 1, limit: 20, sort: '-createTime' } as const
const BEGAN = Date.parse('2026-01-01T00:00:00Z')
/** One in a thousand has a rare name, one in ten the most common one. */
const NAMES = [
  '王伟',
  '李娜',
  '张敏',
  '刘洋',
  '陈静',
  'Anna Berg',
  'John Stone',
  'María Ruiz',
  'Li Wei',
  'Omar',
]

type Filters = Partial<Parameters<typeof pageOfPeople>[1]>

const questions = (size: number, roleId: number): [name: string, filters: Filters][] => [
  ['newest', {}],
  ['oldest', { sort: 'createTime' }],
  ['by login name', { sort: 'username' }],
  ['last counted page', { page: Math.min(500, size / 20) }],
  ['a rare name', { name: 'rare5' }],
  ['the most common name', { name: '王' }],
  ['a common and a rare name', { name: '王 rare5' }],
  ['a name nobody has', { name: 'zzz' }],
  ['a telephone number', { phone: '13900000500' }],
  ['the beginning of every number', { phone: '139' }],
  ['disabled', { flag: 'disabled' }],
  ['created in one hour', { from: '2026-01-01T00:05:00Z', until: '2026-01-01T01:05:00Z' }],
  ['a role that half of them have', { roleId }],
  ['a common name in that role, by name', { name: '王', roleId, sort: 'username' }],
]

/** On a store of each database. */
export async function measurePeople(folder: string): Promise<Figure[]> {
  const sqlite = await measure('SQLite', folder, undefined)
  const stop = await setup()
  const database = await freshDatabase()
  try {
    return [...sqlite, ...(await measure('PostgreSQL', folder, database.url))]
  } finally {
    await database.drop()
    await stop()
  }
}

async function measure(name: string, folder: string, url: string | undefined) {
  const parts = await openParts(readConfig({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }))
  const { db } = parts.storage
  const roleId = await addRole(db)
  const columns: number[][] = []
  let count = 0
  for (const size of SIZES) {
    while (count < size) count = await addPeople(db, roleId, count, Math.min(size, count + BATCH))
    await sql.raw('analyze').execute(db)
    const column: number[] = []
    for (const [, filters] of questions(size, roleId)) {
      column.push(await medianOf(() => pageOfPeople(db, { ...FIRST, ...filters })))
    }
    columns.push(column)
  }
  await closeParts(parts)
  const names = questions(count, roleId).map(([question]) => `${name}: ${question}`)
  return growing(names, SIZES, columns)
}

async function addRole(db: Db) {
  const row = { name: 'bench', title: '{}', sort: 10, flag: 'enabled' as const, remark: '', version: 1 }
  const added = await db
    .insertInto('role')
    .values({ ...row, created_at: BEGAN, updated_at: BEGAN })
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}

/** Adds people numbered from `from` up to `until` and answers `until`. */
async function addPeople(db: Db, roleId: number, from: number, until: number) {
  const numbers = Array.from({ length: until - from }, (_, index) => from + index)
  const people = numbers.map((number) => ({
    username: `person${number}`,
    nickName: `${NAMES[number % NAMES.length]}${number % 1_000 === 0 ? ` rare${number / 1_000}` : ''}`,
    phone: `139${String(number).padStart(8, '0')}`,
    flag: number % 50 === 0 ? ('disabled' as const) : ('enabled' as const),
    at: BEGAN + number * 1_000,
  }))
  await db.transaction().execute(async (within) => {
    const ids = await within
      .insertInto('user_account')
      .values(
        people.map(({ username, nickName, phone, flag, at }) => ({
          ...{ username, username_key: username, nick_name: nickName, phone, flag, email: '', sex: '2' },
          ...{ introduction: '', avatar: '', password_hash: '', must_change: 0 as const, version: 1 },
          ...{ created_at: at, updated_at: at, trashed_at: null },
        })),
      )
      .returning('id')
      .execute()
    const words = ids.flatMap(({ id }, index) => {
      const person = people[index]
      return person ? wordsOf(person).map((word) => ({ word, user_id: id })) : []
    })
    await within.insertInto('user_word').values(words).execute()
    const half = ids.filter((_, index) => index % 2 === 0)
    await within
      .insertInto('user_role')
      .values(half.map(({ id }) => ({ user_id: id, role_id: roleId })))
      .execute()
  })
  return until
}
