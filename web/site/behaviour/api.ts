// What behaviours ask the server for.
import type { Language } from '#contract/languages/language-codes.ts'
import type { Suggestion } from '#contract/site/search.ts'
import { previewToken } from '#web/client/preview.ts'
import { read } from '#web/client/send.ts'

/** Entries of each list of the 404 page. */
const LIMIT = 4

/** Pages that hold `keyword`, the nearest first; none when the search is not well. */
export async function readNear(keyword: string, lang: Language, signal: AbortSignal) {
  try {
    return (await read('/api/web/search', { keyword, lang, limit: LIMIT }, asQuiet(signal))).items
  } catch {
    return []
  }
}

/** The products that are asked for most. */
export async function readPopular(lang: Language, signal: AbortSignal) {
  try {
    return (await read('/api/web/product/hotList', { lang, limit: LIMIT }, asQuiet(signal))).items
  } catch {
    return []
  }
}

/** Titles that have what was typed; none when the server cannot be asked, which is no reason to disturb anybody. */
export async function readSuggestions(
  keyword: string,
  lang: Language,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    return (await read('/api/web/search/suggest', { keyword, lang }, asQuiet(signal))).items
  } catch {
    return []
  }
}

const asQuiet = (signal: AbortSignal) => ({ signal, quiet: true, preview: previewToken(location.search) })
