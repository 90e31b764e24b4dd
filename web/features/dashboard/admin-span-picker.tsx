// The calendar for days of one's own choice.
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useRef } from 'react'
import type { Span } from './admin-api.ts'

const ISO = 'YYYY-MM-DD'
/** As many as the server takes. */
const MOST = 366

export type PickerProps = {
  from: string | undefined
  to: string | undefined
  label: string
  /** Which of the two days was touched. */
  end: boolean
  onChange: (span: Span) => void
}

/** It comes because it was touched: it takes the focus, and is open. */
export function SpanPicker({ from, to, label, end, onChange }: PickerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelectorAll('input')[end ? 1 : 0]?.focus(), [end])
  return (
    <div ref={box}>
      <DatePicker.RangePicker
        aria-label={label}
        defaultOpen
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
