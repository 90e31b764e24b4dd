// What time it is where a customer is, as far as the country they named has one time.
import { LANGUAGES } from '#contract/languages/language-codes.ts'

/** Asking for names of all of them costs some milliseconds, once. */
let codes: Map<string, string> | null = null
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The codes of countries by their names in the languages of the site, and by themselves. */
function codesByName(): Map<string, string> {
  if (codes) return codes
  codes = new Map()
  const names = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const code = first + second
      const own = names.flatMap((name) => name.of(code) ?? [])
      if (own.length === 0) continue
      for (const name of [code, ...own]) codes.set(plain(name), code)
    }
  return codes
}

const plain = (name: string) => name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

type Zoned = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

/** The zone of a country that was typed; null where it is not known, or has several. */
export function zoneOfCountry(country: string): string | null {
  const code = codesByName().get(plain(country))
  if (!code) return null
  const locale: Zoned = new Intl.Locale('und', { region: code })
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  const now = new Date()
  const clocks = new Set(zones.map((zone) => clockIn(zone, now)))
  return clocks.size === 1 ? (zones[0] ?? null) : null
}

/** `02:12` in a zone, or where this browser is. */
export const clockIn = (zone: string | undefined, now = new Date()): string =>
  new Intl.DateTimeFormat('en', {
    ...(zone && { timeZone: zone }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)

/** When people are at work, or might be. */
export const isAtNight = (clock: string): boolean => clock < '07:00' || clock >= '20:00'

/** Steps in which zones differ. */
const QUARTER_MS = 15 * 60_000
const DAYS_MS = 4 * 24 * 60 * 60_000

/** The next nine o'clock of a working day, in a zone or where this browser is. */
export function nextMorning(zone?: string, now = new Date()): Date {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', ...(zone && { timeZone: zone }) })
  const first = (Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS
  for (let at = first; at < first + DAYS_MS; at += QUARTER_MS) {
    const moment = new Date(at)
    if (clockIn(zone, moment) === '09:00' && !weekday.format(moment).startsWith('S')) return moment
  }
  return new Date(first)
}
