// What the page of the library asks for and changes.
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Media } from '#contract/media/media.ts'
import type { mediaLibraryCalls } from '#contract/media/media-library.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { ask, send } from '#web/client/send.ts'
import { uploadFile } from '#web/client/upload-file.ts'

type Calls = typeof mediaLibraryCalls
type Target = Pick<Media, 'id' | 'version'>

export const usesQuery = (id: number) =>
  queryOptions({
    queryKey: ['media', 'uses', id],
    queryFn: ({ signal }) => ask('/api/web/media/uses', { id }, { signal }),
  })

export const filesQuery = (id: number) =>
  queryOptions({
    queryKey: ['media', 'files', id],
    queryFn: ({ signal }) => ask('/api/web/media/files', { id }, { signal }),
  })

export const trashQuery = pagesOf('/api/web/media/trash', 'media', 'trash')

/** From a form, which tells what was refused, or one of many: whoever runs through them lists it. */
export const updateQuietly = (change: InputOf<Calls['update']>) =>
  send('/api/web/media/update', change, { quiet: true })
export const removeQuietly = ({ id, version }: Target) =>
  send('/api/web/media/delete', { id, version }, { quiet: true })
export const recoverQuietly = ({ id, version }: Target) =>
  send('/api/web/media/recover', { id, version }, { quiet: true })

export const replaceMedia = () =>
  mutationOptions({
    mutationFn: ({
      id,
      version,
      file,
      onProgress,
    }: Target & { file: File; onProgress: (percent: number) => void }) =>
      uploadFile('/api/web/media/replace', file, { query: { id, version }, onProgress }),
  })

export const restoreFile = () =>
  mutationOptions({
    mutationFn: (given: InputOf<Calls['restoreFile']>) => send('/api/web/media/restoreFile', given),
  })

export const addFolder = () =>
  mutationOptions({
    mutationFn: (folder: InputOf<Calls['addFolder']>) => send('/api/web/media/addFolder', folder),
  })
export const updateFolder = () =>
  mutationOptions({
    mutationFn: (change: InputOf<Calls['updateFolder']>) => send('/api/web/media/updateFolder', change),
  })
export const removeFolder = () =>
  mutationOptions({
    mutationFn: (folder: InputOf<Calls['removeFolder']>) => send('/api/web/media/removeFolder', folder),
  })
