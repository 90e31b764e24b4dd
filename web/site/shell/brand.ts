// The site's theme colour on the root of the page; `tokens.css` makes every shade from it.
import { useEffect } from 'react'

/** What the style sheet begins with. */
const DEFAULT = '#409eff'

/** Puts `colour` on the root; the default is left to the style sheet. */
export function useBrand(colour: string) {
  useEffect(() => {
    const { style } = document.documentElement
    if (colour.toLowerCase() !== DEFAULT) return style.setProperty('--brand', colour)
    style.removeProperty('--brand')
    // The server wrote the colour that the site had then.
    document.querySelector('link[href^="/brand/"]')?.remove()
  }, [colour])
}
