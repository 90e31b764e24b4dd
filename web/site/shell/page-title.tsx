// The title of the browser's window: the page, then the company.
import { useContext, useEffect } from 'react'
import { HeadNotesContext } from './head-notes.ts'
import { useShell } from './shell-data.tsx'

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
