// The login log and the operation log (spec §2 logManagement).
import { z } from 'zod'
import { QueryId } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { MODULES, VERBS } from '#contract/wire/operation.ts'
import { longPageOf, PageQuery, sortBy, TimeSpan } from '#contract/wire/page.ts'

/** `reset`: a forgotten password, asked for or set anew. */
export const LOGIN_OUTCOMES = ['success', 'failure', 'logout', 'reset'] as const
/** Why a sign-in failed, the caller is told less (decision 8), or how it succeeded. `''` for a password alone, a logout and a password set anew. */
export const LOGIN_REASONS = [
  '',
  'unknownUser',
  'wrongPassword',
  'captchaWrong',
  'captchaExpired',
  'locked',
  'disabled',
  'tooMany',
  /** A letter with a link is on its way. */
  'letter',
  /** The person has no mail address that a letter could go to. */
  'noAddress',
  /** How a sign-in succeeded that took more than the password. */
  'byPasskey',
  'byCode',
  'byRecovery',
  'passkeyWrong',
  'codeWrong',
  /** The second step came too late, or after too many wrong codes. */
  'stepOver',
  /** By a provider of single sign-on, and why that let nobody in. */
  'byProvider',
  'providerRefused',
  'noAccount',
  /** The password or passkey was right, but a provider alone lets these people in. */
  'passwordOff',
] as const
export type LoginReason = (typeof LOGIN_REASONS)[number]

/** One try to sign in, or one sign-out. */
export const LoginEntry = z.object({
  id: z.int(),
  time: z.iso.datetime(),
  username: z.string(),
  /** The account, when there is one of that name. */
  userId: z.int().nullable(),
  address: z.string(),
  browser: z.string(),
  system: z.string(),
  agent: z.string(),
  outcome: z.enum(LOGIN_OUTCOMES),
  reason: z.enum(LOGIN_REASONS),
  requestId: z.string(),
  /** The account waits at this address now. */
  locked: z.boolean(),
})
export type LoginEntry = z.output<typeof LoginEntry>

/** Names and addresses match from their beginning. */
export const LoginFilters = z.strictObject({
  username: z.string().trim().max(60).optional(),
  address: z.string().trim().max(45).optional(),
  outcome: z.enum(LOGIN_OUTCOMES).optional(),
  reason: z.enum(LOGIN_REASONS.slice(1) as [LoginReason, ...LoginReason[]]).optional(),
  ...TimeSpan,
})
export type LoginFilters = z.output<typeof LoginFilters>

/** Pages count on from after this entry, in the order asked for: the way past the last counted page. */
const Before = { before: QueryId.optional() }

/** One change, export or refused try. */
export const OperationEntry = z.object({
  id: z.int(),
  time: z.iso.datetime(),
  module: z.enum(MODULES),
  verb: z.enum(VERBS),
  userId: z.int().nullable(),
  username: z.string(),
  /** The token of a program that did it in this person's name; `''` for the person. */
  program: z.string(),
  address: z.string(),
  /** The record it was about, and what it was called then. */
  recordId: z.int().nullable(),
  recordName: z.string(),
  /** 200, or the code of the refusal. */
  outcome: z.int(),
  /** Milliseconds. */
  duration: z.int(),
  requestId: z.string(),
})
export type OperationEntry = z.output<typeof OperationEntry>

/** A whole entry: what was sent without its secrets, and each changed field before and after. */
export const OperationDetail = OperationEntry.extend({
  path: z.string(),
  agent: z.string(),
  message: z.string(),
  parameters: z.unknown(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  hash: z.string(),
  previousHash: z.string(),
})
export type OperationDetail = z.output<typeof OperationDetail>

export const OperationFilters = z.strictObject({
  module: z.enum(MODULES).optional(),
  verb: z.enum(VERBS).optional(),
  username: z.string().trim().max(60).optional(),
  address: z.string().trim().max(45).optional(),
  outcome: z.enum(['success', 'refused', 'fault']).optional(),
  /** With `module`: the history of one record. */
  recordId: QueryId.optional(),
  requestId: z.string().trim().max(60).optional(),
  ...TimeSpan,
})
export type OperationFilters = z.output<typeof OperationFilters>

/** How the chain of the operation log stands. */
export const ChainReport = z.object({
  whole: z.boolean(),
  /** Entries looked at. */
  checked: z.int(),
  /** The first entry that does not follow from the one before it. */
  brokenAt: z.int().nullable(),
  /** Entries up to this one were removed by the configured retention; the chain goes on from it. */
  removedUpTo: z.int().nullable(),
  firstTime: z.iso.datetime().nullable(),
  lastTime: z.iso.datetime().nullable(),
})
export type ChainReport = z.output<typeof ChainReport>

export const loginLogCalls = {
  list: defineCall({
    path: '/api/log/login/list',
    access: 'loginLog',
    takes: 'query',
    input: LoginFilters.extend({
      ...PageQuery.shape,
      ...Before,
      sort: sortBy(['time']).default('-time'),
    }),
    output: longPageOf(LoginEntry).extend({ keptDays: z.int() }),
    summary: 'A page of the login log.',
  }),
  exportAll: defineCall({
    path: '/api/log/login/export',
    access: 'loginLog:export',
    takes: 'query',
    form: 'file',
    input: LoginFilters,
    output: z.unknown(),
    fresh: true,
    logs: 'log:export',
    summary: 'Every matching entry of the login log as an xlsx file.',
  }),
}

export const operationLogCalls = {
  list: defineCall({
    path: '/api/log/operation/list',
    access: 'operationLog',
    takes: 'query',
    input: OperationFilters.extend({
      ...PageQuery.shape,
      ...Before,
      sort: sortBy(['time']).default('-time'),
    }),
    output: longPageOf(OperationEntry).extend({ keptDays: z.int() }),
    summary: 'A page of the operation log.',
  }),
  read: defineCall({
    path: '/api/log/operation/read',
    access: 'operationLog',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: OperationDetail,
    summary: 'One entry of the operation log with what was changed.',
  }),
  exportAll: defineCall({
    path: '/api/log/operation/export',
    access: 'operationLog:export',
    takes: 'query',
    form: 'file',
    input: OperationFilters,
    output: z.unknown(),
    fresh: true,
    logs: 'log:export',
    summary: 'Every matching entry of the operation log as an xlsx file.',
  }),
  verify: defineCall({
    path: '/api/log/operation/verify',
    access: 'operationLog:verify',
    takes: 'body',
    input: z.strictObject({}),
    output: ChainReport,
    logs: 'log:verify',
    summary: 'Follows the chain of the operation log from its first entry to its last.',
  }),
}
