// A value with its unit, kept on one line; before a percent sign a space in some languages, a no-break space before any other unit.
import type { ReactNode } from 'react'
import { valueWithUnit } from '#contract/languages/locales.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { Whole } from '#web/ui/words/whole.tsx'

type Figure = { value: string; unit: string }

/** In both systems of units where they differ. */
export function Value({ of }: { of: Figure & { us?: Figure | null } }) {
  const language = useLanguage()
  const say = ({ value, unit }: Figure) => valueWithUnit(value, unit, language)
  return <InUnits metric={say(of)} us={of.us ? say(of.us) : null} />
}

/** What a value was stated for, `us` null where it is the same; models, figures and ratios in it do not break. */
export function Stated({ metric, us }: { metric: string; us: string | null }) {
  return <InUnits metric={<Whole text={metric} />} us={us && <Whole text={us} />} />
}

/** Words in both systems, `us` null where they are the same; the document says which is seen (`behaviour/choosing/units.ts`). */
export function InUnits({ metric, us }: { metric: ReactNode; us: ReactNode | null }) {
  if (us === null) return metric
  return (
    <>
      <span className="in-metric">{metric}</span>
      <span className="in-us">{us}</span>
    </>
  )
}
