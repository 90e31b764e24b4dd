// Brings the tray once something is put into it, or was on an earlier page.
import { KEPT } from './tray-key.ts'

const bring = () => import('./tray.ts')

/** Waits for boxes of products, on this page and in other windows. */
export function openTrayDoor() {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.dataset.pick)) return
    const { checked } = target
    void bring().then(({ pick }) => pick(target, checked))
  })
  pickEarly()
  addEventListener('storage', ({ key }) => key === KEPT && void bring().then(({ drawTray }) => drawTray()))
}

/** Boxes that were ticked before this came; those that the browser ticked again by itself are none. */
function pickEarly() {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const early = document.querySelectorAll<HTMLInputElement>('[data-pick]:checked')
  if (how?.type !== 'navigate' || early.length === 0) return
  void bring().then(({ pick }) => {
    for (const box of early) pick(box, true)
  })
}

/** Takes out what was asked for. */
export function settleTray(lines: Parameters<typeof import('./tray.ts').takeOut>[0]) {
  try {
    if (localStorage[KEPT]) void bring().then(({ takeOut }) => takeOut(lines))
  } catch {}
}

/** Shows what was put into it before. A browser may keep nothing. */
export function showTray() {
  try {
    if (localStorage[KEPT]) void bring().then(({ drawTray }) => document.querySelector('.tray') ?? drawTray())
  } catch {}
}
