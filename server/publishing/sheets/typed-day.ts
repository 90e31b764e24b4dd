// Days as people type them, in whichever language of the site; what could be two days is none.
import { isCalendarDay } from '#contract/inputs/days.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { dateFormat, LOCALES } from '#contract/languages/locales.ts'
import { folded } from './cell-text.ts'

/** `2026-11-30` of `2026-11-30`, `30.11.2026`, `30 de noviembre de 2026`, `2026年11月30日`; undefined where it is no day, or two. */
export function typedDay(typed: string): string | undefined {
  const text = folded(typed)
  return yearFirst(text) ?? dayFirst(text) ?? named(text)
}

function yearFirst(text: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)?.filter((_, at) => at !== 2) ??
    /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日?$/.exec(text) ??
    []
  return dayOf(year, month, day)
}

/** With points the day stands before the month wherever people write so; with other signs it may be either. */
function dayFirst(text: string): string | undefined {
  const [, one = '', sign, other = '', year] =
    /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})(?:\s*г\.?)?$/.exec(text) ?? []
  if (sign === '.' || Number(one) === Number(other)) return dayOf(year, other, one)
  const [first, second] = [dayOf(year, other, one), dayOf(year, one, other)]
  return first !== undefined && second !== undefined ? undefined : (first ?? second)
}

/** What stands beside the name of a month and says nothing: `30 de noviembre`, `1er`, `30th`, `2026 г.`. */
const BESIDE = /^(?:de|del|of|the|le|el|den|г|год|года|er|st|nd|rd|th)$/

function named(text: string): string | undefined {
  const words = text.match(/\d+|\p{L}[\p{L}\p{M}]*/gu) ?? []
  if (!/^[\p{L}\p{M}\d\s.,ºª/-]+$/u.test(text)) return undefined
  const parts = words.filter((word) => !BESIDE.test(word))
  if (parts.length !== 3) return undefined
  const at = parts.findIndex((part) => !/^\d/.test(part))
  const month = months().get(parts[at] ?? '')
  const [one = '', other = ''] = parts.filter((_, place) => place !== at)
  if (month === undefined) return undefined
  // `30 November 2026`, `November 30, 2026`, `2026 November 30`.
  const [day, year] = /^\d{4}$/.test(one) ? [other, one] : [one, other]
  return /^\d{4}$/.test(year) ? dayOf(year, month, day) : undefined
}

/** Which month a word names, whole or short, by itself or beside a day; a word that names two is left out. */
let known: ReadonlyMap<string, string> | undefined
function months() {
  if (known) return known
  const found = new Map<string, string | null>()
  for (const language of LANGUAGES)
    for (const month of ['long', 'short'] as const)
      for (const beside of [{}, { day: 'numeric', year: 'numeric' }] as const) {
        const format = dateFormat(LOCALES[language], { ...beside, month, timeZone: 'UTC' })
        for (let at = 0; at < 12; at += 1) {
          const parts = format.formatToParts(Date.UTC(2026, at, 1))
          const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '')
          const number = String(at + 1)
          if (/^[\p{L}\p{M}]+$/u.test(name))
            found.set(name, (found.get(name) ?? number) === number ? number : null)
        }
      }
  known = new Map([...found].flatMap(([name, number]) => (number === null ? [] : [[name, number]])))
  return known
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(written) ? written : undefined
}
