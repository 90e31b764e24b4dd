// Notes the product of a page, and brings the row of those before it once its place is about to be seen.
import { forgetRecent, keepRecent, readRecent } from './kept-products.ts'

/** The product of the page, as its box for the tray names it. */
export function noteProduct() {
  const said = document.querySelector<HTMLElement>('.buy [data-pick]')?.dataset.pick
  if (said) keepRecent(said)
}

/** On a place; what was kept before is drawn when it comes near, below all that is seen, so that nothing moves. */
export function openRecent(place: HTMLElement) {
  const stop = new AbortController()
  const draw = () =>
    void import('./recent-products.ts').then(({ drawRecent }) =>
      drawRecent(place, { readRecent, forgetRecent }),
    )
  const own = Number(place.dataset.own)
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      if (readRecent().some(({ id }) => id !== own)) draw()
    },
    { rootMargin: '0px 0px 400px' },
  )
  watch.observe(place)
  // A page that the browser kept whole comes back as it was; others were looked at meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && draw(), { signal: stop.signal })
  return () => {
    stop.abort()
    watch.disconnect()
  }
}
