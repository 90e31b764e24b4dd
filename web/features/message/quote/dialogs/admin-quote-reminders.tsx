// When somebody of the staff and the customer are reminded of a quote that nobody answered. Rendered while it is open.
import { DatePicker, Modal } from 'antd'
import dayjs from 'dayjs'
import { useId, useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Reminders } from '../admin-api.ts'
import type { QuoteActs } from '../admin-use-quote-acts.ts'

type Props = { quote: QuoteDetail; acts: QuoteActs; onClose: () => void }

export function QuoteReminders({ quote, acts, onClose }: Props) {
  const texts = useTexts('console/quote/versions')
  const { cancel } = useTexts('console/quote/words')
  const [times, setTimes] = useState<Reminders>({ remindTime: quote.remindTime, nudgeTime: quote.nudgeTime })
  const id = useId()
  const save = async () => {
    if (await acts.remind(times)) onClose()
  }
  const field = (name: keyof Reminders, label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <DatePicker
        id={`${id}-${name}`}
        className="quote-reminder"
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        showNow={false}
        format="YYYY-MM-DD HH:mm"
        placeholder={texts.never}
        minDate={dayjs()}
        value={times[name] === null ? null : dayjs(times[name])}
        presets={[3, 5, 7, 14].map((count) => ({
          label: texts.inDays({ count }),
          value: dayjs().add(count, 'day').hour(9).startOf('hour'),
        }))}
        onChange={(time) => setTimes({ ...times, [name]: time ? time.toISOString() : null })}
      />
    </div>
  )
  return (
    <Modal
      open
      title={texts.remindersTitle}
      okText={texts.save}
      okButtonProps={{ loading: acts.busy }}
      cancelText={cancel}
      onOk={() => void save()}
      onCancel={onClose}
      width={440}
    >
      <div className="quote-close">
        {field('remindTime', texts.remindField)}
        {field('nudgeTime', texts.nudgeField)}
        <p className="field-hint">{texts.remindersHint}</p>
      </div>
    </Modal>
  )
}
