// A time in a list, in full as its hint.
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage } from '#web/i18n/language.tsx'

/** Shows nothing where there is no time. */
export function TimeCell({ time }: { time: string | null }) {
  const language = useLanguage()
  if (time === null) return null
  return (
    <time dateTime={time} title={formatMomentInFull(time, language)}>
      {formatMoment(time, language)}
    </time>
  )
}
