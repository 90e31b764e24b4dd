// One person who has a role.
import { UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Checkbox, Tag } from 'antd'
import type { roleCalls } from '#contract/people/role.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { avatarAddress } from '#web/admin/frame/sign-in/avatar-address.ts'
import { nameOf } from '#web/admin/rights/person-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'

type Member = OutputOf<(typeof roleCalls)['members']>['items'][number]
type Props = {
  member: Member
  chosen: boolean
  /** `null` where the person may not change the members. */
  onChoose: ((on: boolean) => void) | null
  onRemove: (() => void) | null
  busy: boolean
}

export function MemberRow({ member, chosen, onChoose, onRemove, busy }: Props) {
  const texts = useTexts('console/role/members')
  const name = nameOf(member)
  return (
    <li>
      {onChoose && (
        <Checkbox
          checked={chosen}
          aria-label={texts.select({ name })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <Avatar
        size={32}
        icon={<UserOutlined />}
        {...(member.avatar && { src: avatarAddress(member.avatar) })}
      />
      <span className="members-name">
        <strong>{member.nickName || member.username}</strong>
        <small>{member.username}</small>
      </span>
      {member.flag === 'disabled' && <Tag>{texts.disabled}</Tag>}
      {onRemove && (
        <Button
          type="link"
          size="small"
          danger
          disabled={busy}
          aria-label={texts.removeOne({ name })}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </li>
  )
}
