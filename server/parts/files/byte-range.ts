// The part of a file that a request wants, as for a download that goes on.
import type { IncomingHttpHeaders } from 'node:http'
import type { Part } from './object-store.ts'

/** Null for the whole file; `outside` where the file has no such part. Several parts at once are answered with all. */
export function partWanted(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { etag, size }: { etag: string; size: number },
): Part | null | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return null
  // Of another file, or of a moment: nobody keeps the moments.
  if (ifRange !== undefined && ifRange !== etag) return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < from) return null
  return from > to ? 'outside' : { from, to }
}
