// Counts what the server could not: pages that were fetched or made ahead and then seen, and pages that the browser kept.
import { tellVisit, visitOf } from '#web/client/visit.ts'
import { noteTrail } from './trail.ts'

type Ahead = { deliveryType?: string }

/** Of a page at a canonical address, for as long as it is there. */
export function countSeen() {
  const note = () => noteTrail(location.pathname.slice(3) || '/')
  const seen = () => {
    note()
    tellVisit(visitOf(location))
  }
  const [loading] = performance.getEntriesByType('navigation') as (PerformanceEntry & Ahead)[]
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', seen, { once: true })
  else if (loading?.deliveryType === 'navigational-prefetch') seen()
  else note()
  addEventListener('pageshow', ({ persisted }) => persisted && seen())
}
