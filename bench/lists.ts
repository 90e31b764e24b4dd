// How long the lists of the logs take with a thousand, a hundred thousand and a million entries.
import { join } from 'node:path'
import type { Figure } from '#bench/figures/figures.ts'
import { growing, medianOf } from '#bench/figures/median.ts'
import { LOGS_BEGIN, seedLogs } from '#bench/stores/seed-logs.ts'
import { readConfig } from '#server/config.ts'
import { loginLogStore, operationLogStore } from '#server/features/log/store.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import type { Parts } from '#server/parts.ts'

const SIZES = [1_000, 100_000, 1_000_000]
const FIRST = { page: 1, limit: 20, sort: '-time' } as const

type Question = [name: string, ask: (parts: Parts, size: number) => Promise<unknown>]

const login =
  (filters: object, page: object = {}) =>
  ({ storage }: Parts) =>
    loginLogStore(storage.db).page(filters, { ...FIRST, ...page })
const operation =
  (filters: object, page: object = {}) =>
  ({ storage }: Parts) =>
    operationLogStore(storage.db).page(filters, { ...FIRST, ...page })
const minute = (number: number) => new Date(LOGS_BEGIN + number * 60_000).toISOString()
/** The last page that is counted, or the last there is. */
const last = (size: number) => ({ page: Math.min(500, size / 20) })

const QUESTIONS: Question[] = [
  ['login log, newest', login({})],
  ['login log, oldest', login({}, { sort: 'time' })],
  ['login log, last counted page', (parts, size) => login({}, last(size))(parts)],
  ['login log, before the middle', (parts, size) => login({}, { before: size / 2 })(parts)],
  ['login log, one name', login({ username: 'person77' })],
  ['login log, names of everybody', login({ username: 'person' })],
  ['login log, everybody, last page', (parts, size) => login({ username: 'p' }, last(size))(parts)],
  ['login log, one address', login({ address: '10.1.7.' })],
  ['login log, a quarter of all addresses', login({ address: '10.1.' })],
  ['login log, failures', login({ outcome: 'failure' })],
  ['login log, locked', login({ reason: 'locked' })],
  ['login log, one hour', login({ from: minute(5), until: minute(65) })],
  ['operation log, newest', operation({})],
  ['operation log, last counted page', (parts, size) => operation({}, last(size))(parts)],
  ['operation log, before the middle', (parts, size) => operation({}, { before: size / 2 })(parts)],
  ['operation log, a module', operation({ module: 'product' })],
  [
    'operation log, a module, last page',
    (parts, size) => operation({ module: 'product' }, last(size / 2))(parts),
  ],
  ['operation log, a verb', operation({ verb: 'delete' })],
  ['operation log, a module and a verb', operation({ module: 'user', verb: 'delete' })],
  ['operation log, one record', operation({ module: 'product', recordId: 42 })],
  ['operation log, one name', operation({ username: 'person77' })],
  ['operation log, faults', operation({ outcome: 'fault' })],
  ['operation log, one request', operation({ requestId: 'request-500' })],
  ['operation log, one entry added', ({ storage, operations }) => addEntry(storage.db, operations)],
]

/** On SQLite, in `folder`. */
export async function measureLists(folder: string): Promise<Figure[]> {
  const file = join(folder, 'site.sqlite')
  const columns: number[][] = []
  const checks: number[] = []
  let end = { id: 0, hash: '' }
  for (const size of SIZES) {
    const config = readConfig({ DATA_DIR: folder })
    if (end.id === 0) await closeParts(await openParts(config))
    else await forgetAdded(config, end)
    end = seedLogs(file, size, end)
    const parts = await openParts(config)
    const column: number[] = []
    for (const [, ask] of QUESTIONS) column.push(await medianOf(() => ask(parts, size)))
    columns.push(column)
    const began = performance.now()
    const { whole } = await parts.operations.verify()
    if (!whole) throw new Error(`The chain of ${size} entries is broken`)
    checks.push(performance.now() - began)
    await closeParts(parts)
  }
  const names = [...QUESTIONS.map(([name]) => name), 'check of the chain, whole']
  return growing(
    names,
    SIZES,
    columns.map((column, at) => [...column, checks[at] ?? Number.NaN]),
  )
}

/** Takes out what was added while measuring, so that the seed goes on where it ended. */
async function forgetAdded(config: ReturnType<typeof readConfig>, end: { id: number; hash: string }) {
  const parts = await openParts(config)
  await parts.storage.db.deleteFrom('operation_log').where('id', '>', end.id).execute()
  await closeParts(parts)
}

function addEntry(db: Parts['storage']['db'], operations: Parts['operations']) {
  const action = {
    ...({ module: 'product', verb: 'update', person: { id: 1, username: 'admin' } } as const),
    ...{ address: '127.0.0.1', agent: '', path: '/api/web/product/update', code: 200, message: '' },
    ...{ duration: 5, requestId: 'bench', parameters: { id: 1, version: 1 } },
  }
  const change = { recordId: 1, recordName: 'Record', before: { a: 1 }, after: { a: 2 } }
  return db.transaction().execute((transaction) => operations.append(transaction, action, [change]))
}
