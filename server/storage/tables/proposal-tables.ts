// The columns of proposals of programs (decision 62).
import type { Generated } from 'kysely'
import type { DECISIONS, PROPOSAL_STATES } from '#contract/content/proposal.ts'
import type { Kind } from '#contract/wire/kind.ts'

export type ProposalTables = {
  proposal: {
    id: Generated<number>
    name: string
    note: string
    model: string
    /** Millionths of a US dollar; null: not told. */
    cost: number | null
    state: (typeof PROPOSAL_STATES)[number]
    token_id: number
    program: string
    person: string
    calls: Generated<number>
    created_at: number
    updated_at: number
    closed_at: Generated<number>
  }
  proposal_page: {
    id: Generated<number>
    proposal_id: number
    entry_id: number
    kind: Kind
    read_version: number
  }
  /** `before`, `after` and `instead` are JSON of one value. */
  proposal_change: {
    id: Generated<number>
    page_id: number
    path: string
    before: string
    after: string
    why: string
    decision: (typeof DECISIONS)[number]
    decided_by: string | null
    decided_at: Generated<number>
    instead: string | null
  }
  /** `title` and `content` are JSON; `entry_id` is the draft that came of it. */
  proposal_record: {
    id: Generated<number>
    proposal_id: number
    kind: Kind
    title: string
    content: string
    why: string
    decision: (typeof DECISIONS)[number]
    decided_by: string | null
    decided_at: Generated<number>
    entry_id: number | null
  }
  proposal_call: {
    id: Generated<number>
    proposal_id: number
    at: number
    tool: string
    about: string
    code: number
    says: string
    ms: number
  }
}
