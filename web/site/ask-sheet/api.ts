// What the sheet asks the server for.
import type { Language } from '#contract/languages/language-codes.ts'
import { read } from '#web/client/send.ts'

/** The products of these ids that visitors see. */
export const readAsked = async (ids: readonly number[], lang: Language, signal: AbortSignal) =>
  (await read('/api/web/message/asked', { ids: ids.join(','), lang }, { signal, quiet: true })).items
