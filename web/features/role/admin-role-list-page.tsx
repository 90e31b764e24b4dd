// The table of roles, with the drawers to edit them, to see their members, and to explain a permission.
import { QuestionCircleOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { Role } from '#contract/people/role.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { RecordDeletion } from '#web/admin/forms/record-change.tsx'
import { oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { ExplainDrawer } from '#web/admin/rights/explain-drawer.tsx'
import { settingOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { removeRole, rolePageQuery } from './admin-api.ts'
import { useRoleColumns } from './admin-role-columns.tsx'
import { RoleDrawer, type RoleTask } from './admin-role-drawer.tsx'
import { ROLE_FLAGS, useRoleLimits } from './admin-role-limits.ts'
import { useRoleActions, useRoleBulk } from './admin-role-operations.tsx'
import { MembersDrawer } from './members/admin-members-drawer.tsx'
import './admin-role.css'

const ROLE_LIST = listAddress({
  filters: { name: text(), flag: oneOf(ROLE_FLAGS) },
  sorts: ['sort', 'name', 'updateTime'],
  sort: 'sort',
})

export function AdminRoleListPage() {
  const texts = useTexts('console/role/list')
  const language = useLanguage()
  const list = useList(ROLE_LIST)
  const limits = useRoleLimits()
  const [task, setTask] = useState<RoleTask | null>(null)
  const [deleting, setDeleting] = useState<Role | null>(null)
  const [members, setMembers] = useState<Role | null>(null)
  const [explaining, setExplaining] = useState(false)
  return (
    <>
      <ListPage
        name="roleList"
        words={texts}
        list={list}
        asked={useQuery(rolePageQuery(list.query))}
        filters={[
          { name: 'name', label: texts.keyword, hint: texts.keywordHint },
          { name: 'flag', label: texts.state, any: texts.anyState, option: (flag) => texts[flag] },
        ]}
        buttons={
          <Button icon={<QuestionCircleOutlined />} onClick={() => setExplaining(true)}>
            {texts.explain}
          </Button>
        }
        add={(look) => (
          <Permit for="roleList:add">
            <Button {...look} onClick={() => setTask({ do: 'add' })}>
              {texts.add}
            </Button>
          </Permit>
        )}
        {...useRoleColumns({ limits, onMembers: setMembers })}
        rowName={({ title }) => textIn(title, language)}
        rowLink={settingOf}
        actions={useRoleActions(limits, {
          edit: (role) => setTask({ do: 'edit', role }),
          members: setMembers,
          remove: setDeleting,
        })}
        actionsWidth={230}
        bulk={useRoleBulk(limits)}
        forget={forgetRights}
      />
      {task && (
        <RoleDrawer
          task={task}
          limits={task.do === 'edit' ? limits(task.role) : null}
          onClose={() => setTask(null)}
        />
      )}
      {members && (
        <MembersDrawer role={members} refused={limits(members).members} onClose={() => setMembers(null)} />
      )}
      {explaining && <ExplainDrawer onClose={() => setExplaining(false)} />}
      {deleting && (
        <RecordDeletion
          name={textIn(deleting.title, language)}
          text={texts.deleteSays}
          done={texts.removed({ name: textIn(deleting.title, language) })}
          remove={() => removeRole(deleting)}
          forget={forgetRights}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  )
}
