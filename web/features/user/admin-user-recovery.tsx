// Takes somebody out of the trash whose roles were all deleted meanwhile: nobody is without one (spec §5).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Form, Modal } from 'antd'
import { useState } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetUsers, recoverUser } from './admin-api.ts'
import { RoleSelect } from './admin-role-select.tsx'

/** Rendered while it is open. */
export function UserRecovery({ person, onClose }: { person: StaffUser; onClose: () => void }) {
  const texts = useTexts('console/user/form')
  const { message } = App.useApp()
  const client = useQueryClient()
  const [roles, setRoles] = useState<number[]>([])
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...recoverUser(),
    onSuccess: () => {
      void message.success(texts.recovered({ name: person.username }))
      onClose()
    },
    onSettled: () => forgetUsers(client),
  })
  const save = () => {
    if (roles.length === 0) setMissing(true)
    else mutate({ id: person.id, version: person.version, roles })
  }
  const choose = (chosen: number[]) => {
    setRoles(chosen)
    setMissing(false)
  }
  return (
    <Modal
      open
      title={texts.recoverTitle({ name: person.username })}
      okText={texts.recover}
      okButtonProps={{ htmlType: 'submit', form: 'recovery', loading: isPending }}
      cancelText={texts.cancel}
      onCancel={onClose}
      mask={{ closable: false }}
      width={460}
    >
      <p className="dialog-says">{texts.recoverSays}</p>
      {error && (
        <Alert className="form-failure" type="error" role="alert" title={plainWords(error)} showIcon />
      )}
      <Form id="recovery" layout="vertical" onFinish={save}>
        <Form.Item
          label={texts.roles}
          htmlFor="recovery.roles"
          required
          extra={texts.rolesHint}
          {...(missing && { validateStatus: 'error' as const, help: texts.noRole })}
        >
          <RoleSelect id="recovery.roles" value={roles} disabled={false} onChange={choose} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
