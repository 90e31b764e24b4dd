// The queries that find people for administrators; each is answered from an index, however many people there are.
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { UserFilters } from '#contract/people/staff.ts'
import { COUNTED } from '#contract/wire/page.ts'
import type { Db } from '#server/storage/open.ts'
import type { Tables } from '#server/storage/tables/tables.ts'
import { namePrefixes, phonePrefix, wordBegins } from '#server/storage/words/user-words.ts'

const ORDER = {
  createTime: 'created_at',
  updateTime: 'updated_at',
  username: 'username_key',
  lastLoginTime: 'last_login_at',
} as const
type Sort = `${'' | '-'}${keyof typeof ORDER}`

/** A name, phone or role that at most so many people have is looked up first; otherwise the list is walked in its order. */
const FEW = 5_000
/** Where counting ends when the list is walked for a name, phone or role: each person on the way is looked up. */
const WALKED = 1_000
/** People fetched at a time when all of them are read. */
const BATCH = 500

const COLUMNS = [
  'id',
  'version',
  'username',
  'username_key',
  'must_change',
  'nick_name',
  'sex',
  'phone',
  'email',
  'avatar',
  'introduction',
  'flag',
  'created_at',
  'updated_at',
  'trashed_at',
  'last_login_at',
] as const
export type StaffRow = Pick<Selectable<Tables['user_account']>, (typeof COLUMNS)[number]>

export const findPeople = (db: Db, ids: readonly number[]) =>
  db.selectFrom('user_account').select(COLUMNS).where('id', 'in', ids).where('service', '=', 0).execute()

/** The people who match: `counted` up to an end, `inOrder` to be read. */
async function matching(db: Db, filters: UserFilters, sort: Sort) {
  const sets = setsOf(filters)
  const sizes = await Promise.all(sets.map((set) => sizeOf(db, set)))
  const smallest = sizes.indexOf(Math.min(...sizes))
  const few = smallest >= 0 && (sizes[smallest] ?? 0) <= FEW
  const column = ORDER[sort.replace('-', '') as keyof typeof ORDER]
  const way = sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
  // The plus keeps SQLite from walking an index in which it would find little.
  const trashed = few ? sql<number | null>`+trashed_at` : sql.ref<number | null>('trashed_at')
  const created = column === 'created_at' && !few ? sql.ref<number>('created_at') : sql<number>`+created_at`
  const flag = column === 'created_at' && !few ? sql.ref<string>('flag') : sql<string>`flag || ''`
  let rows = db
    .selectFrom('user_account')
    .where(trashed, filters.trashed ? 'is not' : 'is', null)
    .$if(filters.trashed === true, (query) => query.where('service', '=', 0))
    .$if(filters.flag !== undefined, (query) => query.where(flag, '=', filters.flag ?? ''))
  if (filters.from) rows = rows.where(created, '>=', Date.parse(filters.from))
  if (filters.until) rows = rows.where(created, '<', Date.parse(filters.until))
  for (const [index, set] of sets.entries()) {
    rows =
      few && index === smallest
        ? rows.where(sql<boolean>`user_account.id in (${set.people})`)
        : rows.where(set.has)
  }
  // Everybody in the list has the same `trashed_at`, yet PostgreSQL walks the index only when it is told.
  const inOrder = rows
    .$if(!few && !filters.trashed, (query) => query.orderBy('trashed_at', way))
    .orderBy(column, way)
    .orderBy('user_account.id', way)
  // PostgreSQL too walks in order for so few, instead of joining everybody first.
  const counted = few || sets.length === 0 ? { rows, end: COUNTED } : { rows: inOrder, end: WALKED }
  return { counted, inOrder, column, way }
}

const sizeOf = async (db: Db, { people }: PeopleSet) => {
  const counted = await sql<{ size: number }>`
    select count(*) as size from (${people} limit ${FEW + 1}) as people`.execute(db)
  return Number(counted.rows[0]?.size ?? 0)
}

export const findPerson = async (db: Db, id: number) => (await findPeople(db, [id]))[0]

/** A page of people; counting stops at `COUNTED`, or sooner when the list is walked for a very common name. */
export async function pageOfPeople(
  db: Db,
  { page, limit, sort, ...filters }: UserFilters & { page: number; limit: number; sort: Sort },
) {
  const { counted, inOrder } = await matching(db, filters, sort)
  const { total } = await db
    .selectFrom(
      counted.rows
        .select('user_account.id')
        .limit(counted.end + 1)
        .as('counted'),
    )
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  // Only the index is walked up to the page; the people of the page are fetched then.
  const ids = await inOrder
    .select('user_account.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const found = new Map(
    (ids.length
      ? await findPeople(
          db,
          ids.map(({ id }) => id),
        )
      : []
    ).map((row) => [row.id, row]),
  )
  return {
    total: Math.min(Number(total), counted.end),
    more: Number(total) > counted.end,
    items: ids.flatMap(({ id }) => found.get(id) ?? []),
  }
}

/** Everybody who matches, some hundreds at a time, each batch found behind the last person of the one before. */
export async function* everybody(
  db: Db,
  { sort, ...filters }: UserFilters & { sort: Sort },
): AsyncGenerator<StaffRow[]> {
  const { inOrder, column, way } = await matching(db, filters, sort)
  let last: StaffRow | undefined
  do {
    let batch = inOrder.select(COLUMNS)
    if (last) {
      const beyond = sql.raw(way === 'asc' ? '>' : '<')
      batch = batch.where(
        sql<boolean>`(${sql.ref(column)}, user_account.id) ${beyond} (${last[column]}, ${last.id})`,
      )
    }
    const rows: StaffRow[] = await batch.limit(BATCH).execute()
    if (rows.length > 0) yield rows
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}

/** The roles of these people, in the order of roles. */
export const rolesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['user_role.user_id as userId', 'role.id', 'role.name', 'role.title'])
    .where('user_role.user_id', 'in', ids)
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()

export const allRoles = (db: Db) =>
  db.selectFrom('role').select(['id', 'name', 'title', 'flag']).orderBy('sort').orderBy('id').execute()

/** Enabled people of a role, the first `limit` that got it. */
export const membersOf = (db: Db, roleId: number, limit: number) =>
  db
    .selectFrom('user_role')
    .innerJoin('user_account', 'user_account.id', 'user_role.user_id')
    .select(['user_account.id', 'username', 'nick_name as nickName', 'avatar'])
    .where('role_id', '=', roleId)
    .where(sql<boolean>`flag || '' = 'enabled'`)
    .where(sql<boolean>`+trashed_at is null`)
    .orderBy('user_role.user_id')
    .limit(limit)
    .execute()

type PeopleSet = { people: RawBuilder<unknown>; has: RawBuilder<boolean> }

/** What narrows the list from other tables: as the people it names, and as a question about one person. */
function setsOf({ name, phone, roleId }: UserFilters): PeopleSet[] {
  const set = (table: string, where: RawBuilder<boolean>): PeopleSet => {
    const people = sql`select user_id from ${sql.table(table)} where ${where}`
    return { people, has: sql<boolean>`exists (${people} and user_id = user_account.id)` }
  }
  const prefixes = [...namePrefixes(name ?? ''), ...(phone ? [phonePrefix(phone)] : [])]
  const sets = prefixes.map((prefix) => set('user_word', wordBegins(prefix)))
  return roleId === undefined ? sets : [...sets, set('user_role', sql<boolean>`role_id = ${roleId}`)]
}
