// The title of the browser's window: the page, then the company.
import { createContext, useContext, useEffect } from 'react'
import { useShell } from './shell-data.tsx'

/** What a page says of itself while the server renders it. */
export type HeadNotes = { title: string }
export const HeadNotesContext = createContext<HeadNotes | null>(null)

/** `page - company`; a page without a name of its own carries the company alone. */
export const documentTitle = (page: string, company: string) =>
  [page, company].filter((part) => part.trim() !== '').join(' - ')

/** Names the page it stands on. */
export function PageTitle({ is: page }: { is: string }) {
  const { site } = useShell()
  const title = documentTitle(page, site.companyName)
  const notes = useContext(HeadNotesContext)
  if (notes) notes.title = title
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
