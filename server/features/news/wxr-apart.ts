// An export of WordPress as the import reads it: in a thread of its own.
import type { NewsImportReport } from '#contract/news-and-cases/news-import.ts'
import type { Threads } from '#server/parts/long-work/threads.ts'
import type { PostChoice, ReadPost } from './import-reading.ts'

export type WxrTask = { bytes: Uint8Array; choice: PostChoice }
/** Under which key each picture of the post at hand was taken in; what is asked for without them is the next post. */
export type WxrKeys = ReadonlyMap<string, string>
/** A post, or at the end what else the file holds. */
export type PostStep = { id: string; read: ReadPost } | Pick<NewsImportReport, 'others'>
const PROGRAM = new URL('./wxr-program.ts', import.meta.url)

/** Works through the posts of an export one after another. */
export const withPosts = <Result>(
  threads: Threads,
  task: WxrTask,
  work: (posts: AsyncGenerator<PostStep, void, WxrKeys | undefined>) => Promise<Result>,
) => threads.use(PROGRAM, task, work)
