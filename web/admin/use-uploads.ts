// Uploads of pictures: one after another in the order chosen, each with its progress, none lost without a word.
import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadPicture } from '#web/admin/admin-api.ts'

/** Limits of an upload (`contract/media.ts`, which would bring the validator along). */
export const UPLOAD_BYTES = 20 * 1024 * 1024
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

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

export function useUploads(onStored: (key: string) => void) {
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
      const { id, file, preview } = next
      const { signal } = leaving.current
      try {
        const media = await uploadPicture(file, (percent) => patch(id, { percent }), signal)
        stored.current(media.key)
        setUploads((all) => all.filter((one) => one.id !== id))
        URL.revokeObjectURL(preview)
      } catch (error) {
        if (signal.aborted) break
        patch(id, { error: error instanceof Error ? error.message : String(error) })
      }
    }
    running.current = false
  }, [patch])

  const start = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({
        id: nextId.current++,
        file,
        preview: URL.createObjectURL(file),
        percent: 0,
        error: '',
      }))
      queue.current.push(...added)
      setUploads((all) => [...all, ...added])
      void run()
    },
    [run],
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
