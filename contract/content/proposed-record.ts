// Records that programs propose to add, and people add as drafts or leave out (decision 62).
import { z } from 'zod'
import { Id, QueryId } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { ProposedRecordRow, WHY_LENGTH } from './proposal.ts'

/** Records that one proposal may hold. */
export const PROPOSED_RECORDS = 50

const Content = z.record(z.string(), z.unknown())

export const WholeProposedRecord = ProposedRecordRow.extend({
  /** The fields of the draft, as adding it by hand takes them. */
  content: Content,
  why: z.string(),
  by: z.string().nullable(),
  time: z.iso.datetime().nullable(),
  /** The draft that came of it, while there is one. */
  entryId: z.int().nullable(),
  /** Whether the asker may add it. */
  may: z.boolean(),
})
export type WholeProposedRecord = z.output<typeof WholeProposedRecord>

export const proposedRecordCalls = {
  propose: defineCall({
    path: '/api/web/proposal/proposeRecord',
    access: 'web_proposal:write',
    takes: 'body',
    size: 'content',
    input: z.strictObject({
      proposal: Id,
      kind: z.enum(KINDS),
      content: Content,
      why: z.string().trim().max(WHY_LENGTH).default(''),
    }),
    output: z.object({ id: z.int() }),
    logs: 'proposal:update',
    summary: 'Puts a new record into an own proposal; there is none before a person adds it.',
  }),
  read: defineCall({
    path: '/api/web/proposal/record',
    access: 'web_proposal',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: WholeProposedRecord,
    summary: 'A record that a proposal would add.',
  }),
  leave: defineCall({
    path: '/api/web/proposal/leaveRecord',
    access: 'web_proposal:decide',
    takes: 'body',
    input: z.strictObject({ id: Id, open: z.boolean() }),
    output: WholeProposedRecord,
    forPeople: true,
    logs: 'proposal:discard',
    summary: 'Leaves out a record that a proposal would add, or opens it again.',
  }),
}
