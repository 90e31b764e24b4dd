// What can be done with roles of the list, one or many, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Role } from '#contract/people/role.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { useChange, useConfirm } from '#web/admin/forms/record-change.tsx'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { RowSwitch } from '#web/admin/list/row-switch.tsx'
import { settingOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { removeRole, updateRole } from './admin-api.ts'
import type { RoleLimits } from './admin-role-limits.ts'

type Props = {
  role: Role
  limits: RoleLimits
  onEdit: () => void
  onMembers: () => void
  onRemove: () => void
}

export function RoleActions({ role, limits, onEdit, onMembers, onRemove }: Props) {
  const texts = useTexts('console/role/list')
  const name = textIn(role.title, useLanguage())
  const may = useMay()
  const navigate = useNavigate()
  const actions: RowAction[] = [
    { key: 'setting', label: texts.permissions, onClick: () => void navigate(settingOf(role)) },
  ]
  if (may('roleList:update')) {
    actions.push({ key: 'edit', label: texts.edit, blocked: limits.edit, onClick: onEdit })
  }
  actions.push({ key: 'members', label: texts.members, onClick: onMembers })
  if (may('roleList:delete')) {
    const blocked = limits.remove
    actions.push({ key: 'remove', label: texts.remove, danger: true, blocked, onClick: onRemove })
  }
  return <RowActions name={name} actions={actions} />
}

type Target = Pick<Role, 'id' | 'version'>

/** Roles that the person may not change are left out, and so is what would be refused anyway. */
export function useRoleBulk(limits: (role: Role) => RoleLimits): BulkAction<Role>[] {
  const texts = useTexts('console/role/bulk')
  const may = useMay()
  const client = useQueryClient()
  const settled = () => forgetRights(client)
  const turn = ({ id, version }: Target, flag: Role['flag']) => updateRole({ id, version, flag })
  const switching = (flag: Role['flag'], back: Role['flag']): BulkAction<Role> => ({
    key: flag,
    ...texts[flag],
    fits: (role) => role.flag === back && limits(role).flag === undefined,
    run: (role) => turn(role, flag),
    undo: (_, turned: Target) => turn(turned, back),
    settled,
  })
  const actions: BulkAction<Role>[] = []
  if (may('roleList:update')) {
    actions.push(switching('enabled', 'disabled'), switching('disabled', 'enabled'))
  }
  if (may('roleList:delete')) {
    actions.push({
      key: 'remove',
      ...texts.remove,
      danger: true,
      fits: (role) => role.members === 0 && limits(role).remove === undefined,
      run: removeRole,
      settled,
    })
  }
  return actions
}

/** Asks before a role that people have is disabled; `blocked` says why it cannot be switched. */
export function RoleSwitch({ role, blocked }: { role: Role; blocked: string | undefined }) {
  const texts = useTexts('console/role/list')
  const name = textIn(role.title, useLanguage())
  const { busy, change } = useChange(forgetRights)
  const confirm = useConfirm()
  const turn = async (on: boolean) => {
    const title = texts.disableTitle({ name })
    const text = texts.disableText({ count: role.members })
    if (!on && role.members > 0 && !(await confirm({ title, text, ok: texts.disable }))) return
    const done = on ? texts.nowEnabled : texts.nowDisabled
    const { id, version } = role
    await change(done({ name }), () => updateRole({ id, version, flag: on ? 'enabled' : 'disabled' }))
  }
  return (
    <RowSwitch
      checked={role.flag === 'enabled'}
      busy={busy}
      label={texts.enabledOf({ name })}
      allowed={useMay()('roleList:update')}
      blocked={blocked}
      onChange={(on) => void turn(on)}
    />
  )
}
