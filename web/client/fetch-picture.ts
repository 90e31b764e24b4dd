// Fetches a picture that only a POST answers, such as the captcha (spec §7).

import { parsed, refusalIn } from './read-answer.ts'
import { asFailure, pathOf, refused, TIMEOUT_MS, Unreachable } from './send.ts'
import { limitTime } from './time-limit.ts'

/** The bytes of the picture; throws as `send` does, but reports nothing: whoever shows the picture says what failed. */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Blob> {
  const limit = limitTime(TIMEOUT_MS, signal)
  try {
    const reply = await fetch(address, { method: 'POST', credentials: 'same-origin', signal: limit.signal })
    const body = await reply.blob()
    if (reply.ok && body.type.startsWith('image/') && body.size > 0) return body
    const refusal = refusalIn(parsed(await body.text()))
    if (refusal) throw refused(refusal)
    throw new Unreachable('unreadable', `${pathOf(address)}: HTTP ${reply.status} and no picture`)
  } catch (error) {
    throw asFailure(address, error, limit, signal)
  } finally {
    limit.end()
  }
}
