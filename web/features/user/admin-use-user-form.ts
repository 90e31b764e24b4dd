// The form of a person: what is read, checked and written.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffUser } from '#contract/staff.ts'
import { type RecordForm, useRecordForm } from '#web/admin/record-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { addUser, forgetUsers, updateUser } from './admin-api.ts'
import { USER_FORM_TEXTS } from './admin-form-texts.ts'
import type { Handover } from './admin-password-handover.tsx'
import {
  BLANK_USER,
  fieldsOf,
  problemsOf,
  tidied,
  type UserFields,
  type UserTask,
} from './admin-user-draft.ts'

const storedOf = (person: StaffUser) => ({ version: person.version, fields: fieldsOf(person) })

/** `onSaved` is told the name and, of a new person, the password. */
export function useUserForm(task: UserTask, onSaved: (saved: Handover) => void): RecordForm<UserFields> {
  const texts = useTexts(USER_FORM_TEXTS)
  const { message } = App.useApp()
  const client = useQueryClient()
  const { id: own } = useSession()
  const { mutateAsync: add } = useMutation(addUser())
  const { mutateAsync: update } = useMutation(updateUser())
  return useRecordForm<UserFields, Handover>({
    form: 'user',
    begin: task.do === 'edit' ? storedOf(task.person) : { version: 0, fields: BLANK_USER },
    tidy: tidied,
    check: (mine) => problemsOf(mine, task.do === 'add', texts),
    storedOf: (current) => storedOf(current as StaffUser),
    write: async (version, mine, changed) => {
      if (task.do === 'add') await add(mine)
      else {
        const { pwd: _, confirmPwd: _again, ...fields } = changed
        await update({ id: task.person.id, version, ...fields })
      }
      return { username: mine.username, password: mine.pwd }
    },
    onSaved: (saved) => {
      const says = task.do === 'add' ? texts.added : texts.saved
      void message.success(says(saved.username))
      // Whoever edited themselves sees it in the bar as well.
      if (task.do === 'edit' && task.person.id === own)
        void client.invalidateQueries({ queryKey: ['session'] })
      onSaved(saved)
    },
    onSettled: () => void forgetUsers(client),
  })
}
