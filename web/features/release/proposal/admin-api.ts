// Proposals of programs as their pages ask for them and decide about them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SendPath } from '#contract/calls.ts'
import type { WholeProposalPage } from '#contract/content/proposal.ts'
import type { WholeProposedRecord } from '#contract/content/proposed-record.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { ask, send } from '#web/client/send.ts'

export const CALLS_ON_PAGE = 20

export const proposalPageQuery = pagesOf('/api/web/proposal/list', 'proposal', 'page')

export const proposalQuery = (id: number) =>
  queryOptions({
    queryKey: ['proposal', 'one', id],
    queryFn: ({ signal }) => ask('/api/web/proposal/read', { id }, { signal }),
    staleTime: 0,
  })

/** What a proposal would change in one record. */
export const changesQuery = (page: number) =>
  queryOptions({
    queryKey: ['proposal', 'changes', page],
    queryFn: ({ signal }) => ask('/api/web/proposal/page', { id: page }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const callsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['proposal', 'calls', id, page],
    queryFn: ({ signal }) => ask('/api/web/proposal/calls', { id, page, limit: CALLS_ON_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const quiet = { quiet: true } as const

export const leave = (page: number, changes: number[], open: boolean) =>
  send('/api/web/proposal/leave', { page, changes, open }, quiet)
export const close = (id: number) => send('/api/web/proposal/close', { id }, quiet)

export const recordQuery = (id: number) =>
  queryOptions({
    queryKey: ['proposal', 'record', id],
    queryFn: ({ signal }) => ask('/api/web/proposal/record', { id }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const leaveRecord = (id: number, open: boolean) =>
  send('/api/web/proposal/leaveRecord', { id, open }, quiet)

/** Adds a proposed record as a draft; visitors see nothing of it. */
export const addRecord = ({ kind, id, content }: Pick<WholeProposedRecord, 'kind' | 'id' | 'content'>) => {
  const body = { ...content, from: { record: id }, ...(kind === 'productType' && { publish: false }) }
  return send(`/api/web/${baseOf(kind)}/add` as SendPath, body as never, quiet)
}

const baseOf = (kind: Kind) => (kind === 'productType' ? 'product/type' : kind)

/** Saves the working copy, with the changes that it takes if it takes any; visitors see no change. */
export const save = (
  { kind, entryId, version }: Pick<WholeProposalPage, 'kind' | 'entryId' | 'version'>,
  fields: object,
  changes: number[],
) => {
  // A path that is made from a name has no type of its own; the server judges what is sent by the schema of the kind.
  const body = { ...fields, id: entryId, version, ...(changes.length > 0 && { from: { changes } }) }
  const saved = kind === 'productType' ? { ...body, publish: false } : body
  return send(`/api/web/${baseOf(kind)}/update` as SendPath, saved as never, quiet)
}
