// Which pages a browser may fetch or make ahead, told by a header: rules inside a page would be a script to its policy.
import { brotliCompressSync } from 'node:zlib'
import { PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { wayFor } from '#server/http/kept-answers/packing.ts'
import { OF_DOCUMENTS } from './policies.ts'
import type { Router } from './serve.ts'

const ADDRESS = '/speculation-rules.json'

/** The header that canonical pages carry. */
export const LOOK_AHEAD = { 'speculation-rules': `"${ADDRESS}"` } as const

/**
 * Pages of the site; not searches, the form of inquiries, other languages (whose choice is kept), nor what carries a query, as
 * previews and filters do. The sign-in and the console are no pages under a language, and files are none either.
 */
const PAGES = {
  and: [
    { href_matches: `/:language(${PUBLIC_LANGUAGES.join('|')})/*` },
    { not: { href_matches: '/:language/keyword*' } },
    { not: { href_matches: '/:language/message*' } },
    { not: { selector_matches: '[href*="?"], .languages a, [target], [download], [rel~="nofollow"]' } },
  ],
}

/** A pointer that rests on a link, or goes down on it, has the page fetched and then made. */
const RULES = JSON.stringify({
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'moderate' }],
})

const NOT_SAID = [...OF_DOCUMENTS, 'cross-origin-resource-policy', 'x-request-id']

/** Serves the rules that the header names. */
export function speculationRules({ app }: Pick<Router, 'app'>) {
  // Every first page fetches it: it says some things twice, and is the same for everybody.
  const packed = brotliCompressSync(RULES)
  app.get(ADDRESS, async ({ headers }, reply) => {
    for (const name of NOT_SAID) reply.removeHeader(name)
    const isPacked = wayFor(headers, Number.POSITIVE_INFINITY)?.encoding === 'br'
    if (isPacked) reply.header('content-encoding', 'br')
    return reply
      .type('application/speculationrules+json')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
      .send(isPacked ? packed : RULES)
  })
}
