// The change of a password that somebody else set: until it is done the console shows nothing else (decision 9).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Button, Form, Input, Modal } from 'antd'
import { openSignIn } from '#web/admin/open-sign-in.ts'
import { CONSOLE_TEXTS } from '#web/admin/texts.ts'
import { SignOutLink } from '#web/admin/user-menu.tsx'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { changePassword, type PasswordChange } from '#web/session/session.ts'
import { dropToken } from '#web/session/token.ts'

/** Spec §5 and §8. */
const SHORTEST = 6
const LONGEST = 15
const NOTICE_SECONDS = 2

export function ChangePasswordDialog() {
  const texts = useTexts(CONSOLE_TEXTS)
  const { notification } = App.useApp()
  const client = useQueryClient()
  const { username } = useSession()
  const [form] = Form.useForm<PasswordChange>()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      // The server has ended every session of the person, this one too.
      dropToken()
      notification.success({
        title: texts.changedTitle,
        description: texts.changedSays,
        duration: NOTICE_SECONDS,
        onClose: () => {
          client.clear()
          openSignIn()
        },
      })
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return
      const fields = Object.entries(error.fields)
      form.setFields(fields.map(([name, says]) => ({ name: name as keyof PasswordChange, errors: [says] })))
    },
  })

  return (
    <Modal
      open={!isSuccess}
      title={texts.changeTitle}
      closable={false}
      keyboard={false}
      footer={null}
      width={440}
    >
      <p className="dialog-says">{texts.changeSays}</p>
      <Form<PasswordChange>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(change) => mutate(change)}
        scrollToFirstError={{ focus: true }}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Form.Item name="pwd" label={texts.pwd} rules={[{ required: true, message: texts.pwdEmpty }]}>
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
        <Form.Item
          name="updatepwd"
          label={texts.updatepwd}
          extra={texts.updatepwdHint}
          validateFirst
          rules={[
            { required: true, message: texts.updatepwdEmpty },
            { min: SHORTEST, max: LONGEST, message: texts.updatepwdLength },
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
        <div className="dialog-ways">
          <SignOutLink />
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.changeSubmit}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
