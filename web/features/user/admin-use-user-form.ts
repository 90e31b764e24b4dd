// The form of a person: what is read, checked and written.
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffUser } from '#contract/people/staff.ts'
import { type At, NOT_STORED, type RecordForm, useRecordForm } from '#web/admin/forms/record-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { addUser, forgetUsers, updateUser } from './admin-api.ts'
import type { Handover } from './admin-password-handover.tsx'
import {
  BLANK_USER,
  fieldsOf,
  problemsOf,
  tidied,
  type UserFields,
  type UserTask,
} from './admin-user-draft.ts'

const storedOf = (person: StaffUser) => ({
  id: person.id,
  version: person.version,
  fields: fieldsOf(person),
})

/** `onSaved` is told the name and, of a new person, the password. */
export function useUserForm(task: UserTask, onSaved: (saved: Handover) => void): RecordForm<UserFields> {
  const texts = useTexts('console/user/form')
  const { message } = App.useApp()
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
      const says = task.do === 'add' ? texts.added : texts.saved
      void message.success(says({ name: username }))
      // Whoever edited themselves sees it in the bar as well.
      if (task.do === 'edit' && task.person.id === own)
        void client.invalidateQueries({ queryKey: ['session'] })
      onSaved({ username, password: pwd })
    },
    onSettled: () => void forgetUsers(client),
  })
}
