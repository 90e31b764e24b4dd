// The days that the cards about visitors show, as the address has them: `?days=7`, or `?from=2026-06-01&to=2026-06-15`.
import { useSearchParams } from 'react-router'
import type { Span } from './admin-api.ts'

export const SPANS = [7, 30, 90] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
const USUAL = 30

/** What is no span of days is the usual one. */
export function readSpan(search: URLSearchParams): Span {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (DAY.test(from) && DAY.test(to) && from <= to) return { from, to }
  const days = Number(search.get('days'))
  return { days: SPANS.find((one) => one === days) ?? USUAL }
}

export function useSpan(): [Span, (span: Span) => void] {
  const [search, setSearch] = useSearchParams()
  const choose = (span: Span) => {
    const next = new URLSearchParams(search)
    for (const name of ['days', 'from', 'to'] as const) {
      const value = span[name]
      if (value === undefined) next.delete(name)
      else next.set(name, String(value))
    }
    setSearch(next, { replace: true })
  }
  return [readSpan(search), choose]
}
