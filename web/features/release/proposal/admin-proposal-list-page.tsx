// The table of what programs propose.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ProposalRow } from '#contract/content/proposal.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { proposalAddress } from '#web/admin/records/proposal-address.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { proposalPageQuery } from './admin-api.ts'
import { PROPOSAL_LIST } from './admin-proposal-list.ts'
import { Decided, ProposalState } from './admin-proposal-state.tsx'

export function AdminProposalListPage() {
  const texts = useTexts('console/release/proposal')
  const navigate = useNavigate()
  const list = useList(PROPOSAL_LIST)
  return (
    <ListPage
      name="web_proposal"
      words={texts}
      list={list}
      asked={useQuery(proposalPageQuery(list.query))}
      filters={[
        { name: 'state', label: texts.state, any: texts.anyState, option: (state) => texts.states[state] },
      ]}
      {...useProposalColumns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => proposalAddress(id)}
      actions={({ id }) => [
        { key: 'open', label: texts.open, onClick: () => void navigate(proposalAddress(id)) },
      ]}
      actionsWidth={100}
    />
  )
}

function useProposalColumns(): Columns<ProposalRow> {
  const texts = useTexts('console/release/proposal')
  return {
    main: {
      key: 'name',
      title: texts.name,
      cell: ({ id, name, note }, folded) => (
        <span className="proposal-name">
          <RouterLink to={proposalAddress(id)}>{name}</RouterLink>
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
        cell: ({ state }) => <ProposalState state={state} />,
      },
      { key: 'decided', title: texts.changes, width: 150, cell: (row) => <Decided counts={row.counts} /> },
      {
        key: 'program',
        title: texts.program,
        width: 200,
        ellipsis: true,
        cell: ({ program, person }) =>
          program ? texts.programOf({ program, person }) : texts.desk({ person }),
      },
      {
        key: 'model',
        title: texts.model,
        width: 150,
        from: 'roomy',
        ellipsis: true,
        cell: ({ model }) => model,
        folded: false,
      },
      timeColumn('createTime', texts.begun, { width: 150, sort: true, from: 'roomy', folded: false }),
    ],
  }
}
