// Brings the tray once something is put into it, or was on an earlier page.
import { KEPT } from './tray-key.ts'

const bring = () => import('./tray.ts')

/** Waits for boxes of products, on this page and in other windows. */
export function openTrayDoor() {
  const waiting: HTMLInputElement[] = []
  const wait = (box: HTMLInputElement) => {
    // Until the tray hears of it, no drawing changes it.
    box.dataset.waits = ''
    waiting.push(box)
    void bring().then(({ pick }) => {
      for (const each of waiting.splice(0)) pick(each)
    })
  }
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.pick) wait(target)
  })
  for (const box of earlyBoxes()) wait(box)
  addEventListener('storage', ({ key }) => key === KEPT && void bring().then(({ drawTray }) => drawTray()))
}

/** Boxes that were ticked before this came; those that the browser ticked again by itself are none. */
function earlyBoxes() {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return how?.type === 'navigate' ? document.querySelectorAll<HTMLInputElement>('[data-pick]:checked') : []
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
