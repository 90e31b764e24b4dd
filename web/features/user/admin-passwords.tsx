// Passwords for somebody else: typed twice or made here, given to whoever lost theirs, and shown once to be handed over.
import { KeyOutlined } from '@ant-design/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { withoutField } from '#web/admin/forms/field-errors.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { fieldError } from '#web/admin/forms/record-drawer.tsx'
import { notifyUnlessShown } from '#web/admin/frame/errors/tell-failure.ts'
import { SecretDialog } from '#web/admin/page-parts/secret-dialog.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetUsers, resetPassword } from './admin-api.ts'
import { passwordProblems } from './admin-user-draft.ts'
import { UserFormDialog } from './admin-user-form-dialog.tsx'
import { madePassword } from './made-password.ts'

type PairProps<Field extends string> = {
  /** Ids of the fields begin with it. */
  form: string
  names: readonly [Field, Field]
  label: string
  hint: string
  values: Readonly<Record<Field, string>>
  errors: FieldMessages
  onChange: (patch: Record<string, string>, made: boolean) => void
}

export function PasswordPair<Field extends string>({
  form,
  names,
  label,
  hint,
  values,
  errors,
  onChange,
}: PairProps<Field>) {
  const texts = useTexts('console/user/form')
  const [shown, setShown] = useState(false)
  const [made, setMade] = useState(false)
  const [first, second] = names
  const generate = () => {
    const password = madePassword()
    setShown(true)
    setMade(true)
    onChange({ [first]: password, [second]: password }, true)
  }
  const input = (field: Field) => (
    <Input.Password
      id={`${form}.${field}`}
      value={values[field]}
      onChange={({ target }) => {
        setMade(false)
        onChange({ [field]: target.value }, false)
      }}
      autoComplete="new-password"
      visibilityToggle={{ visible: shown, onVisibleChange: setShown }}
    />
  )
  const item = (field: Field) => ({
    htmlFor: `${form}.${field}`,
    required: true,
    ...fieldError(errors, field),
  })
  return (
    <>
      <Form.Item label={label} extra={hint} {...item(first)}>
        {input(first)}
      </Form.Item>
      <Form.Item label={texts.confirm} {...item(second)}>
        {input(second)}
      </Form.Item>
      <div className="user-make-password">
        <Button icon={<KeyOutlined />} onClick={generate}>
          {texts.generate}
        </Button>
        <span className="field-hint" aria-live="polite">
          {made && texts.generated}
        </span>
      </div>
    </>
  )
}

export type Handover = { username: string; password: string }

/** Rendered while there is something to hand over. */
export function PasswordHandover({ username, password, onClose }: Handover & { onClose: () => void }) {
  const texts = useTexts('console/user/form')
  return (
    <SecretDialog
      title={texts.handOver({ name: username })}
      description={texts.handOverText}
      label={texts.password}
      secret={password}
      words={texts}
      onClose={onClose}
    />
  )
}

type ResetProps = { person: StaffUser; onClose: () => void; onHandover: (handover: Handover) => void }

const NAMES = ['updatepwd', 'updateconfirmPwd'] as const

/** Rendered while it is open. */
export function ResetPassword({ person, onClose, onHandover }: ResetProps) {
  const texts = useTexts('console/user/form')
  const { message } = useApp()
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
      void notifyUnlessShown(error).then((told) => told && setFailure(plainWords(error)))
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
    <UserFormDialog
      form="reset"
      title={texts.resetTitle({ name: person.username })}
      description={texts.resetText}
      okText={texts.resetSave}
      busy={isPending}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
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
          setErrors((before) => Object.keys(patch).reduce((left, field) => withoutField(left, field), before))
        }}
      />
    </UserFormDialog>
  )
}
