// Pages of a list, kept in the address: `?page=2`.
import { replace } from 'react-router'

/** The page an address asks for; anything but a whole number from 1 is the first. */
export function readPage(search: URLSearchParams): number {
  const given = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1
}

/** The same search with another page; the first page needs no word of it. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  const query = next.toString()
  return query === '' ? '?' : `?${query}`
}

export const pageCount = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit))

/** The numbers to show: first, last, the current one and its neighbours; `'gap'` stands for what is left out. */
export function pageLinks(current: number, count: number): (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, count]
  if (current <= 3) wanted.push(2, 3)
  if (current > count - 3) wanted.push(count - 1, count - 2)
  const shown = [...new Set(wanted)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  return shown.flatMap((page, at) => {
    const left = page - (shown[at - 1] ?? page - 1) - 1
    // A gap of a single page is no shorter than the page itself.
    return left === 0 ? [page] : [left === 1 ? page - 1 : ('gap' as const), page]
  })
}

/** Leads an address that asks for a page behind the last one to the last one. */
export function keepWithin(url: URL, total: number, limit: number) {
  const last = pageCount(total, limit)
  if (readPage(url.searchParams) > last) throw replace(url.pathname + withPage(url.searchParams, last))
}
