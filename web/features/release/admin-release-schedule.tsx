// When a release goes on, in the reader's own time zone.
import { Alert, App, Modal } from 'antd'
import { useState } from 'react'
import { momentInShort } from '#web/admin/editor/plan/moment-text.ts'
import { TimeField } from '#web/admin/editor/plan/time-field.tsx'
import { ownZone } from '#web/admin/editor/plan/zoned-moment.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { scheduleRelease } from './admin-api.ts'
import type { ReleaseDesk } from './admin-use-release.ts'
import '#web/admin/editor/editor.css'

/** Rendered while it is open. */
export function ReleaseSchedule({ desk, onClose }: { desk: ReleaseDesk; onClose: () => void }) {
  const texts = useTexts('console/release/detail')
  const { versions } = useTexts('console/frame/parts').plan
  const language = useLanguage()
  const { message } = App.useApp()
  const [time, setTime] = useState(desk.release.publishAt)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState('')

  const plan = async () => {
    setProblem(undefined)
    setFailure('')
    try {
      await desk.attempt('plan', (at) => scheduleRelease(at, time))
      void message.success(texts.planned)
      onClose()
    } catch (error) {
      const fields = error instanceof Refused ? error.fields : {}
      if (fields.publishAt) return setProblem(fields.publishAt)
      if (error instanceof Refused) {
        desk.refuse(error)
        onClose()
      } else setFailure(plainWords(error))
    }
  }
  return (
    <Modal
      open
      title={texts.schedule.replace('…', '')}
      okText={time ? texts.planFor({ when: momentInShort(time, language, ownZone()) }) : texts.plan}
      cancelText={texts.cancel}
      okButtonProps={{ loading: desk.doing === 'plan', disabled: time === null }}
      onOk={plan}
      onCancel={onClose}
      width={560}
    >
      {failure && <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />}
      <TimeField
        id="release.publishAt"
        label={texts.publishAt}
        value={time}
        problem={problem}
        onChange={(value) => {
          setTime(value)
          setProblem(undefined)
        }}
      />
      <p className="field-hint">{versions}</p>
    </Modal>
  )
}
