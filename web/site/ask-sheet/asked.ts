// What a link to the form asks for.
import { addresses } from '#web/site/links/addresses.ts'

/** What is asked for: products, and the code of the one that was put together. */
export type Asked = { ids: number[]; code: string; address: string }

/** Null for a link to anything but the form about products. */
export function askedBy(link: HTMLAnchorElement): Asked | null {
  const { pathname, search, searchParams } = new URL(link.href)
  if (!pathname.endsWith(addresses.ask)) return null
  const named = searchParams.get('ids') ?? searchParams.get('product') ?? ''
  const ids = named.split(',').map(Number)
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0)) return null
  return { ids, code: searchParams.get('code') ?? '', address: `${addresses.ask}${search}` }
}
