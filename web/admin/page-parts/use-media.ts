// Whether a media query holds, kept true while the window changes.
import { useCallback, useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  const holds = () => matchMedia(query).matches
  return useSyncExternalStore(subscribe, holds, holds)
}

/** Spec §2: narrower than 992 px is a mobile. */
export const useMobile = () => useMediaQuery('(max-width: 991.98px)')
/** The person asked their system for less motion: nothing slides or fades. */
export const useStill = () => useMediaQuery('(prefers-reduced-motion: reduce)')
/** A table has room for all of its columns and for its row actions side by side. */
export const useRoomy = () => useMediaQuery('(min-width: 1280px)')
/** A table has room for its secondary columns; its row actions stand in a menu. */
export const useMiddling = () => useMediaQuery('(min-width: 768px)')
