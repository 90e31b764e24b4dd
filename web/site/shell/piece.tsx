// Pieces that are the same on many pages: the server sets them in as they were made for another one.
import { createContext, createElement, type ReactNode, useContext } from 'react'

/** The pieces there are. */
export type PieceName = 'header' | 'footer' | 'hero' | 'lanes' | 'home'

/** Which pieces the server has already, of what was read for them; null where every piece is drawn in its place, as in the browser. */
export const PiecesContext = createContext<{ has: (name: PieceName, of?: object) => boolean } | null>(null)

/** The elements that tell the server where a piece stands, and what in it is the page's own; no page is sent with them. */
export const PIECE = 'site-piece'
export const OWN = 'site-own'

type PieceProps = {
  name: PieceName
  of?: object
  own?: ReactNode
  /** The address asks for another one than most do: it is drawn in its place. */
  asked?: boolean
  children: ReactNode
}

/**
 * A piece. It is drawn from the language, the company, the range, the year and the entry of the navigation that the page
 * belongs to, and from the answer `of`; whatever else it shows of the page stands in a `PageOwn` of it, and is `own` once
 * more. Nothing is added to the tree, so that numbers of `useId` stay what they are in the browser.
 */
export function Piece({ name, of, own, asked, children }: PieceProps) {
  const pieces = useContext(PiecesContext)
  if (!pieces || asked) return children
  const drawn = pieces.has(name, of) ? own : children
  return createElement(PIECE, { name }, <WithinContext value={true}>{drawn}</WithinContext>)
}

const WithinContext = createContext(false)

/** What a page alone shows within a piece: the same wherever it stands. */
export function PageOwn({ children }: { children: ReactNode }) {
  return useContext(WithinContext) ? createElement(OWN, null, children) : children
}
