// What a page does without React: installed once, on the whole document, so that it is the same whoever drew the page.

import { openRegions } from '#web/site/behaviour/choosing/region-door.ts'
import { openSizingDoor } from '#web/site/behaviour/choosing/sizing-door.ts'
import { openTrayDoor, showTray } from '#web/site/behaviour/choosing/tray-door.ts'
import { openUnits } from '#web/site/behaviour/choosing/units.ts'
import { fillNear } from '#web/site/behaviour/near/fill-near.ts'
import { openEnlarging } from '#web/site/behaviour/pictures/enlarge.ts'
import { openGalleries } from '#web/site/behaviour/pictures/gallery.ts'
import { openSearchBoxes } from '#web/site/behaviour/search/search-box.ts'
import { openCarousel } from '#web/site/behaviour/slides/carousel-door.ts'
import { openCopying } from './copy.ts'
import { openLanguageChoice } from './language-choice.ts'
import { openLiveForms } from './live-forms.ts'
import { openMenus } from './menus.ts'
import { reveal } from './reveal.ts'
import { openSheets } from './sheets.ts'
import { spy } from './spy.ts'
import { saySwitchNoted } from './toast.ts'

/** Listens to what the whole document is told. */
export function installBehaviours() {
  for (const open of [
    openMenus,
    openGalleries,
    openEnlarging,
    openCopying,
    openLiveForms,
    openLanguageChoice,
    openUnits,
    openSizingDoor,
    openTrayDoor,
  ])
    open()
}

/** Starts what runs by itself on the page that the server drew; what React draws it starts itself. */
export function startBehaviours() {
  const all = (which: string) => document.querySelectorAll<HTMLElement>(which)
  for (const block of all('.reveal')) reveal(block)
  // At the hash door React draws the page that is asked for in place of the home page, and starts what is on it.
  if (!document.documentElement.hasAttribute('data-deep')) for (const hero of all('.hero')) openCarousel(hero)
  for (const list of all('.anchors, .about-nav, .contents')) spy(list)
  for (const place of all('.others[data-near]')) fillNear(place)
  const rows = all('[data-recent]')
  if (rows.length > 0)
    void import('#web/site/recent/recent-door.ts').then(({ noteProduct, openRecent }) => {
      noteProduct()
      for (const row of rows) openRecent(row)
    })
  openRegions()
  openSearchBoxes()
  if (document.querySelector('[data-sheet]')) openSheets()
  showTray()
  saySwitchNoted()
}
