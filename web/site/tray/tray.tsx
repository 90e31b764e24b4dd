// What the tray says: products that a visitor considers, at the foot of every page. The server cannot know them, so that
// `behaviour/choosing/tray.ts` draws it, beside what React draws.
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { canonicalAddress } from '#web/site/links/doorway.tsx'

export function Tray() {
  const { tray } = useTexts('site/parts')
  const language = useLanguage()
  const to = (path: string) => canonicalAddress(language, path)
  return (
    <div
      data-tray={JSON.stringify({
        ...{
          label: tray.label,
          chosen: tray.chosen,
          remove: tray.remove({ model: '{model}' }),
          empty: tray.empty,
          full: tray.full,
        },
        ...{ compare: tray.compare, compareFirst: tray.compareFirst, ask: tray.ask, askShort: tray.askShort },
        ...{ compareAt: to(addresses.compare([])), askAt: to(addresses.askFor([])) },
      })}
      hidden
    />
  )
}
