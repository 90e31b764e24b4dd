// How entries of the logs read on the wire, and how far their pages reach.
import type { LoginEntry, LoginReason, OperationDetail, OperationEntry } from '#contract/monitoring/log.ts'
import type { Module, Verb } from '#contract/wire/operation.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { invalid } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/log')

type LoginRow = {
  id: number
  at: number
  username: string
  user_id: number | null
  address: string
  browser: string
  system: string
  agent: string
  outcome: LoginEntry['outcome']
  reason: string
  request_id: string
}

type OperationRow = {
  id: number
  at: number
  module: Module
  verb: Verb
  user_id: number | null
  username: string
  address: string
  record_id: number | null
  record_name: string
  code: number
  duration: number
  request_id: string
}

type OperationLink = OperationRow & {
  path: string
  agent: string
  message: string
  parameters: string
  changes: string
  hash: string
  previous_hash: string
}

/** Pages beyond what is counted are refused: skipping a million entries would read them all. */
export function checkReach(page: number, limit: number) {
  if (page * limit <= COUNTED) return
  throw invalid({
    page: words.tooFar({ most: COUNTED }),
  })
}

/** The number of a record means nothing without its kind. */
export function checkRecord(recordId: number | undefined, module: Module | undefined) {
  if (recordId === undefined || module !== undefined) return
  throw invalid({
    recordId: words.recordWithoutModule,
  })
}

export const loginEntryOf = (row: LoginRow, locked: boolean): LoginEntry => ({
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

export const operationEntryOf = (row: OperationRow): OperationEntry => ({
  id: row.id,
  time: timeOf(row.at),
  module: row.module,
  verb: row.verb,
  userId: row.user_id,
  username: row.username,
  address: row.address,
  recordId: row.record_id,
  recordName: row.record_name,
  outcome: row.code,
  duration: row.duration,
  requestId: row.request_id,
})

export const operationDetailOf = (link: OperationLink): OperationDetail => ({
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
