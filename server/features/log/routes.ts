// What answers the calls of the login log and the operation log.
import {
  type LoginEntry,
  type LoginReason,
  loginLogCalls,
  type OperationDetail,
  type OperationEntry,
  operationLogCalls,
} from '#contract/monitoring/log.ts'
import type { Module } from '#contract/wire/operation.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { invalid, notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import { createSignInLocks } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { serverTexts } from '#server/texts.ts'
import { checkSize, EXPORTED, LOGIN_SHEET, OPERATION_SHEET, sheetOf } from './sheet-rows.ts'
import {
  type LoginRow,
  loginLogStore,
  type OperationLink,
  type OperationRow,
  operationLogStore,
} from './store.ts'

export function logRoutes(router: Router, parts: Parts) {
  const { config, storage, operations, now } = parts
  const logins = loginLogStore(storage.db)
  const actions = operationLogStore(storage.db)
  const locks = createSignInLocks(storage.db, now)
  const { loginDays, operationDays } = config.logsKept

  serve(router, loginLogCalls.list, async ({ page, limit, sort, before, ...filters }) => {
    checkReach(page, limit)
    const { total, more, rows } = await logins.page(filters, { page, limit, sort, before })
    const waits = await locks.waiting(rows)
    const items = rows.map((row) => loginEntryOf(row, waits(row.address, row.username)))
    return { total, more, items, keptDays: loginDays }
  })
  serve(router, operationLogCalls.list, async ({ page, limit, sort, before, ...filters }) => {
    checkReach(page, limit)
    checkRecord(filters.recordId, filters.module)
    const { total, more, rows } = await actions.page(filters, { page, limit, sort, before })
    return { total, more, items: rows.map(operationEntryOf), keptDays: operationDays }
  })
  serve(router, operationLogCalls.read, async ({ id }) => {
    const link = await actions.find(id)
    if (!link) throw notFound()
    return operationDetailOf(link)
  })
  serveSheet(router, parts, loginLogCalls.exportAll, async (filters, { language }) => {
    checkSize(await logins.count(filters, EXPORTED + 1))
    return sheetOf(LOGIN_SHEET, logins.all(filters), language)
  })
  serveSheet(router, parts, operationLogCalls.exportAll, async (filters, { language }) => {
    checkRecord(filters.recordId, filters.module)
    checkSize(await actions.count(filters, EXPORTED + 1))
    return sheetOf(OPERATION_SHEET, actions.all(filters), language)
  })
  serve(router, operationLogCalls.verify, () => operations.verify())
}

const words = serverTexts('server/log')

/** Pages beyond what is counted are refused: skipping a million entries would read them all. */
function checkReach(page: number, limit: number) {
  if (page * limit <= COUNTED) return
  throw invalid({
    page: words.tooFar({ most: COUNTED }),
  })
}

/** The number of a record means nothing without its kind. */
function checkRecord(recordId: number | undefined, module: Module | undefined) {
  if (recordId === undefined || module !== undefined) return
  throw invalid({
    recordId: words.recordWithoutModule,
  })
}

const loginEntryOf = (row: LoginRow, locked: boolean): LoginEntry => ({
  id: row.id,
  time: timeOf(row.at),
  username: row.username,
  userId: row.user_id,
  address: row.address,
  browser: row.browser,
  system: row.system,
  agent: row.agent,
  outcome: row.outcome,
  reason: row.reason as LoginReason,
  requestId: row.request_id,
  locked,
})

const operationEntryOf = (row: OperationRow): OperationEntry => ({
  id: row.id,
  time: timeOf(row.at),
  module: row.module,
  verb: row.verb,
  userId: row.user_id,
  username: row.username,
  program: row.program,
  address: row.address,
  recordId: row.record_id,
  recordName: row.record_name,
  outcome: row.code,
  duration: row.duration,
  requestId: row.request_id,
})

const operationDetailOf = (link: OperationLink): OperationDetail => ({
  ...operationEntryOf(link),
  path: link.path,
  agent: link.agent,
  message: link.message,
  parameters: JSON.parse(link.parameters),
  changes: JSON.parse(link.changes),
  hash: link.hash,
  previousHash: link.previous_hash,
})

const timeOf = (at: number) => new Date(at).toISOString()
