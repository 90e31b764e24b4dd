// Which address of the past somebody means; apart from the calls, whose schemas the browser does not load.
import { ANY_LANGUAGE, type Language } from '#contract/languages/language-codes.ts'

const IN_LANGUAGE = new RegExp(`^/(?:${ANY_LANGUAGE})(?:/|$)`)
const HOME = '/HomePage'

/**
 * The address that manifests name for what somebody typed or copied: a whole address, a path, or one behind `#`;
 * null when it is none.
 */
export function pastAddress(typed: string, language: Language): string | null {
  const text = typed.trim()
  if (text === '') return null
  try {
    const { pathname, hash, protocol } = new URL(
      /^[a-z]+:/i.test(text) ? text : text.replace(/^\/*/, '/'),
      'https://x',
    )
    if (!/^https?:$/.test(protocol)) return null
    const path =
      pathname === '/' && hash.startsWith('#/') ? `/${language}${hash.slice(1).split('?', 1)[0]}` : pathname
    const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
    return IN_LANGUAGE.test(plain) && plain.indexOf('/', 1) < 0 ? plain + HOME : plain
  } catch {
    return null
  }
}
