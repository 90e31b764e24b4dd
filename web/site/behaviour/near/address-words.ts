// What an address that leads nowhere was about, as far as its words say.
import { LANGUAGES } from '#contract/languages/language-codes.ts'

/** Words of addresses that name a kind of page and nothing on it. */
const PLACES = new Set<string>([
  ...LANGUAGES,
  ...'html index home homepage news newsdetail product products productdetail productmodular'.split(' '),
  ...'productmodularchil successcase successcasedetail aboutus 404 401'.split(' '),
])
/** A word says something from this length on; a Chinese one from the first character. */
const SHORT = /^[\x00-\u024f]{1,2}$/
const LONGEST = 60

/** `/en/newsDetail/12-annual-meeting.html` as `annual meeting`; `''` when nothing is said. */
export function wordsOfAddress(pathname: string): string {
  return decoded(pathname)
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .split(/[/\s_+.-]+/u)
    .filter(
      (word) => word !== '' && !SHORT.test(word) && !/^\d+$/.test(word) && !PLACES.has(word.toLowerCase()),
    )
    .slice(-4)
    .join(' ')
    .slice(0, LONGEST)
    .trim()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
