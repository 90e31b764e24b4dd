// Tells the server of a page that was opened without asking it for one; nobody waits for it, and nobody hears when it fails.

import type { CallAt } from '#contract/calls.ts'
import type { InputOf } from '#contract/wire/call.ts'

const PATH = '/api/web/visit'
type Visit = InputOf<CallAt<typeof PATH>>

/** Pages and filters of a list are the same page; another record or another search is not. */
const RECORD = /[?&]((?:id|keyword)=[^&]*)/
const LONGEST = 300

/** The page at a path and a query of the site, as it is counted. */
export function visitPath(pathname: string, search: string): string {
  const record = RECORD.exec(search)?.[1]
  return (record ? `${pathname}?${record}` : pathname).slice(0, LONGEST)
}

/** A step to a page at a canonical address. */
export const visitOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Visit => ({
  path: visitPath(pathname.slice(3) || '/', search),
  language: pathname.slice(1, 3) as Visit['language'],
  referrer: null,
})

export function tellVisit(visit: Visit) {
  fetch(PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
  })
    // An answer that is not read keeps its connection busy.
    .then((reply) => reply.text())
    .catch(() => {})
}
