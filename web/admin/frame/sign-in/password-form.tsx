// The form for a new password of one's own (spec §5, decision 9); afterwards the person signs in again.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, type InputRef, Modal } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PASSWORD_LENGTH } from '#contract/inputs/checks.ts'
import { notifyUnlessShown } from '#web/admin/frame/errors/tell-failure.ts'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { changePassword, type PasswordChange } from '#web/session/session.ts'
import { dropToken } from '#web/session/token.ts'
import { openSignIn } from './open-sign-in.ts'
import { SignOutLink } from './user-menu.tsx'

/** Spec §8. */
const NOTICE_SECONDS = 2

type Props = {
  /** Told when the password is changed and the session over: nothing of the form should be shown any more. */
  onChanged: () => void
  /** Stands beside the button that saves. */
  otherWay: ReactNode
}

export function PasswordForm({ onChanged, otherWay }: Props) {
  const texts = useTexts('console/frame/console')
  const { notification } = useApp()
  const client = useQueryClient()
  const unsaved = useUnsaved()
  const { username } = useSession()
  const [form] = Form.useForm<PasswordChange>()
  const first = useRef<InputRef>(null)
  // `autoFocus` comes before a dialog stands in the document when nothing moves.
  useEffect(() => first.current?.focus(), [])
  const { mutate, isPending } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      // The server has ended every session of the person, this one too.
      dropToken()
      onChanged()
      notification.success({
        title: texts.changedTitle,
        description: texts.changedText,
        duration: NOTICE_SECONDS,
        onClose: () => {
          unsaved.release()
          client.clear()
          openSignIn()
        },
      })
    },
    onError: (error) => {
      const fields = Object.entries(error instanceof Refused ? error.fields : {})
      form.setFields(
        fields.map(([name, description]) => ({ name: name as keyof PasswordChange, errors: [description] })),
      )
      void notifyUnlessShown(error)
    },
  })

  return (
    <Form<PasswordChange>
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(change) => mutate(change)}
      scrollToFirstError={{ focus: true }}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Form.Item name="pwd" label={texts.pwd} rules={[{ required: true, message: texts.pwdEmpty }]}>
        <Input.Password autoComplete="current-password" ref={first} />
      </Form.Item>
      <Form.Item
        name="updatepwd"
        label={texts.updatepwd}
        extra={texts.updatepwdHint}
        validateFirst
        rules={[
          { required: true, message: texts.updatepwdEmpty },
          { min: PASSWORD_LENGTH[0], max: PASSWORD_LENGTH[1], message: texts.updatepwdLength },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="updateconfirmPwd"
        label={texts.confirmPwd}
        dependencies={['updatepwd']}
        validateFirst
        rules={[
          { required: true, message: texts.confirmEmpty },
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              value === getFieldValue('updatepwd')
                ? Promise.resolve()
                : Promise.reject(new Error(texts.confirmDiffers)),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <div className="dialog-actions">
        {otherWay}
        <Button type="primary" htmlType="submit" loading={isPending}>
          {texts.changeSubmit}
        </Button>
      </div>
    </Form>
  )
}

export function ChangePasswordDialog() {
  const texts = useTexts('console/frame/console')
  const [changed, setChanged] = useState(false)
  return (
    <Modal
      open={!changed}
      title={texts.changeTitle}
      closable={false}
      keyboard={false}
      footer={null}
      width={440}
    >
      <p className="dialog-says">{texts.changeText}</p>
      <PasswordForm onChanged={() => setChanged(true)} otherWay={<SignOutLink />} />
    </Modal>
  )
}
