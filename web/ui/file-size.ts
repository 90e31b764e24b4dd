// The size of a file as people read it.
import { FALLBACK, type Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** `640 kB`, `2.4 MB`, `1.2 GB`; a file that holds anything has at least 1 kB. Visitors read it in their `language`. */
export function fileSize(bytes: number, language: Language = FALLBACK): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(bytes > 0 ? 1 : 0, Math.round(kilobytes))}\u00a0kB`
  const megabytes = kilobytes / 1024
  if (megabytes < 1000) return `${writeNumber(megabytes, language, ONE_DECIMAL)}\u00a0MB`
  return `${writeNumber(megabytes / 1024, language, ONE_DECIMAL)}\u00a0GB`
}
