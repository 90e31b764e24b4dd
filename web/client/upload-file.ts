// Uploads one file and tells how far it is; `fetch` cannot, so this is the one place with XMLHttpRequest.

import type { CallAt, UploadPath } from '#contract/calls.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'
import { proven } from '#web/client/writes/proof.ts'
import { outlineAt } from './outlines.ts'
import { judge } from './read-answer.ts'
import { asQuery, inTime, pathOf, type Query, report, taken, tokenHeader, Unreachable } from './send.ts'

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
    const address = path + asQuery((query ?? {}) as Query)
    return await proven(() => transfer<OutputOf<CallAt<P>>>(address, file, options))
  } catch (error) {
    if (!options.quiet) report(error)
    throw error
  }
}

async function transfer<Data>(address: string, file: File, { signal, onProgress }: Options): Promise<Data> {
  const outline = outlineAt(pathOf(address))
  return inTime(address, STILL_MS, signal, async (limit) => {
    limit.signal.throwIfAborted()
    const request = new XMLHttpRequest()
    await new Promise<void>((resolve, reject) => {
      request.open('POST', address)
      for (const [name, value] of Object.entries(tokenHeader())) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        limit.moved()
        if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100))
      }
      request.upload.onload = () => limit.moved(WORK_MS)
      request.onprogress = () => limit.moved()
      request.onload = () => resolve()
      request.onerror = () => reject(new Unreachable('offline', `${pathOf(address)}: the upload broke off`))
      request.onabort = () => reject(limit.signal.reason)
      limit.signal.addEventListener('abort', () => request.abort())
      const form = new FormData()
      form.append('file', file)
      request.send(form)
    })
    return taken<Data>(address, judge(request.status, request.responseText, outline))
  })
}
