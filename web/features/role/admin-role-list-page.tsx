// The table of roles, with the drawers to edit them, to see their members, and to explain a permission.
import { PlusOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
import type { Role } from '#contract/people/role.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { ExplainDrawer } from '#web/admin/rights/explain-drawer.tsx'
import { settingOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { removeRole, rolePageQuery } from './admin-api.ts'
import { RoleActions } from './admin-role-actions.tsx'
import { useRoleBulk } from './admin-role-bulk.ts'
import { useRoleColumns } from './admin-role-columns.tsx'
import type { RoleTask } from './admin-role-draft.ts'
import { RoleDrawer } from './admin-role-drawer.tsx'
import { RoleFilters } from './admin-role-filters.tsx'
import { ROLE_LIST } from './admin-role-list.ts'
import { useRoleLimits } from './admin-use-role-limits.ts'
import { MembersDrawer } from './members/admin-members-drawer.tsx'
import './admin-role.css'

export function AdminRoleListPage() {
  const texts = useTexts('console/role/list')
  const language = useLanguage()
  const list = useList(ROLE_LIST)
  const limits = useRoleLimits()
  const [task, setTask] = useState<RoleTask | null>(null)
  const [doomed, setDoomed] = useState<Role | null>(null)
  const [members, setMembers] = useState<Role | null>(null)
  const [explaining, setExplaining] = useState(false)
  const add = () => setTask({ do: 'add' })
  return (
    <>
      <ListPage<Role>
        name="roleList"
        title={texts.title}
        says={texts.says}
        words={texts}
        list={list}
        asked={useQuery(rolePageQuery(list.query))}
        filters={<RoleFilters list={list} />}
        buttons={
          <>
            <Button icon={<QuestionCircleOutlined />} onClick={() => setExplaining(true)}>
              {texts.explain}
            </Button>
            <Permit for="roleList:add">
              <Button type="primary" icon={<PlusOutlined />} onClick={add}>
                {texts.add}
              </Button>
            </Permit>
          </>
        }
        add={
          <Permit for="roleList:add">
            <Button onClick={add}>{texts.add}</Button>
          </Permit>
        }
        {...useRoleColumns({ limits, onMembers: setMembers })}
        rowName={({ title }) => textIn(title, language)}
        rowLink={settingOf}
        actions={(role) => (
          <RoleActions
            role={role}
            limits={limits(role)}
            onEdit={() => setTask({ do: 'edit', role })}
            onMembers={() => setMembers(role)}
            onRemove={() => setDoomed(role)}
          />
        )}
        actionsWidth={230}
        bulk={useRoleBulk(limits)}
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
      {doomed && <RoleDeletion role={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function RoleDeletion({ role, onClose }: { role: Role; onClose: () => void }) {
  const texts = useTexts('console/role/list')
  const name = textIn(role.title, useLanguage())
  const { message } = App.useApp()
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    ...removeRole(),
    onSuccess: () => void message.success(texts.removed({ name })),
    onSettled: () => forgetRights(client),
  })
  return (
    <DeleteDialog name={name} says={texts.deleteSays} onDelete={() => mutateAsync(role)} onClose={onClose} />
  )
}
