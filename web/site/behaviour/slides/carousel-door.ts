// Brings what turns the slides of the home page, for whoever put them there: no other page has any.

/** A ref for the carousel, and what the first script calls for one that the server drew. */
export function openCarousel(hero: HTMLElement | null) {
  if (!hero) return
  let stop: (() => void) | undefined
  let gone = false
  void import('./carousel.ts').then(({ carousel }) => {
    if (!gone) stop = carousel(hero)
  })
  return () => {
    gone = true
    stop?.()
  }
}
