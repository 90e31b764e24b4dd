// Pictures that enlarge (`data-enlarge` names the dialog), and the gallery of a product, which follows what is walked to there.
import { openEnlargement } from '#web/ui/pictures/enlarging.ts'
import { isPlainPress } from '#web/site/behaviour/press.ts'
import { shownPicture, showPicture } from './gallery.ts'

export function openEnlarging() {
  document.addEventListener('click', (event) => {
    const { target } = event
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-enlarge]') : null
    const dialog = document.getElementById(opener?.dataset.enlarge ?? '')
    if (!opener || !(dialog instanceof HTMLDialogElement) || !isPlainPress(event)) return
    event.preventDefault()
    const gallery = opener.closest('.gallery')
    if (gallery) openEnlargement(dialog, shownPicture(gallery), (at) => showPicture(gallery, at))
    else openEnlargement(dialog, Number(opener.dataset.place))
  })
}
