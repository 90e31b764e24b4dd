// The table of people and what is opened from it.
import { PlusOutlined, UploadOutlined, UserAddOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { flag, id, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { rolesQuery } from '#web/admin/rights/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit, useMay } from '#web/session/permit.tsx'
import { exportUsers, forgetUsers, userPageQuery } from '../admin-api.ts'
import { USER_FLAGS } from '../admin-user-draft.ts'
import { useUserLimit } from '../admin-user-operations.ts'
import { type UserDialog, useUserActions, useUserBulk } from './admin-user-actions.tsx'
import { useUserColumns } from './admin-user-columns.tsx'
import { type Opened, UserDialogs } from './admin-user-dialogs.tsx'
import './admin-user-list.css'

const USER_LIST = listAddress({
  filters: {
    name: text(),
    phone: text(24),
    flag: oneOf(USER_FLAGS),
    roleId: id(),
    from: moment(),
    until: moment(),
    trashed: flag(),
  },
  sorts: ['createTime', 'updateTime', 'username', 'lastLoginTime'],
  sort: '-createTime',
})

export function AdminUserListPage() {
  const texts = useTexts('console/user/list')
  const inviteTexts = useTexts('console/user/invite')
  const language = useLanguage()
  const list = useList(USER_LIST)
  const may = useMay()
  const limit = useUserLimit()
  const roles = useQuery(rolesQuery())
  const [opened, setOpened] = useState<Opened>(null)
  const { trashed, sort } = list.state
  const open = (dialog: UserDialog, person: StaffUser) => setOpened({ dialog, person })
  const onEdit = (person: StaffUser) =>
    may('userList:update') && person.trashTime === null && limit(person) !== 'beyond'
      ? () => open('edit', person)
      : null
  return (
    <>
      <ListPage
        name="userList"
        words={texts}
        list={list}
        asked={useQuery(userPageQuery(list.query))}
        filters={[
          { name: 'name', label: texts.nameFilter },
          { name: 'phone', label: texts.phone },
          { name: 'flag', label: texts.state, any: texts.anyState, option: (flag) => texts.states[flag] },
          {
            name: 'roleId',
            label: texts.role,
            any: texts.anyRole,
            options: (roles.data ?? []).map(({ id, name, title }) => ({
              value: id,
              label: textIn(title, language) || name,
            })),
            asked: roles,
          },
          { span: texts.created },
          { name: 'trashed', label: texts.trash },
        ]}
        buttons={
          <>
            <Permit for="userList:export">
              <ExportButton
                label={trashed ? texts.exportTrash : texts.export}
                make={(options) => exportUsers({ ...USER_LIST.filtersOf(list.state), sort }, options)}
              />
            </Permit>
            <Permit for="userList:import">
              <Button icon={<UploadOutlined />} onClick={() => setOpened({ dialog: 'import' })}>
                {texts.import}
              </Button>
            </Permit>
            <Permit for="userList:add">
              <Button icon={<UserAddOutlined />} onClick={() => setOpened({ dialog: 'add' })}>
                {texts.add}
              </Button>
              <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ dialog: 'invite' })}>
                {inviteTexts.add}
              </Button>
            </Permit>
          </>
        }
        {...useUserColumns({ trashed, onEdit, onSessions: (person) => open('sessions', person) })}
        rowName={({ username }) => username}
        onOpen={(person) => onEdit(person)?.()}
        actions={useUserActions(open)}
        actionsWidth={180}
        bulk={useUserBulk(trashed)}
        forget={forgetUsers}
      />
      <UserDialogs opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}
