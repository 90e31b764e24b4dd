// The calls of the lifecycle as the editor makes them, for whichever kind it stands over.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ContentState } from '#contract/content/content.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { ask, send } from '#web/client/send.ts'
import type { Entry, LifeBase, ManyBase, TrashBase } from './editor-kind.ts'

type Target = { id: number; version: number }
export type Times = { publishAt: string | null; unpublishAt: string | null }

/** How often a browser says that somebody is on a record; the server takes who missed two beats for gone. */
const BEAT_MS = 30_000
const REVISIONS = 20
/** Records of the trash on a page. */
export const TRASHED = 10

// One refusal in the page's own words is enough where the editor shows it itself.
const quiet = { quiet: true } as const

/** `urgent`: why it goes live without the approvals that the rules ask for. */
export const publish = (
  base: LifeBase,
  { id, version }: Target,
  note = '',
  urgent?: string,
): Promise<Entry> =>
  send(`/api/web/${base}/publish`, { id, version, note, ...(urgent !== undefined && { urgent }) })

/** `quietly`: whoever asks shows the refusal. */
export const unpublish = (base: LifeBase, { id, version }: Target, quietly = false): Promise<Entry> =>
  send(`/api/web/${base}/unpublish`, { id, version }, quietly ? quiet : {})

export const schedule = (base: LifeBase, { id, version }: Target, times: Times): Promise<Entry> =>
  send(`/api/web/${base}/schedule`, { id, version, ...times }, quiet)

export const restore = (base: LifeBase, { id, version }: Target, revision: number): Promise<Entry> =>
  send(`/api/web/${base}/restore`, { id, version, revision })

/** Says that texts which are older than their source still hold. */
export const translated = (base: LifeBase, { id, version }: Target, paths: string[]): Promise<Entry> =>
  send(`/api/web/${base}/translated`, { id, version, paths })

export const duplicate = (base: ManyBase, id: number): Promise<Entry> =>
  send(`/api/web/${base}/duplicate`, { id })

export const openPreview = (base: LifeBase, id: number) => send(`/api/web/${base}/preview`, { id })

export const recover = (
  base: TrashBase,
  { id, version }: Target,
  options: { quiet?: true } = {},
): Promise<Entry> => send(`/api/web/${base}/recover`, { id, version }, options)

export function remove(base: TrashBase, { id, version }: Target) {
  if (base === 'product/type') return ask('/api/web/product/type/delete', { id, version }, quiet)
  return send(`/api/web/${base}/delete`, { id, version }, quiet)
}

/** Whether a deletion is wholly taken back: what visitors saw of a changed record and its planned times are not kept. */
export const returns = (state: ContentState, mayPublish: boolean) =>
  state === 'draft' || (state === 'published' && mayPublish)

/** Out of the trash, and to visitors again when they saw it; types come back to them by themselves. */
export async function bringBack(
  base: TrashBase,
  { id, version, state }: Target & { state?: ContentState },
): Promise<unknown> {
  // The trash is a version of its own.
  const trashed = { id, version: version + 1 }
  const back = await recover(base, trashed, quiet)
  if (base === 'product/type' || state !== 'published') return back
  return send(`/api/web/${base}/publish`, { id, version: back.version }, quiet)
}

/** The history, the latest first; forgotten after every write. */
export const revisionsQuery = (base: LifeBase, id: number) =>
  infiniteQueryOptions({
    queryKey: ['revision', base, id],
    queryFn: ({ pageParam, signal }) =>
      ask(`/api/web/${base}/revisions`, { id, page: pageParam, limit: REVISIONS }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * REVISIONS < total ? page + 1 : null),
  })

/** One revision never changes, but for an autosave that goes on: it is asked for anew when it is looked at. */
export const revisionQuery = (base: LifeBase, id: number, revision: number) =>
  queryOptions({
    queryKey: ['revision', base, id, revision],
    queryFn: ({ signal }) => ask(`/api/web/${base}/revision`, { id, revision }, { signal }),
  })

/** The records that point at this one. */
export const referencesQuery = (base: TrashBase, id: number) =>
  queryOptions({
    queryKey: ['reference', base, id],
    queryFn: ({ signal }) => ask(`/api/web/${base}/references`, { id }, { signal }),
    staleTime: 0,
  })

/** A page of the trash. */
export const trashQuery = (base: TrashBase, page: number) =>
  queryOptions({
    queryKey: ['trash', base, page],
    queryFn: ({ signal }) => ask(`/api/web/${base}/trash`, { page, limit: TRASHED }, { signal }),
    staleTime: 0,
  })

/** One record in the trash; null when it does not lie there. */
export const trashedQuery = (base: TrashBase, id: number) =>
  queryOptions({
    queryKey: ['trash', base, 'record', id],
    queryFn: async ({ signal }) => {
      const { items } = await ask(
        `/api/web/${base}/trash`,
        { page: 1, limit: 1, id },
        { signal, quiet: true },
      )
      return items[0] ?? null
    },
    staleTime: 0,
  })

/** Who else is on a record. It beats while the page is in sight, and stops in a hidden window. */
export const presenceQuery = (base: LifeBase, id: number, editing: boolean) =>
  queryOptions({
    queryKey: ['presence', base, id, editing],
    queryFn: ({ signal }) => send(`/api/web/${base}/presence`, { id, editing }, { signal, ...quiet }),
    refetchInterval: BEAT_MS,
    refetchIntervalInBackground: false,
    staleTime: 0,
    gcTime: 0,
  })

/** The texts of a record that are missing in a language or older than their source, sentence by sentence. */
export const sentencesQuery = (of: { kind: Kind; id: number; language: Language }) =>
  queryOptions({
    queryKey: ['translation', 'sentences', of],
    queryFn: ({ signal }) => ask('/api/web/translation/sentences', of, { signal }),
    staleTime: 0,
  })
