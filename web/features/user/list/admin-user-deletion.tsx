// Asks before a person goes to the trash; for a moment it can be taken back.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffUser } from '#contract/people/staff.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetUsers, recoverUser, removeUser } from '../admin-api.ts'
import { inTrash } from './admin-user-bulk.ts'

export function UserDeletion({ person, onClose }: { person: StaffUser; onClose: () => void }) {
  const texts = useTexts('console/user/list')
  const done = useDone()
  const client = useQueryClient()
  const onSettled = () => forgetUsers(client)
  const { mutateAsync: recover } = useMutation({ ...recoverUser(), onSettled })
  const { mutateAsync: remove } = useMutation({
    ...removeUser(),
    onSuccess: () => done(texts.removed({ name: person.username }), () => recover(inTrash(person))),
    onSettled,
  })
  return (
    <DeleteDialog
      name={person.username}
      says={texts.removeSays}
      onDelete={() => remove(person)}
      onClose={onClose}
    />
  )
}
