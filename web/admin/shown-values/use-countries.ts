// The countries that a form offers, called as they are in the language of the console.
import { useMemo } from 'react'
import { isCountry } from '#contract/inputs/checks.ts'
import { LOCALES } from '#contract/languages/locales.ts'
import { useLanguage } from '#web/i18n/language.tsx'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export function useCountries(): { value: string; label: string }[] {
  const locale = LOCALES[useLanguage()]
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter(isCountry)
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => one.label.localeCompare(other.label, locale))
  }, [locale])
}
