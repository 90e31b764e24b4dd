// A value with its unit, kept on one line; before a percent sign a space in some languages, a no-break space before any other unit.

import { valueWithUnit } from '#contract/languages/locales.ts'
import { useLanguage } from '#web/i18n/language.tsx'

type Figure = { value: string; unit: string }

/** In both systems of units where they differ; the document says which is seen (`behaviour/choosing/units.ts`). */
export function Value({ of }: { of: Figure & { us?: Figure | null } }) {
  const language = useLanguage()
  const metric = valueWithUnit(of.value, of.unit, language)
  if (!of.us) return metric
  return (
    <>
      <span className="in-metric">{metric}</span>
      <span className="in-us">{valueWithUnit(of.us.value, of.us.unit, language)}</span>
    </>
  )
}
