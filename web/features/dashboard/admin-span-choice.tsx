// The choice of days above the cards about visitors.
import { DatePicker, Segmented } from 'antd'
import dayjs from 'dayjs'
import { useTexts } from '#web/i18n/language.tsx'
import type { Span } from './admin-api.ts'
import { SPANS } from './admin-span.ts'

const ISO = 'YYYY-MM-DD'
/** As many as the server takes. */
const MOST = 366

type Props = { span: Span; shown: { from: string; to: string } | undefined; onChange: (span: Span) => void }

export function SpanChoice({ span, shown, onChange }: Props) {
  const texts = useTexts('console/dashboard/visit')
  const from = span.from ?? shown?.from
  const to = span.to ?? shown?.to
  return (
    <div className="dash-span">
      <Segmented
        aria-label={texts.span}
        value={Number(span.days ?? 0)}
        options={SPANS.map((days) => ({ value: days, label: texts.days({ count: days }) }))}
        onChange={(days) => onChange({ days })}
      />
      <DatePicker.RangePicker
        aria-label={texts.chosenDays}
        allowClear={false}
        value={from && to ? [dayjs(from), dayjs(to)] : null}
        maxDate={dayjs()}
        disabledDate={(day, { from: first }) =>
          first !== undefined && Math.abs(day.diff(first, 'day')) >= MOST
        }
        onChange={(picked) => {
          const [first, last] = picked ?? []
          if (first && last) onChange({ from: first.format(ISO), to: last.format(ISO) })
        }}
      />
    </div>
  )
}
