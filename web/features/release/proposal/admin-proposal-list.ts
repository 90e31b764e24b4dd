// The address of the list of proposals: what it is narrowed to and how it is sorted.
import type { ProposalRow } from '#contract/content/proposal.ts'
import { oneOf } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

/** As in `contract/content/proposal.ts`, which would bring the validator along. */
const STATES = ['writing', 'ready', 'closed'] as const satisfies readonly ProposalRow['state'][]

export const PROPOSAL_LIST = listAddress({
  filters: { state: oneOf(STATES) },
  sorts: ['createTime'],
  sort: '-createTime',
})
