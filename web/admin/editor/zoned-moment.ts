// Times of a plan: what a clock on the wall shows, the moment that is meant, and what happens when clocks are changed.
import type { Language } from '#contract/language-codes.ts'

export type WallTime = {
  /** The moment meant, `2026-03-29T01:30:00.000Z`. */
  iso: string
  /** Clocks go forward over it, so that it never is: the moment is the one as far behind the change. */
  skipped: boolean
  /** Clocks go back over it, so that it comes twice: `iso` is the first, this one the second. */
  again: string | null
}

const HOUR_MS = 3_600_000
/** `2026-03-29T02:30`, as the field of the browser has it. */
const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/

/** The moment of a wall time in the reader's own zone; null when it is no time. */
export function momentOf(wall: string): WallTime | null {
  const parts = WALL.exec(wall)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts
  const first = new Date(year, month - 1, day, hour, minute)
  if (Number.isNaN(first.getTime())) return null
  const meant = wall.slice(0, 16)
  const twin = [-1, 1]
    .map((by) => new Date(first.getTime() + by * HOUR_MS))
    .find((at) => wallOf(at) === meant)
  const [early, late] = [first, ...(twin ? [twin] : [])].toSorted((a, b) => a.getTime() - b.getTime())
  return {
    iso: (early ?? first).toISOString(),
    skipped: wallOf(first) !== meant,
    again: late?.toISOString() ?? null,
  }
}

/** A moment as a clock in the reader's own zone shows it. */
export function wallOf(time: Date | string): string {
  const at = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The zone of the reader at a moment: `Central European Summer Time, GMT+02:00`. */
export function zoneOf(time: Date | string, language: Language, zone?: string): string {
  const say = (timeZoneName: 'long' | 'longOffset') =>
    new Intl.DateTimeFormat(language, { timeZoneName, ...(zone && { timeZone: zone }) })
      .formatToParts(new Date(time))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return [...new Set([say('long'), say('longOffset')])].filter(Boolean).join(', ')
}
