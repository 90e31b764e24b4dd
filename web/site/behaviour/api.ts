// What behaviours ask the server for; that none comes is no reason to disturb anybody.
import type { Language } from '#contract/languages/language-codes.ts'
import { previewToken } from '#web/client/preview.ts'
import { readItems } from '#web/client/read-items.ts'

/** Entries of each list of the 404 page. */
const LIMIT = 4

/** Pages that hold `keyword`, the nearest first. */
export const readNear = (keyword: string, lang: Language, signal: AbortSignal) =>
  readItems('/api/web/search', { keyword, lang, limit: LIMIT }, seeing(signal))

/** The products that are asked for most. */
export const readPopular = (lang: Language, signal: AbortSignal) =>
  readItems('/api/web/product/hotList', { lang, limit: LIMIT }, seeing(signal))

/** Titles that have what was typed. */
export const readSuggestions = (keyword: string, lang: Language, signal: AbortSignal) =>
  readItems('/api/web/search/suggest', { keyword, lang }, seeing(signal))

const seeing = (signal: AbortSignal) => ({ signal, preview: previewToken(location.search) })
