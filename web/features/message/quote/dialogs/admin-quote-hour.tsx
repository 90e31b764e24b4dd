// When a quote leaves: now, or at an hour that is chosen, such as the next morning where the customer is.
import { DatePicker, Radio } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { nextMorning, zoneOfCountry } from '../../admin-local-time.ts'

type Props = {
  /** An ISO time; null for now. */
  value: string | null
  country: string
  /** The last day of the quote. */
  until: string
  onChange: (sendTime: string | null) => void
}

export function QuoteHour({ value, country, until, onChange }: Props) {
  const texts = useTexts('console/quote/send')
  const id = useId()
  const zone = zoneOfCountry(country)
  const mornings = [
    ...(zone ? [{ label: texts.morning({ country }), value: dayjs(nextMorning(zone)) }] : []),
    { label: texts.tomorrow, value: dayjs(nextMorning()) },
  ]
  return (
    <fieldset className="quote-reminders">
      <legend>{texts.when}</legend>
      <Radio.Group
        value={value === null ? 'now' : 'later'}
        options={[
          { value: 'now', label: texts.now },
          { value: 'later', label: texts.later },
        ]}
        onChange={({ target }) =>
          onChange(target.value === 'now' ? null : nextMorning(zone ?? undefined).toISOString())
        }
      />
      {value !== null && (
        <>
          <label className="quote-hour" htmlFor={id}>
            {texts.hour}
          </label>
          <DatePicker
            id={id}
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            format="YYYY-MM-DD HH:mm"
            allowClear={false}
            showNow={false}
            minDate={dayjs()}
            {...(until && { maxDate: dayjs(until) })}
            value={dayjs(value)}
            presets={mornings}
            onChange={(time) => time && onChange(time.toISOString())}
          />
          <p className="field-hint">{texts.laterHint}</p>
        </>
      )}
    </fieldset>
  )
}
