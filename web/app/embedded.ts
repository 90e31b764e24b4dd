// What the server wrote into the page, so that the first paint waits for no call (decision 20).
import type { HydrationState } from 'react-router'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { read } from '#web/client/send.ts'
import type { ShellData } from '#web/site/shell/shell-data.tsx'

export type Embedded = {
  language: Language
  /** By route; the shell is always among it. */
  loaderData: NonNullable<HydrationState['loaderData']>
  errors?: NonNullable<HydrationState['errors']>
  /** Of a record: its page in every language. */
  everywhere?: Record<Language, string>
  /** Of a record that does not exist in some languages: those in which it does. */
  there?: readonly Language[]
  /** Of a preview: until when its link opens the site. */
  previewUntil?: string
}

/** What the page begins with; `embedded` only when it is the page that is to be shown. */
export type Start = {
  language: Language
  embedded: Embedded | null
  shell: ShellData | null
  previewUntil?: string
}

/** Parses the embedded data; anything but what the server writes counts as nothing. */
export function parseEmbedded(text: string): Embedded | null {
  const given: unknown = JSON.parse(text)
  if (typeof given !== 'object' || given === null || !('language' in given)) return null
  const embedded = given as Embedded
  return LANGUAGES.includes(embedded.language) && shellIn(embedded) ? embedded : null
}

const shellIn = ({ loaderData }: Embedded) => (loaderData?.[SHELL_ROUTE] as ShellData | undefined) ?? null

/**
 * The language and the data to begin with; `chosen` is the language of the address, or of the cookie (decision 14): a
 * page that a cache kept for somebody else is read anew. Without embedded data (the development server) the shell is read here.
 */
export async function readStart(text: string, chosen: Language | null, preview?: string): Promise<Start> {
  const embedded = parseEmbedded(text)
  if (embedded) {
    const { language, previewUntil } = embedded
    const until = previewUntil !== undefined && { previewUntil }
    if (chosen && chosen !== language) return { language: chosen, embedded: null, shell: null, ...until }
    return { language, embedded, shell: shellIn(embedded), ...until }
  }
  const lang = chosen ?? undefined
  try {
    const [site, types] = await Promise.all([
      read('/api/web/site/get', { lang }, { quiet: true, preview }),
      read('/api/web/product/type/listAll', { lang }, { quiet: true, preview }),
    ])
    return { language: chosen ?? site.language, embedded: null, shell: { site, types } }
  } catch {
    // The shell's own loader tries again and shows what went wrong.
    return { language: chosen ?? LANGUAGES[0], embedded: null, shell: null }
  }
}

/** The name under which what the server embedded is handed to the router. */
export const SHELL_ROUTE = 'shell'
