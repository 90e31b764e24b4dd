// Which part of a long page is being read, for the mark in its list of contents.
import { useEffect, useState } from 'react'

/** A part counts as read once its beginning has passed this share of the window. */
const LINE = 0.35

/** The id of the part being read; the first one until another is reached. */
export function useSpy(ids: readonly string[]): string | undefined {
  const [shown, setShown] = useState<string | null>(null)
  const all = ids.join(' ')
  useEffect(() => {
    const parts = all.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      const line = window.innerHeight * LINE
      setShown(parts.findLast((part) => part.getBoundingClientRect().top < line)?.id ?? null)
    }
    // A part's beginning crosses the line exactly when the part enters or leaves the half-window above it.
    const observer = new IntersectionObserver(look, { rootMargin: `1000000px 0px -${(1 - LINE) * 100}% 0px` })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [all])
  return shown && ids.includes(shown) ? shown : ids[0]
}
