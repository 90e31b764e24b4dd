// The link by which whoever sent an enquiry finds it again: its number, signed; nothing of it is stored.
import { createHmac, timingSafeEqual } from 'node:crypto'

const NUMBER = 12
const MARK = 24

const markOf = (key: Buffer, number: string) =>
  createHmac('sha256', key).update(`enquiry ${number}`).digest('base64url').slice(0, MARK)

export const ownLink = (key: Buffer, number: string) => `${number}-${markOf(key, number)}`

/** The number that a link was made for; null when it is none of ours. */
export function numberIn(key: Buffer, link: string): string | null {
  const number = link.slice(0, NUMBER)
  const [given, right] = [Buffer.from(link), Buffer.from(ownLink(key, number))]
  return given.length === right.length && timingSafeEqual(given, right) ? number : null
}
