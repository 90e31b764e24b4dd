// Whether the site is seen through a preview link; what says so comes only then.
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'

/** Until when the link works, as far as it is known. */
export type Preview = { until: string | null }

const PreviewContext = createContext<Preview | null>(null)

export function PreviewProvider({ preview, children }: { preview: Preview | null; children: ReactNode }) {
  return <PreviewContext value={preview}>{children}</PreviewContext>
}

const Banner = lazy(async () => ({ default: (await import('./preview-banner.tsx')).PreviewBanner }))

/** The banner above a page of a preview; nothing on any other. */
export function PreviewNotice() {
  const preview = useContext(PreviewContext)
  return (
    preview && (
      <Suspense>
        <Banner until={preview.until} />
      </Suspense>
    )
  )
}
