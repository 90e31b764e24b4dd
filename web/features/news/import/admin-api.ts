// The import of news as the console asks for it.
import type { NewsImportReport, newsImportCalls } from '#contract/news-and-cases/news-import.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { uploadFile } from '#web/client/upload-file.ts'

export type NewsImportQuery = InputOf<(typeof newsImportCalls)['check']>

export const checkImport = (file: File, query: NewsImportQuery) =>
  uploadFile('/api/web/news/importPostsCheck', file, { query, quiet: true })

/** One call takes as much as it can in its time; asked again with the same file it goes on. */
export const runImport = (file: File, query: NewsImportQuery): Promise<NewsImportReport> =>
  uploadFile('/api/web/news/importPosts', file, { query, quiet: true })
