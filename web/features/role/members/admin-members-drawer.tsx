// The people who have a role: looked for, added, and taken off it, one or many at a time.
import { UserOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Avatar, Button, Checkbox, Drawer, Input, Pagination, Tag } from 'antd'
import { useState } from 'react'
import type { Role, roleCalls } from '#contract/people/role.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { avatarAddress } from '#web/admin/frame/sign-in/avatar-address.ts'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { type FoundPerson, nameOf, PersonSelect } from '#web/admin/rights/person-select.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { membersQuery } from '../admin-api.ts'
import { useMembersChange } from './admin-use-members-change.ts'

type Member = OutputOf<(typeof roleCalls)['members']>['items'][number]
type Props = {
  role: Role
  /** Why the asking person may not give or take this role. */
  refused: string | undefined
  onClose: () => void
}

const PAGE = 20
/** `MEMBERS_AT_ONCE` of the contract, which would bring the validator along. */
const AT_ONCE = 200

/** Rendered while it is open. */
export function MembersDrawer({ role, refused, onClose }: Props) {
  const texts = useTexts('console/role/members')
  const language = useLanguage()
  const editable = useMay()('roleList:members') && refused === undefined
  const [page, setPage] = useState(1)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const asked = useQuery(membersQuery({ id: role.id, page, limit: PAGE, ...(name !== '' && { name }) }))
  const { add, remove, busy, failure } = useMembersChange(role.id)
  const people = asked.data?.items ?? []
  const choose = (ids: readonly number[], on: boolean) =>
    setChosen((before) => new Set([...before, ...ids].filter((id) => on || !ids.includes(id))))
  const takeOff = async (ids: number[]) => {
    if (await remove(ids)) choose(ids, false)
  }

  return (
    <Drawer
      open
      title={texts.title({ name: textIn(role.title, language) })}
      size="min(560px, 100vw)"
      onClose={onClose}
    >
      <div className="members">
        {refused !== undefined && <Alert type="info" showIcon title={refused} />}
        {failure && <Alert type="error" role="alert" showIcon title={failure} />}
        {editable && <MembersAdd busy={busy} onAdd={add} />}
        <Input.Search
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={100}
          allowClear
          onSearch={(words) => {
            setName(words.trim())
            setPage(1)
          }}
        />
        <Pending asked={asked} rows={6} />
        {asked.data?.total === 0 && <Nothing title={name === '' ? texts.none : texts.noneFound} />}
        {people.length > 0 && editable && (
          <MembersBulk people={people} chosen={chosen} busy={busy} onChoose={choose} onRemove={takeOff} />
        )}
        {people.length > 0 && (
          <ul className="members-list">
            {people.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                chosen={chosen.has(member.id)}
                onChoose={editable ? (on) => choose([member.id], on) : null}
                onRemove={editable ? () => takeOff([member.id]) : null}
                busy={busy}
              />
            ))}
          </ul>
        )}
        {asked.data && asked.data.total > 0 && (
          <div className="members-foot">
            <span>
              {texts.total({
                count: asked.data.total,
                written: `${thousands(asked.data.total)}${asked.data.more ? '+' : ''}`,
              })}
            </span>
            <Pagination
              size="small"
              current={page}
              pageSize={PAGE}
              total={asked.data.total}
              onChange={setPage}
              showSizeChanger={false}
              hideOnSinglePage
            />
          </div>
        )}
      </div>
    </Drawer>
  )
}

type AddProps = { busy: boolean; onAdd: (ids: number[]) => Promise<boolean> }

function MembersAdd({ busy, onAdd }: AddProps) {
  const texts = useTexts('console/role/members')
  const [found, setFound] = useState<FoundPerson[]>([])
  const add = async () => {
    if (await onAdd(found.map(({ id }) => id))) setFound([])
  }
  return (
    <div className="members-add">
      <PersonSelect
        id="members.add"
        label={texts.add}
        placeholder={texts.addPlaceholder}
        none={texts.nobodyFound}
        value={found}
        onChange={setFound}
        many
        most={AT_ONCE}
      />
      <Button type="primary" onClick={add} disabled={found.length === 0} loading={busy}>
        {texts.addDo({ count: found.length })}
      </Button>
    </div>
  )
}

type BulkProps = {
  people: readonly Member[]
  chosen: ReadonlySet<number>
  busy: boolean
  onChoose: (ids: readonly number[], on: boolean) => void
  onRemove: (ids: number[]) => void
}

function MembersBulk({ people, chosen, busy, onChoose, onRemove }: BulkProps) {
  const texts = useTexts('console/role/members')
  const ids = people.map(({ id }) => id)
  const all = ids.every((id) => chosen.has(id))
  const count = chosen.size
  return (
    <div className="members-bulk">
      <Checkbox
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={({ target }) => onChoose(ids, target.checked)}
      >
        {count === 0 ? texts.all : texts.selected({ count })}
      </Checkbox>
      <Button
        danger
        disabled={count === 0 || count > AT_ONCE}
        loading={busy}
        onClick={() => onRemove([...chosen])}
      >
        {count === 0 ? texts.remove : texts.removeMany({ count })}
      </Button>
    </div>
  )
}

type RowProps = {
  member: Member
  chosen: boolean
  /** `null` where the person may not change the members. */
  onChoose: ((on: boolean) => void) | null
  onRemove: (() => void) | null
  busy: boolean
}

function MemberRow({ member, chosen, onChoose, onRemove, busy }: RowProps) {
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
