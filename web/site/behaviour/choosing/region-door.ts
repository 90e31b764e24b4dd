// Brings the script of regions to pages on which values differ: to what the server drew, and as a ref to what React draws.

/** Shows what holds for the visitor's region, as often as it is asked. */
export function openRegions(place: Element | null = null) {
  if (place || document.querySelector('[data-region]'))
    void import('./region.ts').then(({ showRegion }) => showRegion())
}
