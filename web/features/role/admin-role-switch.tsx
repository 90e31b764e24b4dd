// The switch that enables and disables a role in the list.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Switch, Tooltip } from 'antd'
import type { Role } from '#contract/people/role.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { updateRole } from './admin-api.ts'

/** `refused` says why it cannot be switched. */
export function RoleSwitch({ role, refused }: { role: Role; refused: string | undefined }) {
  const texts = useTexts('console/role/list')
  const name = textIn(role.title, useLanguage())
  const { message, modal } = App.useApp()
  const client = useQueryClient()
  const may = useMay()('roleList:update')
  const { mutateAsync, isPending } = useMutation({ ...updateRole(), onSettled: () => forgetRights(client) })
  const on = role.flag === 'enabled'

  /** A refusal is reported where all are. */
  const change = (flag: Role['flag'], done: string) =>
    mutateAsync({ id: role.id, version: role.version, flag }).then(
      () => void message.success(done),
      () => undefined,
    )
  const turn = () => {
    if (!on) return void change('enabled', texts.nowEnabled({ name }))
    if (role.members === 0) return void change('disabled', texts.nowDisabled({ name }))
    modal.confirm({
      title: texts.disableTitle({ name }),
      content: texts.disableSays({ count: role.members }),
      okText: texts.disable,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => change('disabled', texts.nowDisabled({ name })),
    })
  }
  return (
    <Tooltip title={refused}>
      <span>
        <Switch
          size="small"
          checked={on}
          loading={isPending}
          disabled={!may || refused !== undefined}
          aria-label={texts.enabledOf({ name })}
          onChange={turn}
        />
      </span>
    </Tooltip>
  )
}
