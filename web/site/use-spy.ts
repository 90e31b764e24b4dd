// Which part of a long page is being read, for the mark in its list of contents.
import { useEffect, useState } from 'react'

/** A part counts as read from a quarter below the top of the window until the next one gets there. */
const LINE = '-25% 0px -65% 0px'

/** The id of the part in view; the first until another one is reached. */
export function useSpy(ids: readonly string[]): string | undefined {
  const [shown, setShown] = useState<string | null>(null)
  const all = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered) setShown(entered.target.id)
      },
      { rootMargin: LINE },
    )
    for (const id of all.split(' ')) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [all])
  return shown && ids.includes(shown) ? shown : ids[0]
}
