// A moment as people type it, in any of the three languages: `fri 14:00`, 下周一 9点, `mañana a las 9`, `2026-11-30 09:00`.

/** What an office means by a day alone. */
export const OFFICE = '09:00'
const DAY_MS = 86_400_000

const WEEKDAYS: readonly (readonly string[])[] = [
  ['monday', 'mon', 'lunes', 'lun', '一'],
  ['tuesday', 'tues', 'tue', 'martes', 'mar', '二'],
  ['wednesday', 'wed', 'miercoles', 'mie', '三'],
  ['thursday', 'thurs', 'thur', 'thu', 'jueves', 'jue', '四'],
  ['friday', 'fri', 'viernes', 'vie', '五'],
  ['saturday', 'sat', 'sabado', 'sab', '六'],
  ['sunday', 'sun', 'domingo', 'dom', '日', '天'],
]
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'enero', 'jan', 'ene'],
  ['february', 'febrero', 'feb'],
  ['march', 'marzo', 'mar'],
  ['april', 'abril', 'apr', 'abr'],
  ['may', 'mayo'],
  ['june', 'junio', 'jun'],
  ['july', 'julio', 'jul'],
  ['august', 'agosto', 'aug', 'ago'],
  ['september', 'septiembre', 'sept', 'sep'],
  ['october', 'octubre', 'oct'],
  ['november', 'noviembre', 'nov'],
  ['december', 'diciembre', 'dec', 'dic'],
]
const anyOf = (words: readonly (readonly string[])[]) =>
  words
    .flat()
    .filter((word) => /^[a-z]/.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const placeIn = (words: readonly (readonly string[])[], word: string) =>
  words.findIndex((names) => names.includes(word))
const DAY_WORD = anyOf(WEEKDAYS)
const MONTH_WORD = anyOf(MONTHS)

type Parts = { day?: string; minutes?: number }
type Rule = readonly [RegExp, (found: string[], today: string) => Parts | null]

const addDays = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)
/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
const coming = (today: string, weekday: number) => addDays(today, (weekday - weekdayOf(today) + 7) % 7)
const ofNextWeek = (today: string, weekday: number) => addDays(today, 7 - weekdayOf(today) + weekday)

function dated(year: number, month: number, day: number): Parts | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const real = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year > 1999 && year < 2200
  return real ? { day: at.toISOString().slice(0, 10) } : null
}
/** Without a year it is the next such day. */
function inYear(today: string, month: number, day: number, year?: string): Parts | null {
  const found = dated(Number(year ?? today.slice(0, 4)), month, day)
  if (year || !found?.day || found.day >= today) return found
  return dated(Number(today.slice(0, 4)) + 1, month, day)
}
function clock(hour: string, minute: string | undefined, half?: string): Parts | null {
  const afternoon = half !== undefined && /^(?:p|下午|晚上|傍晚)/.test(half)
  const morning = half !== undefined && /^(?:a|上午|早上|凌晨)/.test(half)
  if ((afternoon || morning) && (Number(hour) > 12 || hour === '0')) return null
  const hours = (Number(hour) % (afternoon || morning ? 12 : 100)) + (afternoon ? 12 : 0)
  const minutes = minute === '半' ? 30 : Number(minute ?? 0)
  return hours < 24 && minutes < 60 ? { minutes: hours * 60 + minutes } : null
}

/** Each takes what it knows out of the text; days come before times, so that a date is not read as one. */
const DAYS: readonly Rule[] = [
  [/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})t?/, ([y, m, d]) => dated(Number(y), Number(m), Number(d))],
  [/(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]?/, ([y, m, d], today) => inYear(today, Number(m), Number(d), y)],
  [
    new RegExp(`\\b(\\d{1,2})(?: de)? (${MONTH_WORD})\\b\\.?,?(?:(?: de)? (\\d{4})\\b)?`),
    ([d, m, y], today) => inYear(today, placeIn(MONTHS, m ?? '') + 1, Number(d), y),
  ],
  [
    new RegExp(`\\b(${MONTH_WORD})\\.? (\\d{1,2})\\b(?!:),?(?: (\\d{4})\\b)?`),
    ([m, d, y], today) => inYear(today, placeIn(MONTHS, m ?? '') + 1, Number(d), y),
  ],
  [/day after tomorrow|pasado manana|后天/, (_, today) => ({ day: addDays(today, 2) })],
  [/tomorrow|manana|明天/, (_, today) => ({ day: addDays(today, 1) })],
  [/today|\bhoy\b|今天/, (_, today) => ({ day: today })],
  [
    /下(?:周|星期|礼拜)([一二三四五六日天])/,
    ([w], today) => ({ day: ofNextWeek(today, placeIn(WEEKDAYS, w ?? '')) }),
  ],
  [
    /(?:这|本)?(?:周|星期|礼拜)([一二三四五六日天])/,
    ([w], today) => ({ day: coming(today, placeIn(WEEKDAYS, w ?? '')) }),
  ],
  [
    new RegExp(`\\bnext (${DAY_WORD})\\b\\.?,?`),
    ([w], today) => ({ day: ofNextWeek(today, placeIn(WEEKDAYS, w ?? '')) }),
  ],
  [
    new RegExp(`\\b(?:(?:this|este|proximo) )?(${DAY_WORD})\\b\\.?,?(?: proximo\\b)?`),
    ([w], today) => ({ day: coming(today, placeIn(WEEKDAYS, w ?? '')) }),
  ],
]
const TIMES: readonly Rule[] = [
  [/\b(\d{1,2})(?:[:.](\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?)/, ([h, m, half]) => clock(h ?? '', m, half)],
  [
    /(上午|早上|凌晨|下午|晚上|傍晚)? ?(\d{1,2})[:点时](半|\d{1,2})?分?/,
    ([half, h, m]) => clock(h ?? '', m || undefined, half),
  ],
  [/\b(\d{1,2}) ?(?:h|hrs?|horas?)\b(?: ?(\d{2}))?/, ([h, m]) => clock(h ?? '', m)],
  [/\b(\d{1,2})\.(\d{2})\b/, ([h, m]) => clock(h ?? '', m)],
  [/\bnoon\b|\bmediodia\b|中午/, () => ({ minutes: 720 })],
  [/\b(?:at|a las?) (\d{1,2})\b/, ([h]) => clock(h ?? '', undefined)],
]
const FILLERS = /\b(?:at|on|the|el|la|las|los|a|al|de|del|en|h|hrs?)\b|[,，、的在于]/g

function take(text: string, rules: readonly Rule[], today: string): { parts: Parts | null; rest: string } {
  for (const [pattern, read] of rules) {
    const found = pattern.exec(text)
    if (!found) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { parts: read(found.slice(1), today), rest }
  }
  return { parts: {}, rest: text }
}

/**
 * The wall time that is meant, `2026-11-30T09:00`, or null when it is not understood as a whole. `now` is what the clock
 * on the wall shows; a day alone is its morning, a time alone the next one.
 */
export function typedMoment(typed: string, now: string): string | null {
  const text = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return null
  const today = now.slice(0, 10)
  const day = take(text, DAYS, today)
  const time = take(day.rest, TIMES, today)
  if (!day.parts || !time.parts || time.rest.replace(FILLERS, '').trim() !== '') return null
  const { minutes } = time.parts
  const clockTime = minutes === undefined ? OFFICE : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  if (day.parts.day === undefined) {
    if (minutes === undefined) return null
    const next = `${today}T${clockTime}`
    return next > now ? next : `${addDays(today, 1)}T${clockTime}`
  }
  const meant = `${day.parts.day}T${clockTime}`
  // A weekday that is today and over means the one in a week; a date that was named stays what it is.
  const named = new RegExp(`周|星期|礼拜|\\b(?:${DAY_WORD})\\b`).test(text) && !/\d{4}|月/.test(text)
  return named && day.parts.day === today && meant <= now ? `${addDays(today, 7)}T${clockTime}` : meant
}

const two = (value: number) => String(value).padStart(2, '0')

/** The usual moments: tomorrow morning, and Monday of next week. */
export function quickMoments(now: string): { tomorrow: string; monday: string } {
  const today = now.slice(0, 10)
  return { tomorrow: `${addDays(today, 1)}T${OFFICE}`, monday: `${ofNextWeek(today, 0)}T${OFFICE}` }
}
