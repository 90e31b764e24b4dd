// Sections rise into view once, as they come near (decision 21); what stands on the first screen is simply there.

import { once } from './once.ts'

/** How much of the window a block must have come up, so that its rising is seen. */
const RISEN = '8%'

/** A ref for a block with the class `reveal`. It waits only when it is seen to be below the window; once in sight, be it by its edge, it never hides again. */
export const reveal = once((block) => {
  let waiting = false
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      const { top, bottom } = entry.boundingClientRect
      waiting = !entry.isIntersecting && (waiting ? bottom >= 0 : top >= innerHeight)
      block.classList.toggle('is-waiting', waiting)
      if (!waiting) observer.disconnect()
    },
    { rootMargin: `0px 0px -${RISEN} 0px` },
  )
  observer.observe(block)
  return () => observer.disconnect()
})
