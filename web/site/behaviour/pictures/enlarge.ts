// Pictures that enlarge (`data-enlarge` names the dialog), and the gallery of a product, which follows what is walked to there.
import { isPlainPress } from '#web/site/behaviour/press.ts'
import { openEnlargement } from '#web/ui/pictures/enlarging.ts'
import { shownPicture, showPicture } from './gallery.ts'

export function openEnlarging() {
  document.addEventListener('click', (event) => {
    const { target } = event
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-enlarge]') : null
    const dialog = document.getElementById(opener?.dataset.enlarge ?? '')
    if (!(dialog instanceof HTMLDialogElement) || !isPlainPress(event)) return
    event.preventDefault()
    open(dialog, Number(opener?.dataset.place))
  })
  const pressedBefore = document.querySelector<HTMLDialogElement>('.picture-preview[open]')
  if (pressedBefore) open(pressedBefore, 0)
}

/** In a gallery at the picture that is large there. */
function open(dialog: HTMLDialogElement, at: number) {
  const gallery = dialog.closest('.gallery')
  if (gallery) openEnlargement(dialog, shownPicture(gallery), (to) => showPicture(gallery, to))
  else openEnlargement(dialog, at)
}
