// A value with its unit, kept on one line; before a percent sign a space in some languages, a no-break space before any other unit.

import { valueWithUnit } from '#contract/languages/locales.ts'
import { useLanguage } from '#web/i18n/language.tsx'

type Figure = { value: string; unit: string }

/** In both systems of units where they differ. */
export function Value({ of }: { of: Figure & { us?: Figure | null } }) {
  const language = useLanguage()
  const say = ({ value, unit }: Figure) => valueWithUnit(value, unit, language)
  return <InUnits metric={say(of)} us={of.us ? say(of.us) : null} />
}

/** Words in both systems, `us` null where they are the same; the document says which is seen (`behaviour/choosing/units.ts`). */
export function InUnits({ metric, us }: { metric: string; us: string | null }) {
  if (us === null) return metric
  return (
    <>
      <span className="in-metric">{metric}</span>
      <span className="in-us">{us}</span>
    </>
  )
}
