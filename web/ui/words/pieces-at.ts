// A text in the pieces that answered a search and those between them, as the server names their places.
import type { Hits } from '#contract/site/search.ts'

type Piece = { text: string; from: number; hit: boolean }

/** The text in pieces that were hit and pieces that were not; put together they are the text again. */
export function piecesAt(text: string, hits: Hits): Piece[] {
  const pieces: Piece[] = []
  const add = (from: number, to: number, hit: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), from, hit })
  }
  let at = 0
  for (const [from, to] of hits) {
    add(at, from, false)
    add(Math.max(at, from), to, true)
    at = Math.max(at, to)
  }
  add(at, text.length, false)
  return pieces
}
