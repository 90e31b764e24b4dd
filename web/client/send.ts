// The one door to the server. It knows no toast: it throws, and reports each failure once to whoever listens.

import type { AskPath, CallAt, GetPath, ReadPath, SendPath } from '#contract/calls.ts'
import { CODE, type FailureCode, type FieldMessages } from '#contract/wire/answer.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'
import { TOKEN_COOKIE, TOKEN_HEADER } from '#contract/wire/token.ts'
import { readCookie } from './cookie.ts'
import { outlineAt } from './outlines.ts'
import { type Judged, judge, type Refusal } from './read-answer.ts'

/** Spec §7 and §9. */
export const TIMEOUT_MS = 50_000

/** The server understood the call and refused it. */
export class Refused extends Error {
  readonly code: FailureCode
  readonly fields: FieldMessages
  /** With 409: the record as it is now. */
  readonly current: unknown
  constructor(code: FailureCode, message: string, fields: FieldMessages = {}, current?: unknown) {
    super(message)
    this.code = code
    this.fields = fields
    this.current = current
  }
}

/** Why no answer came that could be used. `empty`: a success came with nothing in it. */
export type Trouble = 'offline' | 'silent' | 'unreadable' | 'empty'

/** No answer came, or none of ours. The message is for whoever looks for the cause; people read `plainWords`. */
export class Unreachable extends Error {
  readonly why: Trouble
  constructor(why: Trouble, message: string) {
    super(message)
    this.why = why
  }
}

/** `failure` events carry every `Refused` and `Unreachable`, once, after the caller was told. */
export const failures = new EventTarget()
export class FailureEvent extends Event {
  readonly error: Refused | Unreachable
  constructor(error: Refused | Unreachable) {
    super('failure')
    this.error = error
  }
}

/** What stands behind the `?` of a call. */
export type Query = Record<string, string | number | boolean | undefined>

/** The server is away or not well: asking again later may help. */
export const isTrouble = (error: unknown) =>
  error instanceof Unreachable || (error instanceof Refused && Number(error.code) >= CODE.fault)

/** Who asks every few seconds shows by itself that the server is in trouble, but has other refusals reported: `trouble`. */
type Options = {
  signal?: AbortSignal
  quiet?: boolean | 'trouble'
  /** The secret of a preview, for public reads. */
  preview?: string | undefined
  /** The Idempotency-Key of a write: under one key it is done once. */
  onceKey?: string
}

/** A call that answers on GET; of public ones browsers and caches may keep the answer. */
export function read<P extends ReadPath | GetPath>(
  path: P,
  query: InputOf<CallAt<P>>,
  options: Options = {},
) {
  const { preview } = options
  return exchange<OutputOf<CallAt<P>>>('GET', path + asQuery({ ...(query as Query), preview }), null, options)
}

/** A call that takes a query. */
export function ask<P extends AskPath>(path: P, query: InputOf<CallAt<P>>, options: Options = {}) {
  return exchange<OutputOf<CallAt<P>>>('POST', path + asQuery(query as Query), null, options)
}

/** Runs a write under the key of its content; what has one may be run again. */
export type UnderKey = <Data>(
  path: string,
  body: string,
  run: (onceKey?: string) => Promise<Data>,
) => Promise<Data>
let underKey: UnderKey = (_path, _body, run) => run()
/** From now on writes go under keys; the console sees to it before it writes anything. */
export const learnKeys = (under: UnderKey) => {
  underKey = under
}

/** A call that takes a JSON body. Sent again after its answer was lost, a write of staff is done once. */
export function send<P extends SendPath>(path: P, body: InputOf<CallAt<P>>, options: Options = {}) {
  const text = JSON.stringify(body)
  const run = (onceKey = options.onceKey) =>
    exchangeOnce<OutputOf<CallAt<P>>>('POST', path, text, onceKey ? { ...options, onceKey } : options)
  return reported(() => underKey(path, text, run), options)
}

const exchange = <Data>(method: string, address: string, body: BodyInit | null, options: Options) =>
  reported(() => exchangeOnce<Data>(method, address, body, options), options)

async function reported<Data>(run: () => Promise<Data>, options: Options) {
  try {
    return await run()
  } catch (error) {
    const { quiet = false } = options
    if (quiet !== true && !(quiet === 'trouble' && isTrouble(error))) report(error)
    throw error
  }
}

/** Tells whoever listens of a call that failed; other errors are not for them. */
export function report(error: unknown) {
  if (error instanceof Refused || error instanceof Unreachable) {
    failures.dispatchEvent(new FailureEvent(error))
  }
}

async function exchangeOnce<Data>(
  method: string,
  address: string,
  body: BodyInit | null,
  { signal, onceKey }: Options,
): Promise<Data> {
  const outline = outlineAt(pathOf(address))
  const headers: Record<string, string> = tokenHeader()
  if (typeof body === 'string') headers['Content-Type'] = 'application/json'
  if (onceKey) headers['Idempotency-Key'] = onceKey
  return inTime(address, TIMEOUT_MS, signal, async (limit) => {
    const init = { method, headers, body, credentials: 'same-origin', signal: limit.signal } as const
    const reply = await fetch(address, init)
    return taken<Data>(address, judge(reply.status, await reply.text(), outline))
  })
}

/** What says who is calling. */
export function tokenHeader(): Record<string, string> {
  const token = readCookie(TOKEN_COOKIE)
  return token ? { [TOKEN_HEADER]: token } : {}
}

export type TimeLimit = {
  /** Aborted when the caller gives up, and when time is over. */
  signal: AbortSignal
  /** Something moved: the time begins anew. */
  moved: (ms?: number) => void
  isOver: () => boolean
  /** Stops the clock. */
  end: () => void
}

/** Begins to count. The clock is `setTimeout` and not `AbortSignal.timeout`, so that the time can be moved where it is tested. */
function limitTime(ms: number, caller?: AbortSignal): TimeLimit {
  const limit = new AbortController()
  const stop = () => limit.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'))
  let timer = setTimeout(stop, ms)
  return {
    signal: caller ? AbortSignal.any([caller, limit.signal]) : limit.signal,
    moved: (next = ms) => {
      clearTimeout(timer)
      timer = setTimeout(stop, next)
    },
    isOver: () => limit.signal.aborted,
    end: () => clearTimeout(timer),
  }
}

/** Runs an exchange that may take `ms`; what it throws is a `Refused`, an `Unreachable` or what the caller gave up with. */
export async function inTime<Data>(
  address: string,
  ms: number,
  caller: AbortSignal | undefined,
  run: (limit: TimeLimit) => Promise<Data>,
): Promise<Data> {
  const limit = limitTime(ms, caller)
  try {
    return await run(limit)
  } catch (error) {
    throw asFailure(address, error, limit, caller)
  } finally {
    limit.end()
  }
}

/** The data of an answer, or what it is instead. */
export function taken<Data>(address: string, judged: Judged): Data {
  if ('data' in judged) return judged.data as Data
  if ('refusal' in judged) throw refused(judged.refusal)
  throw new Unreachable(judged.empty ? 'empty' : 'unreadable', `${pathOf(address)}: ${judged.fault}`)
}

export const refused = ({ code, message, fields, current }: Refusal) =>
  new Refused(code, message, fields, current)

/** What an exchange threw, as its caller takes it: given up by the caller, judged already, too slow, or broken off. */
function asFailure(address: string, error: unknown, limit: TimeLimit, caller?: AbortSignal): unknown {
  if (caller?.aborted || error instanceof Refused || error instanceof Unreachable) return error
  return new Unreachable(limit.isOver() ? 'silent' : 'offline', `${pathOf(address)}: ${error}`)
}

/** An address without its query, which may hold secrets. */
export const pathOf = (address: string) => address.split('?', 1)[0] ?? ''

/** The query as text, with its `?` unless it is empty. */
export function asQuery(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
