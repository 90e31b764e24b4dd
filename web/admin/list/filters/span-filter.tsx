// A filter by a span of time.
import { DatePicker } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import { lastDays, pickedOf, type Span, spanOf } from './span.ts'

type Props = {
  label: string
  from: string | null
  until: string | null
  onChange: (span: Span) => void
  /** Picks hours and minutes as well. */
  minutes?: boolean
}

/** Days of the reader's own time zone; either end may stay open. */
export function SpanFilter({ label, from, until, onChange, minutes = false }: Props) {
  const texts = useTexts('console/list/list')
  return (
    <DatePicker.RangePicker
      className={minutes ? 'filter-span filter-span-minutes' : 'filter-span'}
      value={pickedOf({ from, until }, minutes)}
      onChange={(picked) => onChange(spanOf(picked ?? [null, null], minutes))}
      placeholder={[label, texts.until]}
      aria-label={label}
      allowEmpty={[true, true]}
      {...(minutes && { showTime: { format: 'HH:mm' }, format: 'YYYY-MM-DD HH:mm' })}
      presets={[
        { label: texts.today, value: lastDays(1, minutes) },
        ...[7, 30, 90].map((count) => ({ label: texts.days({ count }), value: lastDays(count, minutes) })),
      ]}
    />
  )
}
