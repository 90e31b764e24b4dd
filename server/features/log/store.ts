// The queries of both logs.
import type { Selectable } from 'kysely'
import type { LoginFilters, OperationFilters } from '#contract/monitoring/log.ts'
import type { Db } from '#server/storage/open.ts'
import type { Tables } from '#server/storage/tables/tables.ts'
import { longList, type Page, type Wanted } from './long-list.ts'

const LOGIN_COLUMNS = [
  'id',
  'at',
  'username',
  'user_id',
  'address',
  'browser',
  'system',
  'agent',
  'outcome',
  'reason',
  'request_id',
] as const

/** All but the long ones, which only one entry at a time is asked for. */
const OPERATION_COLUMNS = [
  'id',
  'at',
  'module',
  'verb',
  'user_id',
  'username',
  'program',
  'address',
  'record_id',
  'record_name',
  'code',
  'duration',
  'request_id',
] as const

export type LoginRow = Pick<Selectable<Tables['login_log']>, (typeof LOGIN_COLUMNS)[number]>
export type OperationRow = Pick<Selectable<Tables['operation_log']>, (typeof OPERATION_COLUMNS)[number]>
export type OperationLink = Selectable<Tables['operation_log']>

/** Entries fetched at once for a file. */
const BATCH = 200

export function loginLogStore(db: Db) {
  const list = longList(db, 'login_log')
  const rowsOf = (ids: number[]) => db.selectFrom('login_log').select(LOGIN_COLUMNS).where('id', 'in', ids)

  return {
    async page(filters: LoginFilters, page: Page) {
      const { ids, ...count } = await list.page(loginWanted(filters), page)
      return { ...count, rows: ids.length > 0 ? inOrder(ids, await rowsOf(ids).execute()) : [] }
    },
    count: (filters: LoginFilters, most: number) => list.count(loginWanted(filters), most),
    all: (filters: LoginFilters) => walk(list, loginWanted(filters), (ids) => rowsOf(ids).execute()),
  }
}

export function operationLogStore(db: Db) {
  const list = longList(db, 'operation_log')
  const rowsOf = (ids: number[]) =>
    db.selectFrom('operation_log').select(OPERATION_COLUMNS).where('id', 'in', ids)

  return {
    async page(filters: OperationFilters, page: Page) {
      const { ids, ...count } = await list.page(operationWanted(filters), page)
      return { ...count, rows: ids.length > 0 ? inOrder(ids, await rowsOf(ids).execute()) : [] }
    },
    count: (filters: OperationFilters, most: number) => list.count(operationWanted(filters), most),
    all: (filters: OperationFilters) =>
      walk(list, operationWanted(filters), (ids) =>
        rowsOf(ids).select(['path', 'message', 'changes']).execute(),
      ),
    find: (id: number) => db.selectFrom('operation_log').selectAll().where('id', '=', id).executeTakeFirst(),
  }
}

const loginWanted = ({ username, address, from, until, ...equal }: LoginFilters): Wanted => ({
  equal,
  begins: beginnings(username, address),
  from,
  until,
})

function operationWanted(filters: OperationFilters): Wanted {
  const { username, address, from, until, recordId, requestId, ...equal } = filters
  return {
    equal: { ...equal, record_id: recordId, request_id: requestId || undefined },
    begins: beginnings(username, address),
    from,
    until,
  }
}

/** As the columns keep them: login names in one case and width, addresses in small letters. */
const beginnings = (username: string | undefined, address: string | undefined) => ({
  username_key: username?.normalize('NFKC').toLowerCase(),
  address: address?.toLowerCase(),
})

/** All that is wanted, newest first, fetched a batch at a time while it is taken. */
async function* walk<Row extends { id: number; at: number }>(
  list: ReturnType<typeof longList>,
  wanted: Wanted,
  fetch: (ids: number[]) => Promise<Row[]>,
) {
  for (let last: Row | null = null; ; ) {
    const ids: number[] = await list.next(wanted, last, BATCH)
    if (ids.length === 0) return
    const rows: Row[] = inOrder(ids, await fetch(ids))
    yield* rows
    last = rows.at(-1) ?? null
    if (ids.length < BATCH || !last) return
  }
}

function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
