// Fetches a file that a call makes, such as an export, and reports how much of it has come.

import type { CallAt, FilePath } from '#contract/calls.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { proven } from '#web/client/writes/proof.ts'
import { parsed, refusalIn } from './read-answer.ts'
import {
  asQuery,
  inTime,
  pathOf,
  type Query,
  refused,
  report,
  TIMEOUT_MS,
  tokenHeader,
  Unreachable,
} from './send.ts'

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
    return await proven(() => transfer(path + asQuery(query as Query), options))
  } catch (error) {
    if (!options.quiet) report(error)
    throw error
  }
}

function transfer(address: string, { signal, onProgress }: Options): Promise<FileToKeep> {
  return inTime(address, STILL_MS, signal, async (limit) => {
    const init = { method: 'POST', headers: tokenHeader(), credentials: 'same-origin' } as const
    const reply = await fetch(address, { ...init, signal: limit.signal })
    limit.moved()
    const type = reply.headers.get('content-type') ?? ''
    // A refusal wears the envelope; a file is named.
    const name = fileName(reply.headers.get('content-disposition') ?? '')
    if (!reply.ok || name === '') throw notFile(address, reply.status, await reply.text(), 'file')
    const parts = await partsOf(reply, (bytes) => {
      limit.moved()
      onProgress?.(bytes)
    })
    return { name, blob: new Blob(parts, { type }) }
  })
}

/** The bytes of a picture that only a POST answers, such as the captcha (spec §7); whoever shows it says what failed. */
export function fetchPicture(address: string, signal?: AbortSignal): Promise<Blob> {
  return inTime(address, TIMEOUT_MS, signal, async (limit) => {
    const init = { method: 'POST', credentials: 'same-origin', signal: limit.signal } as const
    const reply = await fetch(address, init)
    const body = await reply.blob()
    if (reply.ok && body.type.startsWith('image/') && body.size > 0) return body
    throw notFile(address, reply.status, await body.text(), 'picture')
  })
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

function notFile(address: string, status: number, text: string, what: 'file' | 'picture'): Error {
  const refusal = refusalIn(parsed(text))
  if (refusal) return refused(refusal)
  return new Unreachable('unreadable', `${pathOf(address)}: HTTP ${status} and no ${what}`)
}
