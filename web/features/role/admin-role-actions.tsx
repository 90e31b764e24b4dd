// What can be done with one role of the list, as far as the person may.
import { useNavigate } from 'react-router'
import type { Role } from '#contract/people/role.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { settingOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { RoleLimits } from './admin-use-role-limits.ts'

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
    actions.push({
      key: 'remove',
      label: texts.remove,
      danger: true,
      blocked: limits.remove,
      onClick: onRemove,
    })
  }
  return <RowActions name={name} actions={actions} />
}
