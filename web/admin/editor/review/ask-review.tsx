// Asks for approval of what was just saved, or publishes it as urgent with a reason.
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import type { Review } from '#contract/content/review.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { askReview } from './admin-api.ts'

type Props = {
  review: Review
  /** Publishes without approvals; left out for who may not. */
  onUrgent: ((reason: string) => Promise<boolean>) | undefined
  onDone: () => void
  onClose: () => void
}

/** As in `contract/content/review.ts`, which would bring the validator along. */
const NOTE_LENGTH = 500
const URGENT = { least: 3, most: 300 }

/** Rendered while it is open. */
export function AskReview({ review, onUrgent, onDone, onClose }: Props) {
  const texts = useTexts('console/editor/review')
  const { message } = useApp()
  const [urgent, setUrgent] = useState(false)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { kind, id, version, needs } = review

  const run = async (work: () => Promise<boolean>, said: string) => {
    setBusy(true)
    setFailure('')
    try {
      if (!(await work())) return
      void message.success(said)
      onDone()
    } catch (error) {
      setFailure(plainWords(error))
    } finally {
      setBusy(false)
    }
  }
  const askFor = () =>
    run(async () => {
      await askReview({ kind, id, version, note: text.trim() })
      return true
    }, texts.asked)
  const publish = () => run(async () => (await onUrgent?.(text.trim())) ?? false, texts.urgentDone)

  return (
    <Modal
      open
      title={urgent ? texts.urgentTitle : texts.needed}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {texts.cancel}
        </Button>,
        ...(onUrgent && !urgent
          ? [
              <Button key="urgent" danger onClick={() => setUrgent(true)}>
                {texts.urgent}
              </Button>,
            ]
          : []),
        urgent ? (
          <Button
            key="do"
            type="primary"
            danger
            loading={busy}
            disabled={text.trim().length < URGENT.least}
            onClick={publish}
          >
            {texts.urgentDo}
          </Button>
        ) : (
          <Button key="ask" type="primary" loading={busy} onClick={askFor}>
            {texts.ask}
          </Button>
        ),
      ]}
    >
      <p className="dialog-says">{urgent ? texts.urgentText : texts.neededText}</p>
      {!urgent && (
        <ul className="review-wanted">
          {needs.map(({ group, approvals }) => (
            <li key={group}>{texts.wanted({ group: texts.group[group], count: approvals })}</li>
          ))}
        </ul>
      )}
      {failure && <Alert type="error" showIcon role="alert" title={failure} className="form-failure" />}
      <Form layout="vertical" component={false}>
        <Form.Item
          label={urgent ? texts.urgentReason : texts.note}
          htmlFor="review.text"
          required={urgent}
          className="review-text"
        >
          <Input.TextArea
            id="review.text"
            value={text}
            maxLength={urgent ? URGENT.most : NOTE_LENGTH}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setText(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
