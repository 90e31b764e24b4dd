// The days of one's own choice. The calendar is a large program, so until it is touched its field alone is there.
import { CalendarOutlined, SwapRightOutlined } from '@ant-design/icons'
import { type ComponentType, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import type { PickerProps } from './admin-span-picker.tsx'

type Props = Omit<PickerProps, 'label' | 'end'>

const bring = async () => (await import('./admin-span-picker.tsx')).SpanPicker
const fetchAhead = () => void bring().catch(console.error)

export function SpanDays(props: Props) {
  const label = useTexts('console/dashboard/visit').chosenDays
  const [end, setEnd] = useState(false)
  const [Picker, setPicker] = useState<ComponentType<PickerProps>>()
  if (Picker) return <Picker {...props} label={label} end={end} />
  const touch = (atEnd: boolean) => {
    setEnd(atEnd)
    bring().then((Come) => setPicker(() => Come), console.error)
  }
  const input = (day: string | undefined, atEnd: boolean) => (
    <input aria-label={label} value={day ?? ''} readOnly size={12} onFocus={() => touch(atEnd)} />
  )
  return (
    <div className="dash-days" onPointerEnter={fetchAhead}>
      {input(props.from, false)}
      <SwapRightOutlined aria-hidden="true" />
      {input(props.to, true)}
      <CalendarOutlined aria-hidden="true" />
    </div>
  )
}
