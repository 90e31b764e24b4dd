// What programs propose to change and people take or leave (decision 62): nothing of it is written anywhere before a person takes it.
import { z } from 'zod'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'

/** Changes and calls of one proposal, and proposals of one token that are not closed. */
export const PROPOSAL_CHANGES = 500
export const PROPOSAL_CALLS = 2_000
export const PROPOSALS_OF_ONE = 10
/** Changes in one call, letters of a value as JSON, of a reason, and days that a closed proposal is kept. */
export const CHANGES_AT_ONCE = 50
export const PROPOSED_LENGTH = 200_000
export const WHY_LENGTH = 500
export const PROPOSAL_DAYS = 90
/** Segments and letters of a path, such as `results.0.says.es`. */
const PATH = /^[\w-]{1,60}(?:\.[\w-]{1,60}){0,11}$/

/** `writing`: the program is at it; `ready`: it says that it is done; `closed`: a person ended it. */
export const PROPOSAL_STATES = ['writing', 'ready', 'closed'] as const
/** `taken`: it was written into the working copy in the name of a person. */
export const DECISIONS = ['open', 'taken', 'left'] as const

const Kind = z.enum(KINDS)
const Path = z.string().regex(PATH)
const Name = z.string().trim().min(1).max(120)
const State = z.enum(PROPOSAL_STATES)

/** What a save of a record says when it takes changes of a proposal: these become `taken` in the same step. */
export const TakenFrom = z.strictObject({ changes: z.array(Id).min(1).max(PROPOSAL_CHANGES) })
export type TakenFrom = z.output<typeof TakenFrom>

/** What adding a record says when it was proposed: that becomes `taken` in the same step. */
export const AddedFrom = z.strictObject({ record: Id })
export type AddedFrom = z.output<typeof AddedFrom>

const PROPOSAL_SHAPE = {
  id: z.int(),
  name: z.string(),
  note: z.string(),
  /** As the program says; nobody can check it. */
  model: z.string(),
  /** What it cost in US dollars, as the program says; null when it says nothing. */
  cost: z.number().nullable(),
  state: State,
  program: z.string(),
  /** The login name of whoever the token is. */
  person: z.string(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  calls: z.int(),
  counts: z.object({ open: z.int(), taken: z.int(), left: z.int() }),
}
export const ProposalRow = z.object(PROPOSAL_SHAPE)
export type ProposalRow = z.output<typeof ProposalRow>

export const ProposalPage = z.object({
  id: z.int(),
  kind: Kind,
  entryId: z.int(),
  title: Text,
  counts: PROPOSAL_SHAPE.counts,
})
export type ProposalPage = z.output<typeof ProposalPage>
/** A record that it would add; `taken`: it is a draft of whoever added it. */
export const ProposedRecordRow = z.object({
  id: z.int(),
  kind: Kind,
  title: Text,
  decision: z.enum(DECISIONS),
})
export type ProposedRecordRow = z.output<typeof ProposedRecordRow>
export const Proposal = ProposalRow.extend({
  pages: z.array(ProposalPage),
  records: z.array(ProposedRecordRow),
  /** Pages and records of kinds that the asker may not see. */
  hidden: z.int(),
})
export type Proposal = z.output<typeof Proposal>

/** `there`: the working copy says it already; `changed`: it says something else than the program read. */
export const STANDS = ['fits', 'there', 'changed'] as const
export const ProposedChange = z.object({
  id: z.int(),
  path: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** What the working copy says now. */
  now: z.unknown(),
  stands: z.enum(STANDS),
  why: z.string(),
  decision: z.enum(DECISIONS),
  by: z.string().nullable(),
  time: z.iso.datetime().nullable(),
  /** What a person took in place of `after`; undefined where it was taken as it was. */
  instead: z.unknown().optional(),
})
export type ProposedChange = z.output<typeof ProposedChange>

const Content = z.record(z.string(), z.unknown())
export const WholeProposalPage = ProposalPage.extend({
  /** The working copy as it is now. */
  version: z.int(),
  content: Content,
  updatedBy: z.string().nullable(),
  updateTime: z.iso.datetime(),
  /** The version that the program read last. */
  readVersion: z.int(),
  changes: z.array(ProposedChange),
  /** Whether the asker may take. */
  may: z.boolean(),
})
export type WholeProposalPage = z.output<typeof WholeProposalPage>

export const ProposalCall = z.object({
  id: z.int(),
  time: z.iso.datetime(),
  tool: z.string(),
  about: z.string(),
  code: z.int(),
  says: z.string(),
  ms: z.int(),
})
export type ProposalCall = z.output<typeof ProposalCall>

const One = z.strictObject({ id: QueryId })
export const proposalCalls = {
  list: defineCall({
    path: '/api/web/proposal/list',
    access: 'web_proposal',
    takes: 'query',
    background: true,
    input: PageQuery.extend({
      state: State.optional(),
      sort: sortBy(['createTime']).default('-createTime'),
    }),
    output: pageOf(ProposalRow),
    summary: 'A page of the proposals of programs, the latest first.',
  }),
  read: defineCall({
    path: '/api/web/proposal/read',
    access: 'web_proposal',
    takes: 'query',
    input: One,
    output: Proposal,
    summary: 'One proposal with the records that it would change.',
  }),
  page: defineCall({
    path: '/api/web/proposal/page',
    access: 'web_proposal',
    takes: 'query',
    input: One,
    output: WholeProposalPage,
    summary: 'What a proposal would change in one record, beside what that says now.',
  }),
  log: defineCall({
    path: '/api/web/proposal/calls',
    access: 'web_proposal',
    takes: 'query',
    input: PageQuery.extend({ id: QueryId }),
    output: pageOf(ProposalCall),
    summary: 'Every call that the program made for a proposal, the latest first.',
  }),
  leave: defineCall({
    path: '/api/web/proposal/leave',
    access: 'web_proposal:decide',
    takes: 'body',
    input: z.strictObject({ page: Id, changes: z.array(Id).min(1).max(PROPOSAL_CHANGES), open: z.boolean() }),
    output: WholeProposalPage,
    forPeople: true,
    logs: 'proposal:discard',
    summary: 'Leaves changes out, or opens again what was left out or taken; the record stays as it is.',
  }),
  close: defineCall({
    path: '/api/web/proposal/close',
    access: 'web_proposal:decide',
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: Proposal,
    forPeople: true,
    logs: 'proposal:close',
    summary: 'Ends a proposal: what nobody took has no effect, and the program writes into it no more.',
  }),
  begin: defineCall({
    path: '/api/web/proposal/begin',
    access: 'web_proposal:write',
    takes: 'body',
    input: z.strictObject({
      name: Name,
      note: z.string().trim().max(WHY_LENGTH).default(''),
      model: z.string().trim().min(1).max(120),
    }),
    output: ProposalRow,
    logs: 'proposal:begin',
    summary: 'Begins a proposal; for programs with a token.',
  }),
  write: defineCall({
    path: '/api/web/proposal/write',
    access: 'web_proposal:write',
    takes: 'body',
    size: 'content',
    input: z.strictObject({
      proposal: Id,
      kind: Kind,
      id: Id,
      /** The version that the program read. */
      version: Version,
      changes: z
        .array(
          z.strictObject({
            path: Path,
            value: z.unknown(),
            why: z.string().trim().max(WHY_LENGTH).default(''),
          }),
        )
        .min(1)
        .max(CHANGES_AT_ONCE),
    }),
    output: z.object({ page: z.int(), changes: z.array(z.object({ id: z.int(), path: z.string() })) }),
    logs: 'proposal:update',
    summary: 'Puts changes of one record into an own proposal; the record stays as it is.',
  }),
  ready: defineCall({
    path: '/api/web/proposal/ready',
    access: 'web_proposal:write',
    takes: 'body',
    input: z.strictObject({
      proposal: Id,
      /** In US dollars. */
      cost: z.number().min(0).max(1_000_000).optional(),
    }),
    output: ProposalRow,
    logs: 'proposal:ask',
    summary: 'Says that an own proposal is whole and waits for people.',
  }),
}
