// What a page says of itself while the server renders it.
import { createContext, useContext } from 'react'

/** `parts`: what comes with files of its own and is drawn at once, by the names that the build knows them by. */
export type HeadNotes = { title: string; parts: string[] }
export const HeadNotesContext = createContext<HeadNotes | null>(null)

/** Says that such a part is on the page, so that its styles come with it. */
export function useDrawn(part: string) {
  useContext(HeadNotesContext)?.parts.push(part)
}
