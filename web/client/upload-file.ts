// Uploads one file and tells how far it is; `fetch` cannot, so this is the one place with XMLHttpRequest.

import { type Answer, CODE } from '#contract/answer.ts'
import type { InputOf, OutputOf } from '#contract/call.ts'
import type { CallAt, UploadPath } from '#contract/calls.ts'
import { TOKEN_COOKIE, TOKEN_HEADER } from '#contract/token.ts'
import { readCookie } from '#web/client/cookie.ts'
import { asQuery, FailureEvent, failures, type Query, Refused, Unreachable } from '#web/client/send.ts'

type Options = { signal?: AbortSignal; quiet?: boolean; onProgress?: (percent: number) => void }

/** Sends `file` as multipart field `file`, and what else the call takes in the query. No time-out: a large picture on a slow line may take longer than a call. */
export async function uploadFile<P extends UploadPath>(
  path: P,
  file: File,
  { query, ...options }: Options & { query?: InputOf<CallAt<P>> } = {},
) {
  try {
    return await transfer<OutputOf<CallAt<P>>>(path + asQuery((query ?? {}) as Query), file, options)
  } catch (error) {
    if (!options.quiet && (error instanceof Refused || error instanceof Unreachable)) {
      failures.dispatchEvent(new FailureEvent(error))
    }
    throw error
  }
}

function transfer<Data>(path: string, file: File, { signal, onProgress }: Options) {
  return new Promise<Data>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    const token = readCookie(TOKEN_COOKIE)
    if (token) request.setRequestHeader(TOKEN_HEADER, token)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100))
    }
    request.onerror = () => reject(new Unreachable(request.statusText || 'Network Error'))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    request.onload = () => {
      try {
        resolve(dataIn<Data>(request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function dataIn<Data>(text: string): Data {
  let answer: Answer<Data>
  try {
    answer = JSON.parse(text) as Answer<Data>
  } catch (error) {
    throw new Unreachable(error instanceof Error ? error.message : String(error), { cause: error })
  }
  if (answer.code === CODE.ok || answer.code === undefined) return (answer as { data: Data }).data
  throw new Refused(answer.code, answer.message, answer.data?.fields, answer.data?.current)
}
