// Where an address of the site leads through the door that the page came by, and as the canonical address it is known by.
import { createContext, type ReactNode, useContext } from 'react'
import { createPath, type Path, resolvePath, type To, useLocation } from 'react-router'
import { type Language, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { MISSING_ROUTE } from '#contract/site/rendering.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { usePreview } from '#web/site/notices/preview.tsx'
import { addresses } from './addresses.ts'

export type Doorway = {
  /** The pages of the address bar are hash addresses; otherwise they are canonical ones. */
  hash: boolean
  /** Fetches what a page needs before somebody goes there. */
  prefetch: (path: string) => void
  /** Where the site stands, as far as the server knows; the browser has its own word for it. */
  origin?: string
  /** The page that the server rendered, in every language, when it is the page of a record. */
  everywhere?: Record<Language, string> | null | undefined
  /** The languages in which that record exists; all where it says nothing. */
  there?: readonly Language[] | undefined
}

const DoorwayContext = createContext<Doorway>({ hash: false, prefetch: () => {} })

export function DoorwayProvider({ doorway, children }: { doorway: Doorway; children: ReactNode }) {
  return <DoorwayContext value={doorway}>{children}</DoorwayContext>
}

/** The door that the page came by. */
export const useDoor = (): Doorway => useContext(DoorwayContext)

/** The address of a page for the bar of any browser; the pages of staff have hash addresses alone. */
export const canonicalAddress = (language: Language, path: string) =>
  path.startsWith(addresses.signIn) ? `/#${path}` : `/${language}${path}`

/** Where the page at hand stands in every language, and in which of them it exists; null where the server did not say. */
export function usePlaces() {
  const { everywhere, there = PUBLIC_LANGUAGES } = useDoor()
  const language = useLanguage()
  const { pathname } = useLocation()
  // What is drawn at the address of nothing is the page that was asked for.
  const isHere = pathname === MISSING_ROUTE || everywhere?.[language] === canonicalAddress(language, pathname)
  return everywhere && isHere ? { everywhere, there } : null
}

/** What a link or a form to `to` carries, where a click leads, and how to fetch it early. */
export function useDoorway(to: To): { href: string; inside: Path; prefetch: () => void } {
  const { hash, prefetch } = useDoor()
  const language = useLanguage()
  const preview = usePreview()
  // Nothing of the site is named from where it stands in the table of routes.
  const found = resolvePath(to, useLocation().pathname)
  // In the hash door the secret of a preview stands before the hash and stays.
  const inside = preview && !hash ? withPreview(found, preview.token) : found
  const path = createPath(inside)
  return { href: canonicalAddress(language, path), inside, prefetch: () => prefetch(path) }
}

function withPreview(path: Path, token: string): Path {
  const search = new URLSearchParams(path.search)
  search.set('preview', token)
  return { ...path, search: `?${search}` }
}
