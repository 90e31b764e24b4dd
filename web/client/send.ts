// The one door to the server. It knows no toast: it throws, and reports each failure once to whoever listens.
import { type Answer, CODE, type FailureCode, type FieldMessages } from '#contract/answer.ts'
import type { InputOf, OutputOf } from '#contract/call.ts'
import type { AskPath, CallAt, GetPath, ReadPath, SendPath } from '#contract/calls.ts'
import { TOKEN_COOKIE, TOKEN_HEADER } from '#contract/token.ts'
import { readCookie } from '#web/client/cookie.ts'

/** Spec §7 and §9. */
const TIMEOUT_MS = 50_000

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

/** No answer came, or none that could be read. */
export class Unreachable extends Error {}

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
const TROUBLE: ReadonlySet<FailureCode> = new Set([CODE.fault, CODE.unavailable, CODE.full])

/** The server is away or not well: asking again later may help. */
export const isTrouble = (error: unknown) =>
  error instanceof Unreachable || (error instanceof Refused && TROUBLE.has(error.code))

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

/** A call that takes a JSON body. */
export function send<P extends SendPath>(path: P, body: InputOf<CallAt<P>>, options: Options = {}) {
  return exchange<OutputOf<CallAt<P>>>('POST', path, JSON.stringify(body), options)
}

async function exchange<Data>(method: string, address: string, body: BodyInit | null, options: Options) {
  try {
    return await exchangeOnce<Data>(method, address, body, options)
  } catch (error) {
    const { quiet = false } = options
    const known = error instanceof Refused || error instanceof Unreachable
    if (known && quiet !== true && !(quiet === 'trouble' && isTrouble(error))) {
      failures.dispatchEvent(new FailureEvent(error))
    }
    throw error
  }
}

async function exchangeOnce<Data>(
  method: string,
  address: string,
  body: BodyInit | null,
  { signal, onceKey }: Options,
): Promise<Data> {
  const token = readCookie(TOKEN_COOKIE)
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const headers: Record<string, string> = {}
  if (token) headers[TOKEN_HEADER] = token
  if (typeof body === 'string') headers['Content-Type'] = 'application/json'
  if (onceKey) headers['Idempotency-Key'] = onceKey
  let answer: Answer<Data>
  try {
    const reply = await fetch(address, {
      method,
      headers,
      body,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    answer = (await reply.json()) as Answer<Data>
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Unreachable(error instanceof Error ? error.message : String(error), { cause: error })
  }
  // Spec §8: a body without a code, or with code 200, is a success whatever the HTTP status says.
  if (answer.code === CODE.ok || answer.code === undefined) return (answer as { data: Data }).data
  throw new Refused(answer.code, answer.msg ?? answer.message, answer.data?.fields, answer.data?.current)
}

/** The query as text, with its `?` unless it is empty. */
export function asQuery(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
