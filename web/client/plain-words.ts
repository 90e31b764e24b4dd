// What a person reads of whatever failed, in the language of the page: never the words of the engine or of a library.

import { CODE } from '#contract/wire/answer.ts'
import { Refused, Unreachable } from './send.ts'

export type PlainWords = {
  offline: string
  silent: string
  unreadable: string
  broken: string
  signIn: string
  forbidden: string
  gone: string
  changed: string
  tooLarge: string
  tooMany: string
  busy: string
  refused: (values: { code: number | string }) => string
}

let words: () => PlainWords = () => {
  throw new Error('no words were learned')
}

/** Where the words come from: the texts of the language shown. */
export function learnPlainWords(read: () => PlainWords) {
  words = read
}

/** A refusal in the words of the server, anything else in ours. */
export function plainWords(error: unknown): string {
  if (error instanceof Refused) return error.message || codeWords(error.code)
  if (error instanceof Unreachable) return words()[error.why === 'empty' ? 'unreadable' : error.why]
  // A mistake of ours: whoever mends it finds it here.
  console.error(error)
  return words().broken
}

/** For a refusal that came without words of its own. */
function codeWords(code: number | string): string {
  const { signIn, forbidden, gone, changed, tooLarge, tooMany, busy, refused } = words()
  if (code === CODE.notSignedIn || code === CODE.revoked) return signIn
  if (code === CODE.forbidden || code === CODE.prove) return forbidden
  if (code === CODE.notFound || code === CODE.gone) return gone
  if (code === CODE.conflict) return changed
  if (code === CODE.tooLarge) return tooLarge
  if (code === CODE.tooMany) return tooMany
  return Number(code) >= 500 ? busy : refused({ code })
}
