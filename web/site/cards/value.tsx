// A value with its unit, kept on one line; before a percent sign a space in some languages, a no-break space before any other unit.

import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import { useLanguage } from '#web/i18n/language.tsx'

const NO_BREAK_SPACE = '\u00a0'
const TIGHT_UNITS = ['%', '‰', '°']

/** `0.2` and `%` as `0.2%`, or `0.2 %` in Spanish. */
export function valueWithUnit(value: string, unit: string, language: Language): string {
  if (unit === '') return value
  const tight = unit === '°' || (!LANGUAGE_FACTS[language].spacedPercent && TIGHT_UNITS.includes(unit))
  return value + (tight ? '' : NO_BREAK_SPACE) + unit
}

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
