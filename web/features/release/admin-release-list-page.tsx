// The table of releases.
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReleaseRow } from '#contract/content/release.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { releasePageQuery } from '#web/admin/release/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { ReleaseDrawer } from './admin-release-drawer.tsx'
import { RELEASE_LIST, releaseAddress } from './admin-release-list.ts'
import { ReleaseStateWord, ReleaseTime } from './admin-release-state.tsx'

export function AdminReleaseListPage() {
  const texts = useTexts('console/release/list')
  const navigate = useNavigate()
  const list = useList(RELEASE_LIST)
  const [adding, setAdding] = useState(false)
  const open = ({ id }: Pick<ReleaseRow, 'id'>) => void navigate(releaseAddress(id))
  return (
    <>
      <ListPage
        name="web_release"
        words={texts}
        list={list}
        asked={useQuery(releasePageQuery(list.query))}
        filters={[
          { name: 'state', label: texts.state, any: texts.anyState, option: (state) => texts.states[state] },
        ]}
        add={(look) => (
          <Permit for="web_release:update">
            <Button {...look} onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          </Permit>
        )}
        {...useReleaseColumns()}
        rowName={({ name }) => name}
        rowLink={({ id }) => releaseAddress(id)}
        actions={(row) => [{ key: 'open', label: texts.open, onClick: () => open(row) }]}
        actionsWidth={100}
      />
      {adding && <ReleaseDrawer release={null} onSaved={open} onClose={() => setAdding(false)} />}
    </>
  )
}

function useReleaseColumns(): Columns<ReleaseRow> {
  const texts = useTexts('console/release/list')
  return {
    main: {
      key: 'name',
      title: texts.name,
      cell: ({ id, name, note }, folded) => (
        <span className="release-name">
          <RouterLink to={releaseAddress(id)}>{name}</RouterLink>
          {note && <small>{note}</small>}
          {folded}
        </span>
      ),
    },
    columns: [
      {
        key: 'state',
        title: texts.state,
        width: 130,
        from: 'always',
        cell: ({ state }) => <ReleaseStateWord state={state} />,
      },
      {
        key: 'entryCount',
        title: texts.entries,
        width: 100,
        align: 'end',
        cell: ({ entryCount }) => thousands(entryCount),
        folded: ({ entryCount }) => texts.entryCount({ count: entryCount }),
      },
      {
        key: 'when',
        title: texts.when,
        width: 260,
        cell: (release) => <ReleaseTime release={release} />,
      },
      {
        key: 'createdBy',
        title: texts.by,
        width: 130,
        from: 'roomy',
        ellipsis: true,
        cell: ({ createdBy }) => createdBy,
        folded: false,
      },
      timeColumn('updateTime', texts.updated, { width: 150, sort: true, from: 'roomy', folded: false }),
    ],
  }
}
