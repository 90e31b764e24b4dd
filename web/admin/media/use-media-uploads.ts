// Uploads into the library: files that fit are sent, what is known already is reported, and lists are read anew.
// Apart from `use-uploads.ts`, since pages that upload something else do without its texts.
import { useQueryClient } from '@tanstack/react-query'
import type { Media } from '#contract/media/media.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetMedia } from './admin-api.ts'
import { unfit, useUploads } from './use-uploads.ts'

/** Answers which of some files are sent at all, and tells why the others are not. */
export function useFitting() {
  const texts = useTexts('console/editor/pictures')
  const { message } = useApp()
  return (files: readonly File[]) =>
    files.filter((file) => {
      const why = unfit(file)
      if (why) void message.error({ content: `${file.name}: ${texts[why]}`, duration: 5 })
      return !why
    })
}

/** Uploads into the library; `onStored` gets every picture that arrived, also of one that was there before. */
export function useMediaUploads(folderId: number | null, onStored?: (picture: Media) => void) {
  const texts = useTexts('console/editor/media')
  const fitting = useFitting()
  const { message } = useApp()
  const client = useQueryClient()
  const queue = useUploads((_, media) => {
    if (media.outcome !== 'new')
      void message.info({ content: texts[media.outcome]({ name: media.name }), duration: 5 })
    void forgetMedia(client)
    onStored?.(media)
  }, folderId)
  const add = (files: readonly File[]) => queue.start(fitting(files))
  return { ...queue, add }
}

export type MediaUploads = ReturnType<typeof useMediaUploads>
