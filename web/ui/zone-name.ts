// What clocks of a time zone are called.
import type { Language } from '#contract/languages/language-codes.ts'
import { dateFormat, LOCALES } from '#contract/languages/locales.ts'

/** What its clocks are called, `China Time`, as a label begins; `''` where no time zone is named. */
export function zoneName(zone: string, language: Language): string {
  if (zone === '') return ''
  const format = dateFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
