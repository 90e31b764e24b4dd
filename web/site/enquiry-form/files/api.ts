// What the files of a form say to the server.
import { send } from '#web/client/send.ts'
import { uploadFile } from '#web/client/upload-file.ts'

type Options = { signal: AbortSignal }

/** Begins a file; answers the secret of its parts. */
export const beginFile = ({ name, size }: File, { signal }: Options) =>
  send('/api/web/message/file/begin', { name, size }, { quiet: true, signal })

/** How much of it is there. */
export const fileState = (file: string, { signal }: Options) =>
  send('/api/web/message/file/state', { file }, { quiet: true, signal })

/** The part from the byte `at`; `onProgress` hears how much of it has left. */
export const sendPart = (
  part: File,
  query: { file: string; at: number },
  options: Options & { onProgress: (percent: number) => void },
) => uploadFile('/api/web/message/file/part', part, { query, quiet: true, ...options })

/** Takes it out. */
export const dropFile = (file: string) => send('/api/web/message/file/drop', { file }, { quiet: true })
