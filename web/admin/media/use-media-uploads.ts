// Uploads into the library: files that fit are sent, what is known already is said, and lists are asked for anew.
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { Media } from '#contract/media/media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetMedia } from './admin-api.ts'
import { unfit, useUploads } from './use-uploads.ts'

/** `onStored` hears of every picture that arrived, also of one that was there before. */
export function useMediaUploads(folderId: number | null, onStored?: (picture: Media) => void) {
  const texts = useTexts('console/editor/media')
  const words = useTexts('console/editor/pictures')
  const { message } = App.useApp()
  const client = useQueryClient()
  const queue = useUploads((_, media) => {
    if (media.outcome !== 'new')
      void message.info({ content: texts[media.outcome]({ name: media.name }), duration: 5 })
    void forgetMedia(client)
    onStored?.(media)
  }, folderId)
  const add = (files: readonly File[]) => {
    const fit = files.filter((file) => {
      const why = unfit(file)
      if (why) void message.error({ content: `${file.name}: ${words[why]}`, duration: 5 })
      return !why
    })
    queue.start(fit)
  }
  return { ...queue, add }
}

export type MediaUploads = ReturnType<typeof useMediaUploads>
