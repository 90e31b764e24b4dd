// When a record goes on the website and when it goes off, in a time zone that is named.
import { Alert, Checkbox, Modal } from 'antd'
import { useState } from 'react'
import type { FieldMessages } from '#contract/wire/answer.ts'
import type { Times } from '#web/admin/editor/admin-api.ts'
import type { Entry } from '#web/admin/editor/editor-kind.ts'
import { withoutField } from '#web/admin/forms/field-errors.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { momentInShort } from './moment-text.ts'
import { TimeField } from './time-field.tsx'
import { ownZone } from './zoned-moment.ts'

type Props = {
  name: string
  record: Entry
  onPlan: (times: Times) => Promise<unknown>
  /** What is missing in the content itself is shown by the form. */
  onMissing: (fields: FieldMessages) => void
  onClose: () => void
}

/** Rendered while it is open. */
export function ScheduleDialog({ name: title, record, onPlan, onMissing, onClose }: Props) {
  const texts = useTexts('console/editor/parts').scheduleDialog
  const { versions } = useTexts('console/frame/parts').plan
  const language = useLanguage()
  const planned = record.publishAt !== null || record.unpublishAt !== null
  const [open, setOpen] = useState({
    publishAt: record.publishAt !== null || (!planned && record.state !== 'published'),
    unpublishAt: record.unpublishAt !== null || (!planned && record.state === 'published'),
  })
  const [times, setTimes] = useState<Times>({ publishAt: record.publishAt, unpublishAt: record.unpublishAt })
  const [problems, setProblems] = useState<FieldMessages>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const plan = async (times: Times) => {
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
      setFailure(plainWords(error))
      if (rest.length > 0) {
        onClose()
        onMissing(Object.fromEntries(rest))
      }
    } finally {
      setBusy(false)
    }
  }
  const meant: Times = {
    publishAt: open.publishAt ? times.publishAt : null,
    unpublishAt: open.unpublishAt ? times.unpublishAt : null,
  }
  const lacking = (open.publishAt && !meant.publishAt) || (open.unpublishAt && !meant.unpublishAt)
  const nothing = meant.publishAt === null && meant.unpublishAt === null
  const short = (time: string) => momentInShort(time, language, ownZone())
  const okText = meant.publishAt
    ? texts.publishFor({ when: short(meant.publishAt) })
    : meant.unpublishAt
      ? texts.unpublishFor({ when: short(meant.unpublishAt) })
      : planned && !lacking
        ? texts.takeBack
        : texts.plan
  const field = (name: keyof Times, description: string) => (
    <section>
      <Checkbox
        checked={open[name]}
        onChange={({ target }) => setOpen((before) => ({ ...before, [name]: target.checked }))}
      >
        {description}
      </Checkbox>
      {open[name] && (
        <TimeField
          id={`schedule.${name}`}
          label={texts[name]}
          value={times[name]}
          problem={problems[name]}
          onChange={(value) => {
            setTimes((before) => ({ ...before, [name]: value }))
            setProblems((before) => withoutField(before, name))
          }}
        />
      )}
    </section>
  )
  return (
    <Modal
      open
      title={texts.title({ name: title })}
      okText={okText}
      cancelText={texts.cancel}
      okButtonProps={{ loading: busy, disabled: lacking || (nothing && !planned) }}
      onOk={() => plan(meant)}
      onCancel={onClose}
      width={560}
    >
      {failure && Object.keys(problems).length === 0 && (
        <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />
      )}
      <div className="schedule-parts">
        {field('publishAt', texts.publish)}
        {field('unpublishAt', texts.unpublish)}
        <p className="field-hint">{versions}</p>
      </div>
    </Modal>
  )
}
