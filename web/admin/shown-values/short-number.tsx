// A number short enough for its box, with every digit as its hint.
import { useLanguage } from '#web/i18n/language.tsx'
import { abbreviate, thousands } from '#web/ui/number-format.ts'

export function ShortNumber({ of }: { of: number }) {
  const short = abbreviate(of, useLanguage())
  if (Math.abs(of) < 1000) return short
  return (
    <data value={of} title={thousands(of)}>
      {short}
    </data>
  )
}
