// The page on which the permissions of one role are set.
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { menuTreeQuery } from '#web/admin/admin-api.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { roleQuery } from '../admin-api.ts'
import { SettingEditor } from './admin-setting-editor.tsx'
import type { RoleWithGrants } from './admin-use-grants.ts'
import '../admin-role.css'
import './admin-setting.css'

export function AdminSettingPage() {
  const { id } = useParams()
  return <Setting key={id} id={Number(id)} />
}

function Setting({ id }: { id: number }) {
  const texts = useTexts('console/role/setting')
  const role = useQuery(roleQuery(id))
  const menus = useQuery(menuTreeQuery())
  // What the form started from. Later answers never replace what is being ticked.
  const [opened, setOpened] = useState<RoleWithGrants | null>(null)
  if (!opened && role.data && !role.isFetching && !role.error) setOpened(role.data)
  const [round, setRound] = useState(0)
  const again = async () => {
    const { data } = await role.refetch()
    if (!data) return
    setOpened(data)
    setRound(round + 1)
  }

  const error = (opened ? null : role.error) ?? (menus.data ? null : menus.error)
  if (error && !role.isFetching && !menus.isFetching) {
    const refetch = () => void Promise.all([role.refetch(), menus.refetch()])
    const gone = { title: texts.gone, back: texts.back, to: '/sysUserManage/roleList' }
    return <LoadFailed error={error} onAgain={refetch} gone={gone} />
  }
  if (!opened || !menus.data) return <Skeleton active paragraph={{ rows: 14 }} />
  return (
    <SettingEditor
      key={`${opened.version}-${round}`}
      role={opened}
      menus={menus.data.menus}
      onSaved={(version, grants) => setOpened({ ...opened, version, grants })}
      onAgain={again}
    />
  )
}
