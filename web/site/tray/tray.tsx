// The tray at the foot of every page: what a visitor considers, kept over pages, to be compared or asked for. The server cannot
// know it; `behaviour/tray.ts` fills the place.
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { canonicalAddress } from '#web/site/links/doorway.tsx'

export function Tray() {
  const { tray } = useTexts('site/parts')
  const language = useLanguage()
  const to = (path: string) => canonicalAddress(language, path)
  return (
    <section
      className="tray"
      aria-label={tray.label}
      data-tray={JSON.stringify({
        ...{
          chosen: tray.chosen,
          remove: tray.remove({ model: '{model}' }),
          empty: tray.empty,
          full: tray.full,
        },
        ...{ compare: tray.compare, compareFirst: tray.compareFirst, ask: tray.ask, askShort: tray.askShort },
        ...{ compareAt: to(addresses.compare([])), askAt: to(addresses.askFor([])) },
      })}
      hidden
      suppressHydrationWarning
    />
  )
}
