// News as the console asks for it and changes it.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { newsCalls } from '#contract/news-and-cases/news.ts'
import type { NewsImportReport, newsImportCalls } from '#contract/news-and-cases/news-import.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'
import { uploadFile } from '#web/client/upload-file.ts'

type Calls = typeof newsCalls
export type NewsListQuery = InputOf<Calls['list']>
export type NewsImportQuery = InputOf<(typeof newsImportCalls)['check']>

/** A page of news; the one before stays in sight while the next is on its way. */
export const newsPageQuery = (query: NewsListQuery) =>
  queryOptions({
    queryKey: ['news', 'page', query],
    queryFn: ({ signal }) => ask('/api/web/news/list', query, { signal }),
    placeholderData: keepPreviousData,
  })

/** The working copy of one piece, read anew whenever its form is opened; what was just written counts as read. */
export const newsQuery = (id: number) =>
  queryOptions({
    queryKey: ['news', 'one', id],
    queryFn: ({ signal }) => ask('/api/web/news/read', { id }, { signal }),
    staleTime: 3_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const addNews = (draft: InputOf<Calls['add']>) => send('/api/web/news/add', draft, { quiet: true })

/** What the editor saves by itself is refused quietly: it says so in its own place. */
export const updateNews = (change: InputOf<Calls['update']>) =>
  send('/api/web/news/update', change, { quiet: true })

/** After a write: lists are asked for anew. */
export const forgetNews = (client: QueryClient) => client.invalidateQueries({ queryKey: ['news', 'page'] })

export const checkImport = (file: File, query: NewsImportQuery) =>
  uploadFile('/api/web/news/importCheck', file, { query, quiet: true })

/** One call takes as much as it can in its time; asked again with the same file it goes on. */
export const runImport = (file: File, query: NewsImportQuery): Promise<NewsImportReport> =>
  uploadFile('/api/web/news/import', file, { query, quiet: true })
