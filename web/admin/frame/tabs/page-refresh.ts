// Hands out the way to drop every kept page and draw the current one anew (spec §4 "Size choice").
import { createContext } from 'react'

/** Without a frame that keeps pages there is nothing to drop. */
export const PageRefreshContext = createContext<() => void>(() => {})
