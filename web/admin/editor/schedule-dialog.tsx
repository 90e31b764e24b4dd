// When a record goes on the website and when it goes off, in the reader's own time zone, which is said.
import { Alert, Modal } from 'antd'
import { useState } from 'react'
import type { FieldMessages } from '#contract/answer.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Times } from './admin-api.ts'
import type { Entry } from './editor-kind.ts'
import { TimeField } from './time-field.tsx'

const TEXTS = {
  zh: {
    title: '定时发布与下线',
    publishAt: '发布时间',
    unpublishAt: '下线时间',
    publishSays: '到时发布此刻已保存的版本；之后的修改不会自动包含在内。',
    unpublishSays: '到时访客不再看到它。',
    plan: '确定安排',
    cancel: '取消',
  },
  en: {
    title: 'Schedule',
    publishAt: 'Publish at',
    unpublishAt: 'Unpublish at',
    publishSays: 'Publishes the version saved now; later changes are not included.',
    unpublishSays: 'From then on visitors no longer see it.',
    plan: 'Schedule',
    cancel: 'Cancel',
  },
  es: {
    title: 'Programar',
    publishAt: 'Publicar el',
    unpublishAt: 'Retirar el',
    publishSays: 'Se publica la versión guardada ahora; los cambios posteriores no se incluyen.',
    unpublishSays: 'Desde entonces los visitantes dejan de verlo.',
    plan: 'Programar',
    cancel: 'Cancelar',
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
