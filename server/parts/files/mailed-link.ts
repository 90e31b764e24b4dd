// Addresses that open a file which is sent by mail, for a time: what they open and until when, signed; nothing of it is stored.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a link of a letter opens its file (docs/limits.md). */
export const MAILED_DAYS = 7
/** What the key of links is made for. */
export const MAILED_KEY = 'mailed file'
const MARK = 32

/** A file by its id in the library, the record that it was asked for by (0 for staff), and until when it opens. */
type MailedLink = { file: number; record: number; until: number }

const markOf = (key: Buffer, said: string) =>
  createHmac('sha256', key).update(`mailed file ${said}`).digest('base64url').slice(0, MARK)

/** The path of the address. */
export function mailedPath(key: Buffer, { file, record, until }: MailedLink): string {
  const said = [file, record, until].map((number) => number.toString(36)).join('.')
  return `/download/mailed/${said}.${markOf(key, said)}`
}

/** What a link was made for, whether or not its time is over; null when it is none of ours. */
export function mailedIn(key: Buffer, link: string): MailedLink | null {
  const said = link.slice(0, Math.max(0, link.lastIndexOf('.')))
  const [given, right] = [Buffer.from(link), Buffer.from(`${said}.${markOf(key, said)}`)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const [file = 0, record = 0, until = 0] = said.split('.').map((part) => Number.parseInt(part, 36))
  return { file, record, until }
}
