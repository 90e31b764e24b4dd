// Uploads of pictures: one after another in the order chosen, each with its progress, none lost without a word.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Uploaded } from '#contract/media.ts'
import { uploadPicture } from '#web/admin/admin-api.ts'
import { plainWords } from '#web/client/plain-words.ts'

/** Limits of an upload (`contract/media.ts`, which would bring the validator along). */
export const UPLOAD_BYTES = 20 * 1024 * 1024
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export type Upload = {
  id: number
  file: File
  folderId: number | null
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

type Stored = z.output<typeof Uploaded>

/** `folderId` is where pictures go that are new to the library. */
export function useUploads(onStored: (key: string, media: Stored) => void, folderId: number | null = null) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef<Upload[]>([])
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
      const { id, file, preview, folderId } = next
      const { signal } = leaving.current
      try {
        const onProgress = (percent: number) => patch(id, { percent })
        const media = await uploadPicture(file, { onProgress, signal, folderId })
        stored.current(media.key, media)
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
        folderId,
        preview: URL.createObjectURL(file),
        percent: 0,
        error: '',
      }))
      queue.current.push(...added)
      setUploads((all) => [...all, ...added])
      void run()
    },
    [run, folderId],
  )
  const again = (upload: Upload) => {
    patch(upload.id, { error: '', percent: 0 })
    queue.current.push(upload)
    void run()
  }
  const drop = (upload: Upload) => {
    URL.revokeObjectURL(upload.preview)
    setUploads((all) => all.filter((one) => one.id !== upload.id))
  }

  return { uploads, start, again, drop }
}
