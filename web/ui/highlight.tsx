// Marks the places of a text that answered a search, as the server names them.
import type { Hits } from '#contract/site/search.ts'
import { piecesAt } from '#web/ui/words/pieces-at.ts'

/** The text with its hits marked. */
export function Highlight({ text, hits }: { text: string; hits: Hits }) {
  return piecesAt(text, hits).map((piece) =>
    piece.hit ? <mark key={piece.from}>{piece.text}</mark> : piece.text,
  )
}
