// What answers the calls of the login log and the operation log.
import { loginLogCalls, operationLogCalls } from '#contract/monitoring/log.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import { createSignInLocks } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { checkReach, checkRecord, loginEntryOf, operationDetailOf, operationEntryOf } from './rules.ts'
import { checkSize, EXPORTED, LOGIN_SHEET, OPERATION_SHEET, sheetOf } from './sheet-rows.ts'
import { loginLogStore, operationLogStore } from './store.ts'

export function logRoutes(router: Router, parts: Parts) {
  const { config, storage, operations, now } = parts
  const logins = loginLogStore(storage.db)
  const deeds = operationLogStore(storage.db)
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
    const { total, more, rows } = await deeds.page(filters, { page, limit, sort, before })
    return { total, more, items: rows.map(operationEntryOf), keptDays: operationDays }
  })
  serve(router, operationLogCalls.read, async ({ id }) => {
    const link = await deeds.find(id)
    if (!link) throw notFound()
    return operationDetailOf(link)
  })
  serveSheet(router, parts, loginLogCalls.exportAll, async (filters, { language }) => {
    checkSize(await logins.count(filters, EXPORTED + 1))
    return sheetOf(LOGIN_SHEET, logins.all(filters), language)
  })
  serveSheet(router, parts, operationLogCalls.exportAll, async (filters, { language }) => {
    checkRecord(filters.recordId, filters.module)
    checkSize(await deeds.count(filters, EXPORTED + 1))
    return sheetOf(OPERATION_SHEET, deeds.all(filters), language)
  })
  serve(router, operationLogCalls.verify, () => operations.verify())
}
