// Uploads: one after another in the order chosen, each with its progress, none lost without a word, and to be tried again without choosing it anew.

import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Media, Uploaded } from '#contract/media/media.ts'
import { uploadPicture } from '#web/admin/admin-api.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetMedia } from './admin-api.ts'

/** Limits of an upload (`contract/media/media.ts`, which would bring the validator along). */
export const UPLOAD_BYTES = 20 * 1024 * 1024
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Sends one file; answers what was stored. */
type Send<Stored> = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Stored>

export type Upload = {
  id: number
  file: File
  preview: string
  percent: number
  /** Why it failed; `''` while it waits or runs. */
  error: string
}
export type Unfit = 'type' | 'size'

/** Why a file is not even sent; the server judges the bytes itself. */
export function unfit(file: Pick<File, 'type' | 'size'>): Unfit | null {
  if (!UPLOAD_TYPES.includes(file.type)) return 'type'
  return file.size > UPLOAD_BYTES ? 'size' : null
}

/** Answers which of some files are sent at all, and tells why the others are not. */
export function useFitting() {
  const texts = useTexts('console/editor/pictures')
  const { message } = App.useApp()
  return (files: readonly File[]) =>
    files.filter((file) => {
      const why = unfit(file)
      if (why) void message.error({ content: `${file.name}: ${texts[why]}`, duration: 5 })
      return !why
    })
}

type Picture = z.output<typeof Uploaded>

/** Uploads of pictures; `folderId` is where those go that are new to the library. */
export const useUploads = (onStored: (key: string, media: Picture) => void, folderId: number | null = null) =>
  useUploadQueue<Picture>(
    (file, options) => uploadPicture(file, { ...options, folderId }),
    (media) => onStored(media.key, media),
  )

/** A file goes as it was to go when it was chosen, however late it is tried again. */
export function useUploadQueue<Stored>(send: Send<Stored>, onStored: (stored: Stored) => void) {
  type Queued = Upload & { send: Send<Stored> }
  const [uploads, setUploads] = useState<Queued[]>([])
  const queue = useRef<Queued[]>([])
  const running = useRef(false)
  const nextId = useRef(1)
  const leaving = useRef(new AbortController())
  const stored = useRef(onStored)
  useEffect(() => {
    stored.current = onStored
  }, [onStored])

  useEffect(() => {
    const own = new AbortController()
    leaving.current = own
    return () => own.abort()
  }, [])

  const patch = useCallback((id: number, change: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }, [])

  const run = useCallback(async () => {
    if (running.current) return
    running.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, file, preview } = next
      const { signal } = leaving.current
      try {
        const onProgress = (percent: number) => patch(id, { percent })
        stored.current(await next.send(file, { onProgress, signal }))
        setUploads((all) => all.filter((one) => one.id !== id))
        URL.revokeObjectURL(preview)
      } catch (error) {
        if (signal.aborted) break
        patch(id, { error: plainWords(error) })
      }
    }
    running.current = false
  }, [patch])

  const start = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({
        id: nextId.current++,
        file,
        send,
        preview: URL.createObjectURL(file),
        percent: 0,
        error: '',
      }))
      queue.current.push(...added)
      setUploads((all) => [...all, ...added])
      void run()
    },
    [run, send],
  )
  const again = ({ id }: Upload) => {
    const failed = uploads.find((one) => one.id === id)
    if (!failed) return
    patch(id, { error: '', percent: 0 })
    queue.current.push(failed)
    void run()
  }
  const drop = (upload: Upload) => {
    URL.revokeObjectURL(upload.preview)
    setUploads((all) => all.filter((one) => one.id !== upload.id))
  }

  return { uploads, start, again, drop }
}

/** Uploads into the library; `onStored` gets every picture that arrived, also of one that was there before. */
export function useMediaUploads(folderId: number | null, onStored?: (picture: Media) => void) {
  const texts = useTexts('console/editor/media')
  const fitting = useFitting()
  const { message } = App.useApp()
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
