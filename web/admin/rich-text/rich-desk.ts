// The one bar of tools for several running texts in sight: where it stands, and which of them it works on.
import { createContext, useMemo, useState } from 'react'

export type RichDesk = {
  /** Null while each text has a bar of its own. */
  place: HTMLElement | null
  /** The id of the text that the cursor was in last. */
  active: string | null
  enter: (id: string) => void
  /** The first text has the bar until the cursor is in one. */
  offer: (id: string) => void
}

export const RichDeskContext = createContext<RichDesk>({
  place: null,
  active: null,
  enter: () => {},
  offer: () => {},
})

/** `setPlace` is given to the element that the bar shall stand in. */
export function useRichDesk(): { desk: RichDesk; setPlace: (place: HTMLElement | null) => void } {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [active, enter] = useState<string | null>(null)
  const desk = useMemo(
    () => ({ place, active, enter, offer: (id: string) => enter((before) => before ?? id) }),
    [place, active],
  )
  return { desk, setPlace }
}
