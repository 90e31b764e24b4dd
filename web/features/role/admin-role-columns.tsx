// The columns of the role list.
import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Button, Tag, Tooltip } from 'antd'
import type { Role } from '#contract/people/role.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { useLimitWords } from '#web/admin/rights/limit-words.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { isAdminRole, type RoleLimits } from './admin-role-limits.ts'
import { RoleSwitch } from './admin-role-operations.tsx'

type Actions = { limits: (role: Role) => RoleLimits; onMembers: (role: Role) => void }

export function useRoleColumns({ limits, onMembers }: Actions): Columns<Role> {
  const texts = useTexts('console/role/list')
  const limitTexts = useTexts('console/editor/limits')
  const words = useLimitWords()
  const language = useLanguage()
  return {
    main: {
      key: 'name',
      title: texts.name,
      sort: true,
      cell: (role, folded) => (
        <span className="role-name">
          <strong>{textIn(role.title, language)}</strong>
          {isAdminRole(role) && (
            <Tooltip title={texts.adminText}>
              <Tag icon={<SafetyCertificateOutlined />}>{texts.admin}</Tag>
            </Tooltip>
          )}
          {words(role.limits) && (
            <Tooltip title={words(role.limits)}>
              <Tag tabIndex={0}>{limitTexts.limited}</Tag>
            </Tooltip>
          )}
          <code>{role.name}</code>
          {folded}
        </span>
      ),
    },
    columns: [
      {
        key: 'sort',
        title: texts.order,
        sort: true,
        width: 90,
        from: 'roomy',
        cell: ({ sort }) => sort,
        folded: false,
      },
      {
        key: 'flag',
        title: texts.state,
        width: 90,
        cell: (role) => <RoleSwitch role={role} blocked={limits(role).flag} />,
      },
      {
        key: 'members',
        title: texts.members,
        width: 100,
        cell: (role) => (
          <Button
            type="link"
            size="small"
            className="role-members"
            aria-label={`${thousands(role.members)} – ${texts.membersOf({ name: textIn(role.title, language) })}`}
            onClick={() => onMembers(role)}
          >
            {thousands(role.members)}
          </Button>
        ),
        folded: (role) => `${texts.members}: ${thousands(role.members)}`,
      },
      {
        key: 'remark',
        title: texts.remark,
        from: 'roomy',
        ellipsis: true,
        cell: ({ remark }) => <span title={remark}>{remark}</span>,
        folded: false,
      },
      timeColumn('updateTime', texts.updated, { width: 150, sort: true, folded: false }),
    ],
  }
}
