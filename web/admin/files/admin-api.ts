// Stored files as forms ask for them and send them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '#web/client/send.ts'
import { uploadFile } from '#web/client/upload-file.ts'

/** What is known of stored files; it never changes. */
export const filesQuery = (keys: readonly string[]) =>
  queryOptions({
    queryKey: ['file', ...keys],
    queryFn: ({ signal }) => send('/api/web/media/downloads', { keys: [...keys] }, { signal }),
    enabled: keys.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

/** Quietly: what failed stands beside the file, with a way to try it again. */
export const uploadDocument = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => uploadFile('/api/web/media/uploadFile', file, { ...options, quiet: true })
