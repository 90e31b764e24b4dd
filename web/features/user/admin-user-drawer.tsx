// The drawer in which a person is added or edited.
import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { SEX_VALUES } from '#web/admin/forms/own-fields.ts'
import { fieldError, RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import type { Handover } from './admin-password-handover.tsx'
import { PasswordPair } from './admin-password-pair.tsx'
import { RoleSelect, useRoleTitle } from './admin-role-select.tsx'
import { useUserForm } from './admin-use-user-form.ts'
import type { UserFields, UserTask } from './admin-user-draft.ts'
import { USER_FLAGS } from './list/admin-user-list.ts'

type Props = { task: UserTask; onClose: () => void; onHandover: (handover: Handover) => void }

/** Rendered while it is open. */
export function UserDrawer({ task, onClose, onHandover }: Props) {
  const texts = useTexts('console/user/form')
  const session = useSession()
  const [made, setMade] = useState(false)
  const form = useUserForm(task, (saved) => {
    onClose()
    if (made) onHandover(saved)
  })
  const { fields, change, errors } = form
  const yourself = task.do === 'edit' && task.person.id === session.id
  const shown = useShownUserValue()

  /** A field of its own line; the id is how the form finds it again. */
  const item = (field: keyof UserFields, more: { required?: boolean; extra?: string } = {}) => ({
    label: texts[field === 'confirmPwd' ? 'confirm' : field],
    htmlFor: `user.${field}`,
    ...more,
    ...fieldError(errors, field),
  })
  const input = (field: 'username' | 'nickName' | 'phone' | 'email', maxLength: number) => ({
    id: `user.${field}`,
    value: fields[field],
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })

  return (
    <RecordDrawer<UserFields>
      title={task.do === 'add' ? texts.newTitle : texts.editTitle({ name: task.person.username })}
      form={form}
      onClose={onClose}
      label={{ ...texts, confirmPwd: texts.confirm }}
      render={shown}
    >
      <Form.Item {...item('username', { required: true, extra: texts.usernameHint })}>
        <Input {...input('username', 60)} autoFocus={task.do === 'add'} />
      </Form.Item>
      <Form.Item {...item('roles', { required: true, extra: yourself ? texts.rolesOwn : texts.rolesHint })}>
        <RoleSelect
          id="user.roles"
          value={fields.roles}
          disabled={yourself}
          onChange={(roles) => change({ roles })}
        />
      </Form.Item>
      {task.do === 'add' && (
        <PasswordPair
          form="user"
          names={['pwd', 'confirmPwd']}
          label={texts.pwd}
          hint={texts.pwdHint}
          values={fields}
          errors={errors}
          onChange={(patch, generated) => {
            setMade(generated)
            change(patch)
          }}
        />
      )}
      <Form.Item {...item('nickName')}>
        <Input {...input('nickName', 40)} />
      </Form.Item>
      <Form.Item {...item('phone', { extra: texts.phoneHint })}>
        <Input {...input('phone', 24)} type="tel" />
      </Form.Item>
      <Form.Item {...item('email')}>
        <Input {...input('email', 254)} inputMode="email" />
      </Form.Item>
      <Form.Item {...item('sex')}>
        <Radio.Group
          id="user.sex"
          value={fields.sex}
          onChange={({ target }) => change({ sex: target.value })}
          options={SEX_VALUES.map((value) => ({ value, label: texts.sexes[value] }))}
        />
      </Form.Item>
      <Form.Item {...item('flag')}>
        <Radio.Group
          id="user.flag"
          value={fields.flag}
          disabled={yourself}
          onChange={({ target }) => change({ flag: target.value })}
          options={USER_FLAGS.map((value) => ({ value, label: texts.states[value] }))}
        />
      </Form.Item>
      <Form.Item {...item('introduction')}>
        <Input.TextArea
          id="user.introduction"
          value={fields.introduction}
          maxLength={500}
          showCount
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={({ target }) => change({ introduction: target.value })}
        />
      </Form.Item>
    </RecordDrawer>
  )
}

/** How a value reads beside the one that somebody else saved. */
function useShownUserValue() {
  const texts = useTexts('console/user/form')
  const titleOf = useRoleTitle()
  return (field: keyof UserFields, value: unknown) => {
    if (field === 'roles') return (value as number[]).map(titleOf).join(', ') || texts.empty
    if (field === 'sex') return texts.sexes[value as UserFields['sex']]
    if (field === 'flag') return texts.states[value as UserFields['flag']]
    return String(value) || texts.empty
  }
}
