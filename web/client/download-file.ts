// Fetches a file that a call makes, such as an export, and tells how much of it has come.

import type { CallAt, FilePath } from '#contract/calls.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { TOKEN_COOKIE, TOKEN_HEADER } from '#contract/wire/token.ts'
import { readCookie } from './cookie.ts'
import { parsed, refusalIn } from './read-answer.ts'
import { asFailure, asQuery, pathOf, type Query, refused, report, Unreachable } from './send.ts'
import { limitTime } from './time-limit.ts'

type Options = { signal?: AbortSignal; quiet?: boolean; onProgress?: (bytes: number) => void }

/** A file to keep, under the name that the server gave it. */
export type FileToKeep = { name: string; blob: Blob }

/** An export of everything takes as long as it takes, but it has to move. */
const STILL_MS = 50_000

/** Answers the whole file; throws as `send` does. */
export async function downloadFile<P extends FilePath>(
  path: P,
  query: InputOf<CallAt<P>>,
  options: Options = {},
): Promise<FileToKeep> {
  try {
    return await transfer(path + asQuery(query as Query), options)
  } catch (error) {
    if (!options.quiet) report(error)
    throw error
  }
}

async function transfer(address: string, { signal, onProgress }: Options): Promise<FileToKeep> {
  const token = readCookie(TOKEN_COOKIE)
  const limit = limitTime(STILL_MS, signal)
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: token ? { [TOKEN_HEADER]: token } : {},
      credentials: 'same-origin',
      signal: limit.signal,
    })
    limit.moved()
    const type = reply.headers.get('content-type') ?? ''
    // A refusal wears the envelope; a file is named.
    const name = fileName(reply.headers.get('content-disposition') ?? '')
    if (!reply.ok || name === '') throw notFile(address, reply.status, await reply.text())
    const parts = await partsOf(reply, (bytes) => {
      limit.moved()
      onProgress?.(bytes)
    })
    return { name, blob: new Blob(parts, { type }) }
  } catch (error) {
    throw asFailure(address, error, limit, signal)
  } finally {
    limit.end()
  }
}

async function partsOf(reply: Response, onProgress: (bytes: number) => void): Promise<BlobPart[]> {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = reply.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.byteLength
    onProgress(bytes)
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

function notFile(address: string, status: number, text: string): Error {
  const refusal = refusalIn(parsed(text))
  if (refusal) return refused(refusal)
  return new Unreachable('unreadable', `${pathOf(address)}: HTTP ${status} and no file`)
}
