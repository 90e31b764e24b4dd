// What an enlargement does (`enlargement.tsx` draws it): opens at a picture, walks by its buttons and by keys, and offers the
// next one when a picture cannot be shown. Without React, so that a press is answered at once.
import { galleryStep } from './gallery-step.ts'

type Walk = { at: number; go: (to: number) => void }

/** Those that were opened before. */
const known = new WeakMap<HTMLDialogElement, Walk>()

/** Opens `dialog` at a place; `onAt` hears of each picture that is walked to. */
export function openEnlargement(dialog: HTMLDialogElement, at: number, onAt?: (at: number) => void) {
  const walk = known.get(dialog) ?? begin(dialog, onAt)
  walk.go(at)
  // The browser may have opened it before any script was there.
  if (!dialog.open) dialog.showModal()
}

function begin(dialog: HTMLDialogElement, onAt: (at: number) => void = () => {}): Walk {
  const places = [...dialog.querySelectorAll<HTMLElement>('[data-said]')]
  const [count, alert] = dialog.querySelectorAll<HTMLElement>('.picture-preview-count, [role="alert"]')
  const broken = new Set<HTMLElement>()
  /** What makes each picture whole again, once it can be looked at closely. */
  const whole = new Map<HTMLElement, () => void>()

  function show() {
    const here = places[walk.at]
    for (const place of places) place.hidden = place !== here || broken.has(place)
    if (count) count.textContent = here?.dataset.said ?? ''
    if (alert) alert.hidden = !here || !broken.has(here)
  }
  function leave() {
    const here = places[walk.at]
    if (here) whole.get(here)?.()
  }
  const walk: Walk = {
    at: 0,
    go(to) {
      leave()
      walk.at = to
      const here = places[to]
      const picture = here && broken.delete(here) && here.querySelector('img')
      // Tried again.
      if (picture) picture.setAttribute('src', picture.src)
      show()
      onAt(to)
    },
  }
  const step = (by: number) => walk.go((walk.at + by + places.length) % places.length)
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    const { step: by, closeEnlargement } = button.dataset
    if (by) step(Number(by))
    if (closeEnlargement !== undefined) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => {
    const to = places.length > 0 ? galleryStep(event.key, walk.at, places.length) : null
    if (to === null) return
    event.preventDefault()
    walk.go(to)
  })
  dialog.addEventListener('close', leave)
  const fails = ({ target }: Event) => {
    const place = places.find((one) => target instanceof Node && one.contains(target))
    if (place) broken.add(place)
    show()
  }
  dialog.addEventListener('error', fails, { capture: true })
  void import('./zooming.ts').then(({ makeZoomable }) => {
    for (const place of places) whole.set(place, makeZoomable(place, step))
  }, console.error)
  known.set(dialog, walk)
  return walk
}
