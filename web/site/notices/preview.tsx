// Whether the site is seen through a preview link.
import { createContext, type ReactNode, useContext } from 'react'

/** The secret of the link, and until when it works, as far as it is known. */
export type Preview = { token: string; until: string | null }

const PreviewContext = createContext<Preview | null>(null)

export function PreviewProvider({ preview, children }: { preview: Preview | null; children: ReactNode }) {
  return <PreviewContext value={preview}>{children}</PreviewContext>
}

/** The preview that the site is seen through, or null. */
export const usePreview = (): Preview | null => useContext(PreviewContext)
