// Uploads one file and tells how far it is; `fetch` cannot, so this is the one place with XMLHttpRequest.

import type { CallAt, UploadPath } from '#contract/calls.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'
import { TOKEN_COOKIE, TOKEN_HEADER } from '#contract/wire/token.ts'
import { readCookie } from './cookie.ts'
import { outlineAt } from './outlines.ts'
import { judge } from './read-answer.ts'
import { asFailure, asQuery, pathOf, type Query, report, taken, Unreachable } from './send.ts'
import { limitTime } from './time-limit.ts'

type Options = { signal?: AbortSignal; quiet?: boolean; onProgress?: (percent: number) => void }

/** On its way a large picture may take as long as its line is slow, but it has to move. */
export const STILL_MS = 50_000
/** When all of it has arrived the server may still have to wait for other pictures before it reads this one. */
export const WORK_MS = 150_000

/** Sends `file` as multipart field `file`, and what else the call takes in the query; throws as `send` does. */
export async function uploadFile<P extends UploadPath>(
  path: P,
  file: File,
  { query, ...options }: Options & { query?: InputOf<CallAt<P>> } = {},
) {
  try {
    return await transfer<OutputOf<CallAt<P>>>(path + asQuery((query ?? {}) as Query), file, options)
  } catch (error) {
    if (!options.quiet) report(error)
    throw error
  }
}

async function transfer<Data>(address: string, file: File, { signal, onProgress }: Options): Promise<Data> {
  const outline = outlineAt(pathOf(address))
  const limit = limitTime(STILL_MS, signal)
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  try {
    limit.signal.throwIfAborted()
    limit.signal.addEventListener('abort', stop)
    await new Promise<void>((resolve, reject) => {
      request.open('POST', address)
      const token = readCookie(TOKEN_COOKIE)
      if (token) request.setRequestHeader(TOKEN_HEADER, token)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        limit.moved()
        if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100))
      }
      request.upload.onload = () => limit.moved(WORK_MS)
      request.onprogress = () => limit.moved()
      request.onload = () => resolve()
      request.onerror = () => reject(new Unreachable('offline', `${pathOf(address)}: the upload broke off`))
      request.onabort = () => reject(limit.signal.reason)
      const form = new FormData()
      form.append('file', file)
      request.send(form)
    })
    return taken<Data>(address, judge(request.status, request.responseText, outline))
  } catch (error) {
    throw asFailure(address, error, limit, signal)
  } finally {
    limit.end()
    limit.signal.removeEventListener('abort', stop)
  }
}
