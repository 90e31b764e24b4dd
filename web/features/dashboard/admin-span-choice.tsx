// The choice of days above the cards about visitors.
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import type { Span } from './admin-api.ts'
import { SpanDays } from './admin-span-days.tsx'

type Props = { span: Span; shown: { from: string; to: string } | undefined; onChange: (span: Span) => void }

export function SpanChoice({ span, shown, onChange }: Props) {
  const texts = useTexts('console/dashboard/visit')
  const group = useId()
  const from = span.from ?? shown?.from
  const to = span.to ?? shown?.to
  return (
    <div className="dash-span">
      <div className="dash-spans" role="radiogroup" aria-label={texts.span}>
        {SPANS.map((days) => (
          <label key={days}>
            <input
              type="radio"
              name={group}
              checked={Number(span.days ?? 0) === days}
              onChange={() => onChange({ days })}
            />
            <span>{texts.days({ count: days })}</span>
          </label>
        ))}
      </div>
      <SpanDays from={from} to={to} onChange={onChange} />
    </div>
  )
}

const SPANS = [7, 30, 90] as const
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
