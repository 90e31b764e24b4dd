// When a record goes on the website and when it goes off, in the reader's own time zone, which is said.
import { Alert, Button, Checkbox, Input, Modal } from 'antd'
import { useState } from 'react'
import type { FieldMessages } from '#contract/answer.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { Times } from './admin-api.ts'
import type { Entry } from './editor-kind.ts'
import { momentOf, wallOf, zoneOf } from './zoned-moment.ts'

const TEXTS = {
  zh: {
    title: '定时发布与下线',
    publishAt: '发布时间',
    unpublishAt: '下线时间',
    publishSays: '到时发布当前保存的内容；之后的修改不会自动包含在内。',
    unpublishSays: '到时访客不再看到它。',
    none: '不安排',
    again: '取时钟回拨后的那一次',
    skipped: (zone: string) => `当天时钟拨快，此时刻不存在；将采用 ${zone}`,
    plan: '确定安排',
    cancel: '取消',
    clear: '清除',
  },
  en: {
    title: 'Schedule',
    publishAt: 'Goes online',
    unpublishAt: 'Goes offline',
    publishSays: 'The content as it is saved now; what is changed afterwards is not part of it.',
    unpublishSays: 'From then on visitors no longer see it.',
    none: 'Not scheduled',
    again: 'The second time, after clocks go back',
    skipped: (zone: string) => `Clocks go forward over this time on that day; it will be ${zone}`,
    plan: 'Schedule',
    cancel: 'Cancel',
    clear: 'Clear',
  },
  es: {
    title: 'Programar',
    publishAt: 'Se publica',
    unpublishAt: 'Se retira',
    publishSays: 'El contenido tal como está guardado ahora; lo que se cambie después no se incluye.',
    unpublishSays: 'Desde entonces los visitantes dejan de verlo.',
    none: 'Sin programar',
    again: 'La segunda vez, después de atrasar el reloj',
    skipped: (zone: string) => `Ese día el reloj se adelanta y esta hora no existe; será ${zone}`,
    plan: 'Programar',
    cancel: 'Cancelar',
    clear: 'Borrar',
  },
}

type Props = {
  record: Entry
  onPlan: (times: Times) => Promise<unknown>
  /** What is missing in the content itself is shown by the form. */
  onMissing: (fields: FieldMessages) => void
  onClose: () => void
}

/** Rendered while it is open. */
export function ScheduleDialog({ record, onPlan, onMissing, onClose }: Props) {
  const texts = useTexts(TEXTS)
  const [times, setTimes] = useState<Times>({ publishAt: record.publishAt, unpublishAt: record.unpublishAt })
  const [problems, setProblems] = useState<FieldMessages>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const plan = async () => {
    setBusy(true)
    setFailure('')
    setProblems({})
    try {
      await onPlan(times)
      onClose()
    } catch (error) {
      const fields = error instanceof Refused ? error.fields : {}
      const rest = Object.entries(fields).filter(([field]) => !(field in times))
      setProblems(fields)
      setFailure(error instanceof Error ? error.message : String(error))
      if (rest.length > 0) {
        onClose()
        onMissing(Object.fromEntries(rest))
      }
    } finally {
      setBusy(false)
    }
  }
  const field = (name: keyof Times, says: string) => (
    <TimeField
      id={`schedule.${name}`}
      label={texts[name]}
      says={says}
      value={times[name]}
      problem={problems[name]}
      onChange={(value) => setTimes((before) => ({ ...before, [name]: value }))}
    />
  )
  return (
    <Modal
      open
      title={texts.title}
      okText={texts.plan}
      cancelText={texts.cancel}
      okButtonProps={{ loading: busy }}
      onOk={plan}
      onCancel={onClose}
      width={480}
    >
      {failure && Object.keys(problems).length === 0 && (
        <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />
      )}
      {field('publishAt', texts.publishSays)}
      {field('unpublishAt', texts.unpublishSays)}
    </Modal>
  )
}

type FieldProps = {
  id: string
  label: string
  says: string
  value: string | null
  problem: string | undefined
  onChange: (value: string | null) => void
}

function TimeField({ id, label, says, value, problem, onChange }: FieldProps) {
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
        {value ? <strong>{zoneOf(value, language)}</strong> : texts.none}. {says}
      </p>
    </div>
  )
}
