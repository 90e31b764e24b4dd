// A moment of a plan: usual ones at a press, any other as people type it, in a zone that is named.
import { CalendarOutlined } from '@ant-design/icons'
import { Button, Calendar, Checkbox, Input, Popover, Select } from 'antd'
import dayjs from 'dayjs'
import { useId, useMemo, useRef, useState } from 'react'
import { WORDS_OF } from '#contract/languages/language-codes.ts'
import { LOCALES } from '#contract/languages/locales.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { momentInWords } from './moment-text.ts'
import { momentReader, OFFICE, quickMoments } from './typed-moment.ts'
import { momentOf, ownZone, wallOf, zoneName } from './zoned-moment.ts'
import './time-field.css'

/** Where colleagues and customers are; any other zone is found by its name. */
const USUAL_ZONES = ['Asia/Shanghai', 'Europe/Madrid', 'America/Mexico_City', 'America/New_York', 'UTC']

type Props = {
  id: string
  label: string
  value: string | null
  problem: string | undefined
  onChange: (value: string | null) => void
}

export function TimeField({ id, label, value, problem, onChange }: Props) {
  const texts = useTexts('console/editor/time')
  const language = useLanguage()
  const read = useMemo(() => momentReader(WORDS_OF[language]), [language])
  const [zone, setZone] = useState(ownZone)
  const [typed, setTyped] = useState(value ? asTyped(wallOf(value, zone)) : '')
  const input = useRef<HTMLInputElement>(null)
  const now = wallOf(new Date(), zone)
  const wall = read(typed, now)
  const meant = wall === null ? null : momentOf(wall, zone)
  const unread = typed.trim() !== '' && meant === null

  const change = (next: string, inZone = zone) => {
    setTyped(next)
    const meant = read(next, wallOf(new Date(), inZone))
    onChange(meant === null ? null : (momentOf(meant, inZone)?.iso ?? null))
  }
  /** What was understood stands there as a date, so that everybody sees which. */
  const settle = () => wall !== null && setTyped(asTyped(wall))
  return (
    <div className="moment">
      <label htmlFor={id}>{label}</label>
      <QuickChoice
        wall={wall}
        now={now}
        onChoose={(next) => change(asTyped(next))}
        onOther={() => input.current?.focus()}
      />
      <div className="moment-row">
        <Input
          id={id}
          ref={(made) => {
            input.current = made?.input ?? null
          }}
          value={typed}
          placeholder={texts.example}
          autoComplete="off"
          allowClear={{ clearIcon: <span aria-hidden="true">×</span> }}
          aria-describedby={`${id}-says`}
          {...((problem || unread) && { status: 'error' as const })}
          onChange={({ target }) => change(target.value)}
          onBlur={settle}
          onPressEnter={settle}
          suffix={
            <DayButton wall={wall ?? now} onChoose={(day) => change(`${day} ${wall?.slice(11) ?? OFFICE}`)} />
          }
        />
        <ZoneSelect
          zone={zone}
          at={meant?.iso}
          onChange={(next) => {
            setZone(next)
            // The same hour of the clock, elsewhere.
            change(wall === null ? typed : asTyped(wall), next)
          }}
        />
      </div>
      {meant?.again && (
        <Checkbox
          checked={value === meant.again}
          onChange={({ target }) => onChange(target.checked ? meant.again : meant.iso)}
        >
          {texts.again}
        </Checkbox>
      )}
      {(problem || unread) && (
        <p className="field-problem" role="alert">
          {unread ? texts.unread : problem}
        </p>
      )}
      {meant?.skipped && (
        <p className="field-problem">{texts.skipped({ time: asTyped(wallOf(meant.iso, zone)) })}</p>
      )}
      <p className="field-hint" id={`${id}-says`}>
        {value !== null && (
          <>
            <strong>
              {texts.inZone({
                when: momentInWords(value, language, zone),
                zone: zoneName(zone, language, value),
              })}
            </strong>
            {zone !== ownZone() && <> {texts.forYou({ when: momentInWords(value, language, ownZone()) })}</>}
          </>
        )}
      </p>
    </div>
  )
}

const asTyped = (wall: string) => wall.replace('T', ' ')

type QuickProps = { wall: string | null; now: string; onChoose: (wall: string) => void; onOther: () => void }

function QuickChoice({ wall, now, onChoose, onOther }: QuickProps) {
  const texts = useTexts('console/editor/time')
  const language = useLanguage()
  const name = useId()
  const { tomorrow, monday } = quickMoments(now)
  const day = (one: string) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${one}Z`))
  const choice = (one: string, description: string, hint: string, press: () => void) => (
    <label key={one} className="moment-quick">
      <input
        type="radio"
        name={name}
        checked={one === '' ? wall !== null && wall !== tomorrow && wall !== monday : wall === one}
        onChange={press}
      />
      <b>{description}</b>
      <small>{hint}</small>
    </label>
  )
  return (
    <div className="moment-quicks" role="radiogroup" aria-label={texts.quick}>
      {choice(tomorrow, texts.tomorrow, day(tomorrow), () => onChoose(tomorrow))}
      {monday !== tomorrow && choice(monday, texts.monday, day(monday), () => onChoose(monday))}
      {choice('', texts.other, texts.otherText, onOther)}
    </div>
  )
}

function DayButton({ wall, onChoose }: { wall: string; onChoose: (day: string) => void }) {
  const texts = useTexts('console/editor/time')
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <div className="moment-calendar">
          <Calendar
            fullscreen={false}
            value={dayjs(wall.slice(0, 10))}
            onSelect={(day, { source }) => {
              if (source !== 'date') return
              onChoose(day.format('YYYY-MM-DD'))
              setOpen(false)
            }}
          />
        </div>
      }
    >
      <Button
        size="small"
        type="text"
        icon={<CalendarOutlined />}
        aria-label={texts.calendar}
        title={texts.calendar}
      />
    </Popover>
  )
}

type ZoneProps = { zone: string; at: string | undefined; onChange: (zone: string) => void }

function ZoneSelect({ zone, at, onChange }: ZoneProps) {
  const texts = useTexts('console/editor/time')
  const language = useLanguage()
  const options = useMemo(() => {
    const usual = [...new Set([ownZone(), zone, ...USUAL_ZONES])]
    // All the others by the name they are kept under: four hundred names are not made for one choice.
    const others = Intl.supportedValuesOf('timeZone').filter((one) => !usual.includes(one))
    return [
      ...usual.map((value) => ({ value, label: zoneName(value, language, at) })),
      ...others.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    ]
  }, [zone, language, at])
  return (
    <Select<string>
      aria-label={texts.zone}
      className="moment-zone"
      value={zone}
      options={options}
      popupMatchSelectWidth={false}
      showSearch={{
        filterOption: (typed, option) =>
          `${option?.value} ${option?.label}`
            .toLowerCase()
            .replaceAll('_', ' ')
            .includes(typed.toLowerCase()),
      }}
      onChange={onChange}
    />
  )
}
