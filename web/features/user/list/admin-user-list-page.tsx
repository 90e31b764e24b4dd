// The table of people and what is opened from it.
import { PlusOutlined, UploadOutlined, UserAddOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { boundFilter } from '#web/admin/list/filters/bound-filter.ts'
import { flag, id, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import {
  ChoiceFilter,
  FilterBar,
  FlagFilter,
  SpanFilter,
  TextFilter,
} from '#web/admin/list/filters/filters.tsx'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { type ListOf, useList } from '#web/admin/list/use-list.ts'
import { rolesQuery } from '#web/admin/rights/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit, useMay } from '#web/session/permit.tsx'
import { exportUsers, userPageQuery } from '../admin-api.ts'
import { USER_FLAGS } from '../admin-user-draft.ts'
import { useUserLimit } from '../admin-user-operations.ts'
import { UserActions, type UserDialog, useUserBulk } from './admin-user-actions.tsx'
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
  const list = useList(USER_LIST)
  const may = useMay()
  const limit = useUserLimit()
  const [opened, setOpened] = useState<Opened>(null)
  const { trashed, sort } = list.state
  const open = (dialog: UserDialog, person: StaffUser) => setOpened({ dialog, person })
  const onEdit = (person: StaffUser) =>
    may('userList:update') && person.trashTime === null && limit(person) !== 'beyond'
      ? () => open('edit', person)
      : null
  return (
    <>
      <ListPage<StaffUser>
        name="userList"
        title={texts.title}
        words={texts}
        list={list}
        asked={useQuery(userPageQuery(list.query))}
        filters={<UserFilters list={list} />}
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
        actions={(person) => <UserActions person={person} onOpen={(dialog) => open(dialog, person)} />}
        actionsWidth={180}
        bulk={useUserBulk(trashed)}
      />
      <UserDialogs opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

function UserFilters({ list }: { list: ListOf<typeof USER_LIST> }) {
  const texts = useTexts('console/user/list')
  const language = useLanguage()
  const asked = useQuery(rolesQuery())
  const roles = asked.data ?? []
  const filter = boundFilter(list)
  return (
    <FilterBar filtered={list.filtered} onReset={list.reset}>
      <TextFilter label={texts.nameFilter} {...filter('name')} />
      <TextFilter label={texts.phone} longest={24} {...filter('phone')} />
      <ChoiceFilter
        label={texts.state}
        any={texts.anyState}
        options={USER_FLAGS.map((value) => ({ value, label: texts.states[value] }))}
        {...filter('flag')}
      />
      <ChoiceFilter
        label={texts.role}
        any={texts.anyRole}
        options={roles.map(({ id, name, title }) => ({ value: id, label: textIn(title, language) || name }))}
        asked={asked}
        {...filter('roleId')}
      />
      <SpanFilter
        label={texts.created}
        from={list.state.from}
        until={list.state.until}
        onChange={({ from, until }) => list.change({ from, until })}
      />
      <FlagFilter label={texts.trash} {...filter('trashed')} />
    </FilterBar>
  )
}
