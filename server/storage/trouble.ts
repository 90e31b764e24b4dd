// What it means when the store does not do what it was asked: it is away for now, or it has no room.

/** The store cannot be asked at the moment; the same may be tried again. */
export class StoreAway extends Error {}

/** What PostgreSQL and the network say when a connection is over, or none is to be had. */
const LOST = new Set(
  [
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
    'ECONNREFUSED',
    'ECONNRESET',
  ].concat([
    'EPIPE',
    'ETIMEDOUT',
    'ECONNABORTED',
    'EHOSTUNREACH',
    'EHOSTDOWN',
    'ENETUNREACH',
    'ENETDOWN',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENOENT',
    // PgBouncer says this of all that it cannot do: no server behind it, or one that died.
    '08P01',
  ]),
)
/** `pg` has no codes for these. */
const LOST_WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Postgres connection has been discarded)/
/** It is there and cannot serve for now: too many connections, no memory, a failing disk, a copy that only reads. */
const WEAK = new Set(['53300', '53200', '58030', '25006'])
/** SQLite: busy, locked, or a disk that fails (each with many variants, which stand in the upper bits). */
const SQLITE_WEAK = new Set([5, 6, 10])
/** SQLite: full, and two ways in which a full disk or a quota looks like a failing one. */
const SQLITE_FULL = new Set([13, 778, 4874])

type Said = { code?: unknown; errcode?: unknown }

/** The connection to PostgreSQL is over, or there is none. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return LOST.has(String((error as Said).code)) || LOST_WORDS.test(error.message)
}

/** It is no fault of what was asked, and may pass. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof StoreAway) return true
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Said
  if (typeof errcode === 'number') return SQLITE_WEAK.has(errcode & 0xff) && !SQLITE_FULL.has(errcode)
  return WEAK.has(String(code))
}

/** A disk, its quota, or the file of the store has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Said
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || SQLITE_FULL.has(Number(errcode))
}
