// Brings what fills the place below a 404.
import { once } from '#web/site/behaviour/once.ts'

/** On the place below a 404, which names its lists (`data-near`, `data-popular`). */
export const fillNear = once((place) => {
  const stop = new AbortController()
  import('./near-pages.ts').then(
    ({ fillNearPages }) => fillNearPages(place, stop.signal),
    () => {},
  )
  return () => stop.abort()
})
