// Whether the site is seen through a preview link; what says so comes only then.
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'

/** The secret of the link, and until when it works, as far as it is known. */
export type Preview = { token: string; until: string | null }

const PreviewContext = createContext<Preview | null>(null)

export function PreviewProvider({ preview, children }: { preview: Preview | null; children: ReactNode }) {
  return <PreviewContext value={preview}>{children}</PreviewContext>
}

/** The preview that the site is seen through, or null. */
export const usePreview = (): Preview | null => useContext(PreviewContext)

const Banner = lazy(async () => ({ default: (await import('./preview-banner.tsx')).PreviewBanner }))

/** The banner above a page of a preview; nothing on any other. */
export function PreviewNotice() {
  const preview = usePreview()
  return (
    preview && (
      <Suspense>
        <Banner until={preview.until} />
      </Suspense>
    )
  )
}
