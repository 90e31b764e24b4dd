// What waits to be granted, in a drawer.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import type { RightRequest } from '#contract/people/right.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { decline, rightRequestsQuery } from './admin-api.ts'
import './rights.css'

type Props = { open: boolean; onClose: () => void; requests: readonly RightRequest[] }

export function RightRequestList({ open, onClose, requests }: Props) {
  const texts = useTexts('console/frame/rights')
  return (
    <Drawer open={open} onClose={onClose} title={texts.title} size={420}>
      {requests.length === 0 && <p>{texts.none}</p>}
      <ul className="right-requests">
        {requests.map((request) => (
          <Request key={request.id} request={request} onGone={onClose} />
        ))}
      </ul>
    </Drawer>
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
