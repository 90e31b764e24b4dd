// What can be done with roles of the list, one or many, as far as the person may.
import { useNavigate } from 'react-router'
import type { Role } from '#contract/people/role.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { useChange, useConfirm } from '#web/admin/forms/record-change.tsx'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import type { RowAction } from '#web/admin/list/row-actions.tsx'
import { RowSwitch } from '#web/admin/list/row-switch.tsx'
import { settingOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { removeRole, updateRole } from './admin-api.ts'
import type { RoleLimits } from './admin-role-limits.ts'

type Opens = Record<'edit' | 'members' | 'remove', (role: Role) => void>

export function useRoleActions(limits: (role: Role) => RoleLimits, opens: Opens) {
  const texts = useTexts('console/role/list')
  const navigate = useNavigate()
  return (role: Role): RowAction[] => {
    const { edit, remove } = limits(role)
    return [
      { key: 'setting', label: texts.permissions, onClick: () => void navigate(settingOf(role)) },
      {
        key: 'edit',
        permit: 'roleList:update',
        label: texts.edit,
        blocked: edit,
        onClick: () => opens.edit(role),
      },
      { key: 'members', label: texts.members, onClick: () => opens.members(role) },
      {
        key: 'remove',
        permit: 'roleList:delete',
        label: texts.remove,
        danger: true,
        blocked: remove,
        onClick: () => opens.remove(role),
      },
    ]
  }
}

type Target = Pick<Role, 'id' | 'version'>

/** Roles that the person may not change are left out, and so is what would be refused anyway. */
export function useRoleBulk(limits: (role: Role) => RoleLimits): BulkAction<Role>[] {
  const texts = useTexts('console/role/bulk')
  const turn = ({ id, version }: Target, flag: Role['flag']) => updateRole({ id, version, flag })
  const switching = (flag: Role['flag'], back: Role['flag']): BulkAction<Role> => ({
    key: flag,
    permit: 'roleList:update',
    ...texts[flag],
    fits: (role) => role.flag === back && limits(role).flag === undefined,
    run: (role) => turn(role, flag),
    undo: (_, turned: Target) => turn(turned, back),
  })
  return [
    switching('enabled', 'disabled'),
    switching('disabled', 'enabled'),
    {
      key: 'remove',
      permit: 'roleList:delete',
      ...texts.remove,
      danger: true,
      fits: (role) => role.members === 0 && limits(role).remove === undefined,
      run: removeRole,
    },
  ]
}

/** Asks before a role that people have is disabled; `blocked` says why it cannot be switched. */
export function RoleSwitch({ role, blocked }: { role: Role; blocked: string | undefined }) {
  const texts = useTexts('console/role/list')
  const name = textIn(role.title, useLanguage())
  const { busy, change } = useChange(forgetRights)
  const confirm = useConfirm()
  const turn = async (on: boolean) => {
    const title = texts.disableTitle({ name })
    const text = texts.disableSays({ count: role.members })
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
