// The address of the login log: what it is narrowed to and how it is sorted.
import type { LoginEntry, LoginReason } from '#contract/monitoring/log.ts'
import { moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

/** As in `contract/monitoring/log.ts`, which would bring the validator along. */
export const OUTCOMES = [
  'success',
  'failure',
  'logout',
  'reset',
] as const satisfies readonly LoginEntry['outcome'][]
export const REASONS = [
  'wrongPassword',
  'unknownUser',
  'captchaWrong',
  'captchaExpired',
  'locked',
  'disabled',
  'tooMany',
  'letter',
  'noAddress',
] as const satisfies readonly LoginReason[]

export const LOGIN_LIST = listAddress({
  filters: {
    username: text(60),
    address: text(45),
    outcome: oneOf(OUTCOMES),
    reason: oneOf(REASONS),
    from: moment(),
    until: moment(),
  },
  sorts: ['time'],
  sort: '-time',
  keyset: true,
})
