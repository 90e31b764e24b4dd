// Fetches a picture that only a POST answers, such as the captcha (spec §7).
import type { Answer } from '#contract/answer.ts'
import { Refused, Unreachable } from '#web/client/send.ts'

/** Spec §9. */
const TIMEOUT_MS = 50_000

/** The bytes of the picture; throws as `send` does, but reports nothing: whoever shows the picture says what failed. */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Blob> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  let reply: Response
  let body: Blob
  try {
    reply = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    body = await reply.blob()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Unreachable(error instanceof Error ? error.message : String(error), { cause: error })
  }
  if (body.type.startsWith('image/')) return body
  throw await refusalIn(body, reply.statusText)
}

async function refusalIn(body: Blob, otherwise: string): Promise<Error> {
  try {
    const answer = JSON.parse(await body.text()) as Answer<never>
    return answer.code === 200 ? new Unreachable(otherwise) : new Refused(answer.code, answer.message)
  } catch {
    return new Unreachable(otherwise)
  }
}
