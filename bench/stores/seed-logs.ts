// Fills both logs of a SQLite file up to a number of entries, chained as the server chains them.
import { DatabaseSync } from 'node:sqlite'
import { hashOf, type Link } from '#server/parts/logs/operation-chain.ts'

/** Young enough that no log lets go of them. */
export const LOGS_BEGIN = Date.now() - 30 * 24 * 60 * 60_000
/** One in a thousand is this person's, so that a rare name is looked for among many. */
const PEOPLE = 1_000

const OPERATION_COLUMNS =
  'id, at, module, verb, user_id, username, username_key, program, address, agent, path, record_id, record_name, outcome, code, message, duration, request_id, parameters, changes'
const LOGIN_COLUMNS =
  'id, at, username, username_key, user_id, address, agent, browser, system, outcome, reason, request_id'
const MODULES = ['product', 'product', 'product', 'productType', 'user', 'my'] as const
const VERBS = ['update', 'update', 'update', 'add', 'delete', 'update'] as const

/** Adds entries until each log has `count`; `last` is where an earlier call ended. */
export function seedLogs(file: string, count: number, last = { id: 0, hash: '' }) {
  const db = new DatabaseSync(file)
  db.exec('pragma synchronous = off')
  db.exec('pragma cache_size = -200000')
  // Indexes made at the end take a fraction of the time.
  const indexes = db
    .prepare(
      "select name, sql from sqlite_master where type = 'index' and tbl_name in ('operation_log', 'login_log') and sql <> ''",
    )
    .all() as { name: string; sql: string }[]
  for (const { name } of indexes) db.exec(`drop index ${name}`)
  const operation = db.prepare(
    `insert into operation_log (${OPERATION_COLUMNS}, previous_hash, hash) values (${places(22)})`,
  )
  const login = db.prepare(`insert into login_log (${LOGIN_COLUMNS}) values (${places(12)})`)
  db.exec('begin')
  let { id, hash } = last
  while (id < count) {
    id += 1
    const link = linkOf(id)
    const previous = hash
    hash = hashOf(previous, link)
    operation.run(...Object.values(link), previous, hash)
    login.run(...loginOf(id))
  }
  db.prepare('update operation_chain set head_id = ?, head_hash = ?').run(id, hash)
  db.exec('commit')
  for (const { sql } of indexes) db.exec(sql)
  db.close()
  return { id, hash }
}

const nameOf = (id: number) => `person${(id * 7) % PEOPLE}`
const addressOf = (id: number) => `10.${id % 4}.${(id * 3) % 200}.${(id * 7) % 250}`
const timeOf = (id: number) => LOGS_BEGIN + id * 1000

/** In the order of the columns above. */
function linkOf(id: number): Omit<Link, 'previous_hash' | 'hash'> {
  const module = MODULES[id % 6] ?? 'my'
  const refused = id % 50 === 0
  return {
    id,
    at: timeOf(id),
    module,
    verb: VERBS[id % 6] ?? 'update',
    user_id: (id * 7) % PEOPLE,
    username: nameOf(id),
    username_key: nameOf(id),
    program: '',
    address: addressOf(id),
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    path: `/api/${module}/update`,
    record_id: id % 5_000,
    record_name: `Record ${id % 5_000}`,
    outcome: id % 5_000 === 1 ? 'fault' : refused ? 'refused' : 'success',
    code: id % 5_000 === 1 ? 500 : refused ? 409 : 200,
    message: '',
    duration: id % 80,
    request_id: `request-${id}`,
    parameters: `{"id":${id % 5_000},"version":3,"title":"A title of some length for record ${id}"}`,
    changes: `[{"field":"title","before":"What it was before","after":"A title of some length for record ${id}"}]`,
  }
}

function loginOf(id: number) {
  const failed = id % 20 === 0
  return [
    id,
    timeOf(id),
    nameOf(id),
    nameOf(id),
    (id * 7) % PEOPLE,
    addressOf(id),
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox 140',
    'Linux',
    failed ? 'failure' : 'success',
    failed ? (id % 400 === 0 ? 'locked' : 'wrongPassword') : '',
    `request-${id}`,
  ]
}

const places = (count: number) => Array(count).fill('?').join(', ')
