// What the server wrote into `index.html`, so that the first paint waits for no call (decision 20).
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import { read } from '#web/client/send.ts'
import type { ShellData } from '#web/site/shell-data.tsx'

export type Start = { language: Language; shell: ShellData | null; previewUntil?: string }

/** Parses the embedded data; anything but what the server writes counts as nothing. */
export function parseEmbedded(text: string): (Start & { shell: ShellData }) | null {
  const given: unknown = JSON.parse(text)
  if (typeof given !== 'object' || given === null || !('language' in given)) return null
  const { language, site, types, previewUntil } = given as {
    language: Language
    previewUntil?: string
  } & ShellData
  return LANGUAGES.includes(language) && site && Array.isArray(types)
    ? { language, shell: { site, types }, ...(previewUntil !== undefined && { previewUntil }) }
    : null
}

/**
 * The language and the shell to begin with. The cookie decides the language (decision 14): a page that a cache kept
 * for somebody else is read anew. Without embedded data (the development server) both calls are made here.
 */
export async function readStart(text: string, cookie: Language | null, preview?: string): Promise<Start> {
  const embedded = parseEmbedded(text)
  if (embedded) {
    if (!cookie || cookie === embedded.language) return embedded
    return { ...embedded, language: cookie, shell: null }
  }
  const lang = cookie ?? undefined
  try {
    const [site, types] = await Promise.all([
      read('/api/web/site/get', { lang }, { quiet: true, preview }),
      read('/api/web/product/type/listAll', { lang }, { quiet: true, preview }),
    ])
    return { language: cookie ?? site.language, shell: { site, types } }
  } catch {
    // The shell's own loader tries again and shows what went wrong.
    return { language: cookie ?? 'zh', shell: null }
  }
}
