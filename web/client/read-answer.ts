// Judges what came back: a success, a refusal of our server, or something that is neither (spec §8, decision 30).

import type { Outline } from '#contract/outlines.ts'
import { CODE, type FailureCode, type FieldMessages } from '#contract/wire/answer.ts'
import { hasOutline } from './outlines.ts'

export type Refusal = { code: FailureCode; message: string; fields: FieldMessages; current?: unknown }

export type Judged =
  | { data: unknown }
  | { refusal: Refusal }
  /** Neither; what it was, for whoever has to find out why. */
  | { fault: string; empty: boolean }

/** A success is a 2xx status and no `code`, or 200, with `data` of the outline; what has another code is a refusal. */
export function judge(status: number, text: string, outline: Outline): Judged {
  const body = parsed(text)
  const found = refusalIn(body)
  if (found) return { refusal: found }
  const good = status >= 200 && status < 300
  const fault = (description: string, empty = false) => ({
    fault: `HTTP ${status}, ${description}: ${glance(text)}`,
    empty,
  })
  if (!good) return fault('no answer of ours')
  if (body === null || (body === undefined && text.trim() === '')) return fault('an empty answer', true)
  if (!isObject(body)) return fault('no answer of ours')
  const { code, data } = body
  if (code !== undefined && code !== CODE.ok) return fault('a code that is none of ours')
  if (hasOutline(data, outline)) return { data }
  return fault('an answer of another outline', code === CODE.ok && (data ?? null) === null)
}

/** The refusal that a body is: one with a code other than 200. */
export function refusalIn(body: unknown): Refusal | null {
  if (!isObject(body)) return null
  const { code, msg, message, data } = body
  if (code === CODE.ok || (typeof code !== 'number' && code !== CODE.revoked && code !== CODE.prove))
    return null
  const { fields, current } = isObject(data) ? data : {}
  const said = [msg, message].find((words) => typeof words === 'string' && words.trim() !== '')
  return { code: code as FailureCode, message: said ? String(said) : '', fields: messagesIn(fields), current }
}

/** What a text says as JSON; nothing when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const messagesIn = (fields: unknown): FieldMessages =>
  isObject(fields)
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([name, description]) =>
          description ? [[name, String(description)]] : [],
        ),
      )
    : {}

const GLANCE = 200
const glance = (text: string) => (text.length > GLANCE ? `${text.slice(0, GLANCE)}…` : text || '(nothing)')
