// An address of the site as it is typed or copied from the browser.
import { ANY_LANGUAGE } from '#contract/languages/language-codes.ts'

/** The language that an address begins with. */
const PREFIX = new RegExp(`^/${ANY_LANGUAGE}(?=/)`)

/** An address that was copied from the browser as the site's own: `/productDetail/3`. Others stay as they were typed. */
export function sitePath(typed: string, host: string): string {
  const address = typed.trim()
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address
  const url = new URL(address)
  if (url.host !== host) return address
  if (url.hash.startsWith('#/')) return url.hash.slice(1)
  return url.pathname.replace(PREFIX, '') + url.search + url.hash
}
