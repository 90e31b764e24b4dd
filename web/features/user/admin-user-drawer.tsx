// The drawer in which a person is added or edited.
import { useQueryClient } from '@tanstack/react-query'
import { Input, Radio } from 'antd'
import { useState } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { SEX_VALUES } from '#web/admin/forms/own-fields.ts'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { RecordField } from '#web/admin/forms/record-field.tsx'
import { type At, NOT_STORED, type RecordForm, useRecordForm } from '#web/admin/forms/record-form.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { addUser, forgetUsers, updateUser } from './admin-api.ts'
import { type Handover, PasswordPair } from './admin-passwords.tsx'
import { RoleSelect, useRoleTitle } from './admin-role-select.tsx'
import {
  BLANK_USER,
  fieldsOf,
  problemsOf,
  tidied,
  USER_FLAGS,
  type UserFields,
  type UserTask,
} from './admin-user-draft.ts'

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
  return (
    <RecordDrawer<UserFields>
      title={task.do === 'add' ? texts.newTitle : texts.editTitle({ name: task.person.username })}
      form={form}
      onClose={onClose}
      words={fieldWords<UserFields>({ ...texts, confirmPwd: texts.confirm }, shown)}
    >
      <RecordField form={form} id="user.username" label={texts.username} hint={texts.usernameHint} required>
        <Input maxLength={60} autoComplete="off" autoFocus={task.do === 'add'} />
      </RecordField>
      <RecordField
        form={form}
        id="user.roles"
        label={texts.roles}
        hint={yourself ? texts.rolesOwn : texts.rolesHint}
        required
      >
        <RoleSelect
          id="user.roles"
          value={fields.roles}
          disabled={yourself}
          onChange={(roles) => change({ roles })}
        />
      </RecordField>
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
      <RecordField form={form} id="user.nickName" label={texts.nickName}>
        <Input maxLength={40} autoComplete="off" />
      </RecordField>
      <RecordField form={form} id="user.phone" label={texts.phone} hint={texts.phoneHint}>
        <Input type="tel" maxLength={24} autoComplete="off" />
      </RecordField>
      <RecordField form={form} id="user.email" label={texts.email}>
        <Input inputMode="email" maxLength={254} autoComplete="off" />
      </RecordField>
      <RecordField form={form} id="user.sex" label={texts.sex}>
        <Radio.Group options={SEX_VALUES.map((value) => ({ value, label: texts.sexes[value] }))} />
      </RecordField>
      <RecordField form={form} id="user.flag" label={texts.flag}>
        <Radio.Group
          disabled={yourself}
          options={USER_FLAGS.map((value) => ({ value, label: texts.states[value] }))}
        />
      </RecordField>
      <RecordField form={form} id="user.introduction" label={texts.introduction}>
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 8 }} />
      </RecordField>
    </RecordDrawer>
  )
}

const storedOf = (person: StaffUser) => ({
  id: person.id,
  version: person.version,
  fields: fieldsOf(person),
})

/** `onSaved` is told the name and, of a new person, the password. */
function useUserForm(task: UserTask, onSaved: (saved: Handover) => void): RecordForm<UserFields> {
  const texts = useTexts('console/user/form')
  const { message } = useApp()
  const client = useQueryClient()
  const { id: own } = useSession()
  return useRecordForm<UserFields, At>({
    form: 'user',
    begin: task.do === 'edit' ? storedOf(task.person) : { ...NOT_STORED, fields: BLANK_USER },
    tidy: tidied,
    check: (mine) => problemsOf(mine, task.do === 'add', texts),
    storedOf: (current) => storedOf(current as StaffUser),
    write: (at, mine, { pwd, confirmPwd: _, ...changed }) =>
      // Another password cannot be handed in later: who is there already is told to be.
      at.id === 0 || pwd !== undefined ? addUser(mine) : updateUser({ ...at, ...changed }),
    onSaved: (_, { username, pwd }) => {
      const done = task.do === 'add' ? texts.added : texts.saved
      void message.success(done({ name: username }))
      // Whoever edited themselves sees it in the bar as well.
      if (task.do === 'edit' && task.person.id === own)
        void client.invalidateQueries({ queryKey: ['session'] })
      onSaved({ username, password: pwd })
    },
    onSettled: () => void forgetUsers(client),
  })
}

/** How a value reads beside the one that somebody else saved. */
function useShownUserValue() {
  const texts = useTexts('console/user/form')
  const titleOf = useRoleTitle()
  return (field: keyof UserFields, value: unknown) => {
    if (field === 'roles') return (value as number[]).map(titleOf).join(', ') || texts.empty
    if (field === 'sex') return texts.sexes[value as UserFields['sex']]
    if (field === 'flag') return texts.states[value as UserFields['flag']]
    return undefined
  }
}
