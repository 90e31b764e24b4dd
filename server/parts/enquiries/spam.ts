// Tells spam from enquiries by signed form token, time, a field that nobody sees, and rate (decision 29).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { HASTE_MS } from '#contract/enquiries/enquiry.ts'
import type { SpamReason } from '#contract/enquiries/message-states.ts'

/** A form that was opened longer ago is signed anew by the browser. */
export const FORM_MS = 24 * 60 * 60_000
/** Messages of an address that count as enquiries; what comes above is stored as spam. */
export const SENT_LIMIT = { name: 'message', points: 10, seconds: 10 * 60 }
/** Messages of an address that are taken at all. */
export const TAKEN_LIMIT = { name: 'message-taken', points: 60, seconds: 60 * 60 }
/** Acknowledgements to one mail address: the form is no way to fill somebody's mailbox. */
export const THANKED_LIMIT = { name: 'message-thanked', points: 3, seconds: 24 * 60 * 60 }
/** Documents sent by mail to one mail address. */
export const MAILED_LIMIT = { name: 'message-mailed', points: 10, seconds: 24 * 60 * 60 }

const signed = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** A token of a form that was opened at `at`. */
export function signForm(key: Buffer, at: number): string {
  const text = `${at.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${text}.${signed(key, text)}`
}

/** When the form of a token was opened; null when we did not sign it. */
export function openedAt(key: Buffer, token: string): number | null {
  const end = token.lastIndexOf('.')
  if (end < 0) return null
  const text = token.slice(0, end)
  const given = Buffer.from(token.slice(end + 1))
  const right = Buffer.from(signed(key, text))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const at = Number.parseInt(text.split('.', 1)[0] ?? '', 36)
  return Number.isSafeInteger(at) ? at : null
}

type Sent = { memo: string; form: string; withinRate: boolean }

/** Why a message is spam; `''` when nothing says so. */
export function judge({ memo, form, withinRate }: Sent, key: Buffer, now: number): SpamReason | '' {
  if (memo !== '') return 'honeypot'
  if (form === '') return 'noToken'
  const at = openedAt(key, form)
  if (at === null || now - at > FORM_MS || at > now) return 'badToken'
  if (now - at < HASTE_MS) return 'tooFast'
  return withinRate ? '' : 'rate'
}
