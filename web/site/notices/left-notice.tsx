// What the console left to be said on the way out, above the first public page after it.
import { lazy, Suspense, useEffect, useState } from 'react'
import { type Notice, readNotice } from '#web/session/notice.ts'

const Banner = lazy(async () => ({ default: (await import('./left-banner.tsx')).LeftBanner }))

/** Nothing for whoever did not come out of the console; what draws it is loaded only then. */
export function LeftNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => setNotice(readNotice()), [])
  return (
    notice && (
      <Suspense>
        <Banner notice={notice} onClose={() => setNotice(null)} />
      </Suspense>
    )
  )
}
