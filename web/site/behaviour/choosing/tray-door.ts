// Brings the tray once something is put into it, or was on an earlier page.
import { KEPT } from './tray-key.ts'

const bring = () => import('./tray.ts')

/** Waits for boxes of products, on this page and in other windows. */
export function openTrayDoor() {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.pick)
      void bring().then(({ pick }) => pick(target))
  })
  addEventListener('storage', ({ key }) => key === KEPT && void bring().then(({ drawTray }) => drawTray()))
}

/** Shows what was put into it before. A browser may keep nothing. */
export function showTray() {
  try {
    if (localStorage[KEPT]) void bring().then(({ drawTray }) => drawTray())
  } catch {}
}
