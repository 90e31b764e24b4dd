// The spreadsheets of a kind as the console asks for them and sends them.
import type { FilePath, UploadPath } from '#contract/calls.ts'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { downloadFile, type FileToKeep } from '#web/client/download-file.ts'
import { uploadFile } from '#web/client/upload-file.ts'
import type { CheckOrWrite } from './import-kind.ts'

type Progress = { onProgress: (amount: number) => void }

// A path that is made from a name has no type of its own.
export const downloadSheet =
  (kind: string, verb: 'export' | 'importTemplate', query: object) =>
  (options: Progress): Promise<FileToKeep> =>
    downloadFile(`/api/web/${kind}/${verb}` as FilePath, query as never, options)

/** What is wrong with the file itself is shown where it was chosen. */
export const uploadSheet =
  (kind: string, verb: 'importCheck' | 'import'): CheckOrWrite =>
  ({ file, updateExisting, ...options }) =>
    uploadFile(`/api/web/${kind}/${verb}` as UploadPath, file, {
      query: { updateExisting } as never,
      ...options,
    }) as Promise<unknown> as Promise<SheetReport>
