// Fetches a file that a call makes, such as an export, and tells how much of it has come.
import type { Answer } from '#contract/answer.ts'
import type { InputOf } from '#contract/call.ts'
import type { CallAt, FilePath } from '#contract/calls.ts'
import { TOKEN_COOKIE, TOKEN_HEADER } from '#contract/token.ts'
import { readCookie } from '#web/client/cookie.ts'
import { asQuery, FailureEvent, failures, type Query, Refused, Unreachable } from '#web/client/send.ts'

type Options = { signal?: AbortSignal; quiet?: boolean; onProgress?: (bytes: number) => void }

/** A file to keep, under the name that the server gave it. */
export type FileToKeep = { name: string; blob: Blob }

/** Answers the whole file; throws as `send` does. No time-out: an export of everything takes as long as it takes. */
export async function downloadFile<P extends FilePath>(
  path: P,
  query: InputOf<CallAt<P>>,
  options: Options = {},
): Promise<FileToKeep> {
  try {
    return await transfer(path + asQuery(query as Query), options)
  } catch (error) {
    if (!options.quiet && (error instanceof Refused || error instanceof Unreachable)) {
      failures.dispatchEvent(new FailureEvent(error))
    }
    throw error
  }
}

async function transfer(address: string, { signal, onProgress }: Options): Promise<FileToKeep> {
  const token = readCookie(TOKEN_COOKIE)
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: token ? { [TOKEN_HEADER]: token } : {},
      credentials: 'same-origin',
      ...(signal && { signal }),
    })
    const type = reply.headers.get('content-type') ?? ''
    // A refusal wears the envelope; a file is named.
    const name = fileName(reply.headers.get('content-disposition') ?? '')
    if (name === '') throw refusalIn(await reply.text(), reply.statusText)
    return { name, blob: new Blob(await partsOf(reply, onProgress), { type }) }
  } catch (error) {
    if (signal?.aborted || error instanceof Refused || error instanceof Unreachable) throw error
    throw new Unreachable(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function partsOf(reply: Response, onProgress?: (bytes: number) => void): Promise<BlobPart[]> {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = reply.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.byteLength
    onProgress?.(bytes)
  }
  return parts
}

/** The name in a `content-disposition` header, or `''`. */
export function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? ''
}

function refusalIn(text: string, otherwise: string): Error {
  try {
    const answer = JSON.parse(text) as Answer<never>
    return answer.code === 200 ? new Unreachable(otherwise) : new Refused(answer.code, answer.message)
  } catch {
    return new Unreachable(otherwise || 'Network Error')
  }
}
