// The gallery of a product: thumbs and keys choose which of its pictures is large, and a mouse looks into that one.
import { galleryStep } from '#web/ui/pictures/gallery-step.ts'

const GALLERY = '.gallery'

export function openGalleries() {
  document.addEventListener('click', ({ target }) => {
    const thumb = target instanceof Element ? target.closest<HTMLElement>('.thumb') : null
    const gallery = thumb?.closest(GALLERY)
    if (thumb && gallery) showPicture(gallery, thumbsOf(gallery).indexOf(thumb))
  })
  document.addEventListener('keydown', walk)
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const plate = target.closest<HTMLElement>(`${GALLERY} .view`)
    // Fingers and keys have the enlargement for that.
    if (plate) void import('./magnify.ts').then(({ magnify }) => magnify(plate))
  })
}

const thumbsOf = (gallery: Element) => [...gallery.querySelectorAll<HTMLElement>('.thumb')]
const viewsOf = (gallery: Element) => [...gallery.querySelectorAll<HTMLElement>('.view')]

/** Which of the pictures is the large one. */
export const shownPicture = (gallery: Element) =>
  Math.max(
    0,
    viewsOf(gallery).findIndex(({ hidden }) => !hidden),
  )

/** Makes the picture at a place the large one. */
export function showPicture(gallery: Element, place: number) {
  for (const [at, view] of viewsOf(gallery).entries()) view.hidden = at !== place
  for (const [at, thumb] of thumbsOf(gallery).entries()) {
    thumb.ariaPressed = String(at === place)
    thumb.tabIndex = at === place ? 0 : -1
    if (at !== place) continue
    const [number, said] = gallery.querySelectorAll('[data-at]')
    if (number) number.textContent = String(place + 1)
    if (said) said.textContent = thumb.ariaLabel
  }
}

function walk(event: KeyboardEvent) {
  const { target } = event
  const gallery = target instanceof Element ? target.closest(GALLERY) : null
  // The enlargement has keys of its own.
  if (!gallery || gallery.querySelector('dialog[open]')) return
  const thumbs = thumbsOf(gallery)
  const to = thumbs.length > 1 ? galleryStep(event.key, shownPicture(gallery), thumbs.length) : null
  if (to === null) return
  event.preventDefault()
  showPicture(gallery, to)
  if (thumbs.some((thumb) => thumb === target)) thumbs[to]?.focus()
}
