// What is said above a page to some visitors alone; what draws it is loaded only then.
import { lazy, Suspense, useEffect, useState } from 'react'
import { type Notice, readNotice } from '#web/session/notice.ts'
import { usePreview } from './preview.tsx'

const PreviewBanner = lazy(async () => ({ default: (await import('./banners.tsx')).PreviewBanner }))
const LeftBanner = lazy(async () => ({ default: (await import('./banners.tsx')).LeftBanner }))

/** Above every page of a preview that it is one, and what the console left to be said on the way out. */
export function Notices() {
  const preview = usePreview()
  const [left, setLeft] = useState<Notice | null>(null)
  useEffect(() => setLeft(readNotice()), [])
  if (!preview && !left) return null
  return (
    <Suspense>
      {preview && <PreviewBanner until={preview.until} />}
      {left && <LeftBanner notice={left} onClose={() => setLeft(null)} />}
    </Suspense>
  )
}
