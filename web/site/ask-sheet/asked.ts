// What a link to the form asks for.
import { type EnquiryLine, linesAsked } from '#contract/enquiries/enquiry-lines.ts'
import { addresses } from '#web/site/links/addresses.ts'

/** What is asked for: products and their parts, with the code of the one that was put together. */
export type Asked = { lines: EnquiryLine[]; address: string }

/** Null for a link to anything but the form about products. */
export function askedBy(link: HTMLAnchorElement): Asked | null {
  const { pathname, search, searchParams } = new URL(link.href)
  if (!pathname.endsWith(addresses.ask)) return null
  const lines = linesAsked(Object.fromEntries(searchParams))
  return lines.length === 0 ? null : { lines, address: `${addresses.ask}${search}` }
}
