// The people who have a role: looked for, added, and taken off it, one or many at a time.
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Drawer, Input, Pagination, Skeleton } from 'antd'
import { useState } from 'react'
import type { Role } from '#contract/people/role.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { type FoundPerson, PersonSelect } from '#web/admin/rights/person-select.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { membersQuery } from '../admin-api.ts'
import { MemberRow } from './admin-member-row.tsx'
import { useMembersChange } from './admin-use-members-change.tsx'

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
  const [found, setFound] = useState<FoundPerson[]>([])
  const asked = useQuery(membersQuery({ id: role.id, page, limit: PAGE, ...(name !== '' && { name }) }))
  const { change, busy, failure } = useMembersChange(role.id)
  const people = asked.data?.items ?? []
  const choose = (ids: readonly number[], on: boolean) =>
    setChosen((before) => new Set([...before, ...ids].filter((id) => on || !ids.includes(id))))

  const add = async () => {
    if (await change({ add: found.map(({ id }) => id) })) setFound([])
  }
  const remove = async (ids: readonly number[]) => {
    if (await change({ remove: [...ids] })) choose(ids, false)
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
        {editable && (
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
        )}
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
        {asked.error && !asked.data && (
          <LoadFailed error={asked.error} onAgain={asked.refetch} busy={asked.isFetching} />
        )}
        {asked.isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
        {asked.data?.total === 0 && <Nothing title={name === '' ? texts.none : texts.noneFound} />}
        {people.length > 0 && editable && (
          <div className="members-bulk">
            <Checkbox
              checked={people.every(({ id }) => chosen.has(id))}
              indeterminate={chosen.size > 0 && !people.every(({ id }) => chosen.has(id))}
              onChange={({ target }) =>
                choose(
                  people.map(({ id }) => id),
                  target.checked,
                )
              }
            >
              {chosen.size === 0 ? texts.all : texts.selected({ count: chosen.size })}
            </Checkbox>
            <Button
              danger
              disabled={chosen.size === 0 || chosen.size > AT_ONCE}
              loading={busy}
              onClick={() => remove([...chosen])}
            >
              {chosen.size === 0 ? texts.remove : texts.removeMany({ count: chosen.size })}
            </Button>
          </div>
        )}
        {people.length > 0 && (
          <ul className="members-list">
            {people.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                chosen={chosen.has(member.id)}
                onChoose={editable ? (on) => choose([member.id], on) : null}
                onRemove={editable ? () => remove([member.id]) : null}
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
