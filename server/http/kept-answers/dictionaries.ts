// What a visitor has of the site when the next page is asked for: the page before, which that one then travels as a
// difference from (RFC 9842; docs/decisions/system/0030-pages-as-differences.md).
import type { IncomingHttpHeaders } from 'node:http'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import type { Kept } from './kept.ts'

/** How long a browser may take a page for a dictionary. */
const WEEK = 604_800

/**
 * A dictionary has to be one that may be used for a while although it is stale. What browsers ask for as a page they ask
 * for anew each time all the same, and caches of others have to.
 */
const FOR_A_WHILE = `public, max-age=0, proxy-revalidate, stale-while-revalidate=${WEEK}`

const OF = eachLanguage((language) => ({
  'cache-control': FOR_A_WHILE,
  'use-as-dictionary': `match="/${language}/*"`,
}))

/** Says of a page that its visitor may name it with the next one: to browsers that do, which send this header where they may. */
export const asDictionary = (
  language: Language,
  { once, stale }: Pick<Kept, 'once' | 'stale'>,
  headers: IncomingHttpHeaders,
) => (once || stale || headers['sec-ch-ua'] === undefined ? null : OF[language])
