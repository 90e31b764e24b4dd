// What others ask for that this person can grant: a button in the top bar, there only while something waits.
import { KeyOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Badge, Button, Drawer } from 'antd'
import { useState } from 'react'
import type { RightRequest } from '#contract/people/right.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useMay, useSession } from '#web/session/permit.tsx'
import { decline, rightRequestsQuery } from './admin-api.ts'
import './rights.css'

const BADGE = '#b3261e'

export function RightRequests() {
  const texts = useTexts('console/frame/rights')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const grants = may(['roleSetting:update', 'roleList:members', 'userList:update'])
  const { data = [] } = useQuery({ ...rightRequestsQuery(), enabled: grants })
  if (!grants || (data.length === 0 && !open)) return null
  return (
    <>
      <Button
        type="text"
        aria-label={texts.waiting({ count: data.length })}
        title={texts.waiting({ count: data.length })}
        icon={
          <Badge count={data.length} size="small" color={BADGE}>
            <KeyOutlined />
          </Badge>
        }
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onClose={() => setOpen(false)} title={texts.title} size={420}>
        {data.length === 0 && <p>{texts.none}</p>}
        <ul className="right-requests">
          {data.map((request) => (
            <Request key={request.id} request={request} onGone={() => setOpen(false)} />
          ))}
        </ul>
      </Drawer>
    </>
  )
}

function Request({ request, onGone }: { request: RightRequest; onGone: () => void }) {
  const texts = useTexts('console/frame/rights')
  const language = useLanguage()
  const client = useQueryClient()
  const session = useSession()
  const { id, person, path, resource, why, time } = request
  const { mutate, isPending } = useMutation({
    mutationFn: () => decline(id),
    onSettled: () => void client.invalidateQueries({ queryKey: rightRequestsQuery().queryKey }),
  })
  const name = person.nickName || person.username
  const right = path.map((title) => textIn(title, language)).join(' › ') || resource
  const users = mayOpen(session, { resources: 'userList' })
  const way = users
    ? `/sysUserManage/userList?name=${encodeURIComponent(person.username)}`
    : '/sysUserManage/roleList'
  return (
    <li>
      <p>
        <strong>{name}</strong> {person.nickName && <span className="muted">{person.username}</span>}
      </p>
      <p>{right}</p>
      {why && <blockquote>{why}</blockquote>}
      <p className="muted">
        <TimePassed time={time} />
      </p>
      <p className="right-actions">
        <span onClickCapture={onGone} role="presentation">
          <LinkButton to={way}>{users ? texts.person : texts.roles}</LinkButton>
        </span>
        <Button type="text" loading={isPending} onClick={() => mutate()}>
          {texts.decline}
        </Button>
      </p>
    </li>
  )
}
