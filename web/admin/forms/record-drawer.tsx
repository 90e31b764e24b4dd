// The drawer in which one record is added or edited: saves, asks before input is lost, shows what others changed.
import { Alert, Button, Drawer, Form, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { MergeDialog } from '#web/admin/differences/merge-dialog.tsx'
import type { FieldWords } from '#web/admin/differences/shown-change.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { messageFor } from './field-errors.ts'
import type { RecordForm, Way } from './record-form.ts'

type Props<Fields extends object> = {
  title: string
  form: RecordForm<Fields>
  onClose: () => void
  /** What its fields are called, and how a value is shown beside the one that somebody else saved. */
  words: FieldWords
  /** Stands beside the title, such as the way to the history. */
  extra?: ReactNode
  /** What the button says, where saving does more than that. */
  saveText?: string
  /** The ways to save where there are several, the main one last; `idle` goes without anything typed. */
  saves?: readonly { way: Way; text: string; idle?: boolean }[]
  /** Stands beside the buttons, such as what is still missing. */
  note?: ReactNode
  children: ReactNode
}

/** Rendered while it is open. */
export function RecordDrawer<Fields extends object>({
  title,
  form,
  onClose,
  words,
  extra,
  saveText,
  saves,
  note,
  children,
}: Props<Fields>) {
  const texts = useTexts('console/list/parts').recordDrawer
  const [asking, setAsking] = useState(false)
  const actions = saves ?? [{ way: 'save' as const, text: saveText ?? texts.save }]
  const close = () => (form.dirty ? setAsking(true) : onClose())

  return (
    <Drawer
      open
      title={title}
      extra={extra}
      size="min(560px, 100vw)"
      onClose={close}
      mask={{ closable: !form.dirty }}
      footer={
        <div className="dialog-actions">
          {form.waiting ? <span className="field-hint">{texts.waiting}</span> : note}
          <Button onClick={close}>{texts.cancel}</Button>
          {actions.map(({ way, text, idle = false }, at) => (
            <Button
              key={way}
              type={at === actions.length - 1 ? 'primary' : 'default'}
              onClick={() => form.saveAs(way)}
              loading={form.doing === way}
              disabled={form.waiting || form.busy || !(form.dirty || idle)}
            >
              {text}
            </Button>
          ))}
        </div>
      }
    >
      <Form layout="vertical" component={false}>
        {form.failure && (
          <Alert className="form-failure" type="error" role="alert" title={form.failure} showIcon />
        )}
        {children}
      </Form>
      {form.conflict && <MergeDialog<Fields> {...form.conflict} words={words} />}
      <Modal
        open={asking}
        title={texts.dropTitle}
        okText={texts.drop}
        okButtonProps={{ danger: true }}
        cancelText={texts.stay}
        onOk={onClose}
        onCancel={() => setAsking(false)}
        width={420}
      >
        {texts.dropText}
      </Modal>
    </Drawer>
  )
}

/** The props of a `Form.Item` with a problem: the message of the server or of the form's own check. */
export function fieldError(errors: RecordForm<object>['errors'], field: string) {
  const message = messageFor(errors, field)
  return message ? { validateStatus: 'error' as const, help: message } : {}
}
