// Metric units or those of the United States: which of the two that a page holds is shown (`behaviour/choosing/units.ts`).
import { useSearchParams } from 'react-router'
import { SYSTEMS, type System } from '#contract/quantities/system-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'

/** What the address asks for; else metric. */
export const systemIn = (search: URLSearchParams): System =>
  SYSTEMS.find((system) => system === search.get('units')) ?? SYSTEMS[0]

/** Two links, which work without scripts; with them figures change at once, and the choice is remembered. */
export function UnitsSwitch() {
  const texts = useTexts('site/frame')
  const [search] = useSearchParams()
  const now = systemIn(search)
  const to = (system: System) => {
    const next = new URLSearchParams(search)
    next.set('units', system)
    return { search: `?${next}` }
  }
  return (
    <fieldset className="units-switch" data-units-now={now}>
      <legend className="hidden-text">{texts.units}</legend>
      {SYSTEMS.map((system) => (
        <SiteLink
          key={system}
          to={to(system)}
          data-units-choice={system}
          aria-current={system === now ? 'true' : undefined}
          rel="nofollow"
          replace
          preventScrollReset
        >
          {texts.systems[system]}
        </SiteLink>
      ))}
    </fieldset>
  )
}
