// The dialog that gives somebody a new password.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Form, Modal } from 'antd'
import { useState } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { withoutField } from '#web/admin/forms/field-errors.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { tellUnlessShown } from '#web/admin/frame/errors/tell-failure.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetUsers, resetPassword } from './admin-api.ts'
import type { Handover } from './admin-password-handover.tsx'
import { PasswordPair } from './admin-password-pair.tsx'
import { passwordProblems } from './password-problems.ts'

type Props = { person: StaffUser; onClose: () => void; onHandover: (handover: Handover) => void }

const NAMES = ['updatepwd', 'updateconfirmPwd'] as const

/** Rendered while it is open. */
export function ResetPassword({ person, onClose, onHandover }: Props) {
  const texts = useTexts('console/user/form')
  const { message } = App.useApp()
  const client = useQueryClient()
  const [values, setValues] = useState({ updatepwd: '', updateconfirmPwd: '' })
  const [made, setMade] = useState(false)
  const [errors, setErrors] = useState<FieldMessages>({})
  const [failure, setFailure] = useState('')
  const { mutate, isPending } = useMutation({
    ...resetPassword(),
    onSuccess: () => {
      void message.success(texts.resetDone({ name: person.username }))
      onClose()
      if (made) onHandover({ username: person.username, password: values.updatepwd })
    },
    onError: (error) => {
      if (error instanceof Refused) show(error.fields)
      void tellUnlessShown(error).then((told) => told && setFailure(plainWords(error)))
    },
    onSettled: () => forgetUsers(client),
  })

  const show = (messages: FieldMessages) => {
    setErrors(messages)
    const [first] = Object.keys(messages)
    if (first) goToField('reset', first)
  }
  const save = () => {
    setFailure('')
    const problems = passwordProblems(NAMES, values, texts)
    if (Object.keys(problems).length > 0) show(problems)
    else mutate({ id: person.id, version: person.version, ...values })
  }
  return (
    <Modal
      open
      title={texts.resetTitle({ name: person.username })}
      okText={texts.resetSave}
      okButtonProps={{ htmlType: 'submit', form: 'reset', loading: isPending }}
      cancelText={texts.cancel}
      onCancel={onClose}
      mask={{ closable: false }}
      width={460}
    >
      <p className="dialog-says">{texts.resetSays}</p>
      {failure && <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />}
      <Form id="reset" layout="vertical" onFinish={save}>
        <PasswordPair
          form="reset"
          names={NAMES}
          label={texts.updatepwd}
          hint={texts.updateHint}
          values={values}
          errors={errors}
          onChange={(patch, generated) => {
            setMade(generated)
            setValues((before) => ({ ...before, ...patch }))
            setErrors((before) =>
              Object.keys(patch).reduce((left, field) => withoutField(left, field), before),
            )
          }}
        />
      </Form>
    </Modal>
  )
}
