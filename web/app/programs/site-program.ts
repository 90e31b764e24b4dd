// The program of the site: it makes a page of the server useful at once, and brings React when something needs it.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { previewToken } from '#web/client/preview.ts'
import { noticeWaits } from '#web/session/notice-waits.ts'
import { bringData } from '#web/site/behaviour/exchange.ts'
import { installBehaviours, startBehaviours } from '#web/site/behaviour/install.ts'
import { waitForReact } from '#web/site/behaviour/late-react.ts'
import { countSeen } from '#web/site/behaviour/seen.ts'

/** Opens it; `bring` imports what takes the page over. */
export function openSite(bring: Parameters<typeof waitForReact>[0]) {
  const isCanonical = LANGUAGES.some((language) => language === location.pathname.split('/', 2)[1])
  const isDrawn = document.getElementById('root')?.firstChild !== null
  installBehaviours()
  startBehaviours()
  if (isCanonical && isDrawn) countSeen()
  // The hash door, previews, pages that could not be drawn, and what the console left to be said begin with React.
  if (isCanonical && isDrawn && previewToken(location.search) === undefined && !noticeWaits())
    waitForReact(bring)
  else
    void bringData()
      .catch(() => {})
      .then(bring)
}
