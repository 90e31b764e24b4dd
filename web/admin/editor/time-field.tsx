// A moment of a plan, chosen in the reader's own time zone, which is said, with what clock changes make of it.
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { momentOf, wallOf, zoneOf } from './zoned-moment.ts'

const TEXTS = {
  zh: {
    none: '不定时',
    again: '取时钟回拨后的那一次',
    skipped: (zone: string) => `当天时钟拨快，此时刻不存在；将采用 ${zone}`,
    clear: '清除',
    end: '。',
  },
  en: {
    none: 'Not scheduled',
    again: 'The second time, after clocks go back',
    skipped: (zone: string) => `Clocks go forward over this time on that day; it will be ${zone}`,
    clear: 'Clear',
    end: '. ',
  },
  es: {
    none: 'Sin programar',
    again: 'La segunda vez, después de atrasar el reloj',
    skipped: (zone: string) => `Ese día el reloj se adelanta y esta hora no existe; será ${zone}`,
    clear: 'Borrar',
    end: '. ',
  },
}

type Props = {
  id: string
  label: string
  says: string
  value: string | null
  problem: string | undefined
  onChange: (value: string | null) => void
}

export function TimeField({ id, label, says, value, problem, onChange }: Props) {
  const texts = useTexts(TEXTS)
  const language = useLanguage()
  const [wall, setWall] = useState(value ? wallOf(value) : '')
  const meant = momentOf(wall)
  const change = (next: string) => {
    setWall(next)
    onChange(momentOf(next)?.iso ?? null)
  }
  return (
    <div className="schedule-field">
      <label htmlFor={id}>{label}</label>
      <div className="schedule-time">
        <Input
          id={id}
          type="datetime-local"
          value={wall}
          min={wallOf(new Date())}
          {...(problem && { status: 'error' as const })}
          aria-describedby={`${id}-says`}
          onChange={(event) => change(event.target.value)}
        />
        <Button
          type="link"
          disabled={wall === ''}
          onClick={() => change('')}
          aria-label={`${texts.clear}: ${label}`}
        >
          {texts.clear}
        </Button>
      </div>
      {meant?.again && (
        <Checkbox
          checked={value === meant.again}
          onChange={({ target }) => onChange(target.checked ? meant.again : meant.iso)}
        >
          {texts.again}
        </Checkbox>
      )}
      {problem && <p className="field-problem">{problem}</p>}
      {meant?.skipped && (
        <p className="field-problem">{texts.skipped(wallOf(meant.iso).replace('T', ' '))}</p>
      )}
      <p className="field-hint" id={`${id}-says`}>
        {value ? <strong>{zoneOf(value, language)}</strong> : texts.none}
        {texts.end}
        {says}
      </p>
    </div>
  )
}
