// Leading a step on to another address, so that Back never meets the first one again.
import { redirect, replace } from 'react-router'

/** Where the browser stands, as the hash door writes it. */
const bar = () => location.hash.slice(1)

/**
 * Leads from one address to another. One that stands in the bar already (typed, bookmarked, mailed, come back to) gives
 * way to it; the step of a link was not made yet, and leaves the page of the link where Back finds it.
 */
export function leadOn(from: URL, to: string, standsAt: string = bar()): Response {
  const here = new URL(standsAt.startsWith('/') ? standsAt : `/${standsAt}`, from.origin)
  return here.pathname === from.pathname && here.search === from.search ? replace(to) : redirect(to)
}
