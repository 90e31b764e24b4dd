// Times of a plan: what a clock on the wall shows, the moment that is meant, and what happens when clocks are changed.
import type { Language } from '#contract/languages/language-codes.ts'
import { writeAside } from '#contract/languages/locales.ts'

export type WallTime = {
  /** The moment meant, `2026-03-29T01:30:00.000Z`. */
  iso: string
  /** Clocks go forward over it, so that it never is: the moment is the one as far behind the change. */
  skipped: boolean
  /** Clocks go back over it, so that it comes twice: `iso` is the first, this one the second. */
  again: string | null
}

const DAY_MS = 86_400_000
/** `2026-03-29T02:30` */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** The zone of this browser. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The moment of a wall time in a zone; null when it is no time. */
export function momentOf(wall: string, zone = ownZone()): WallTime | null {
  const asUtc = WALL.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return null
  // The distances from UTC before and after any change of clocks near by.
  const [before, after] = [asUtc - DAY_MS, asUtc + DAY_MS].map((at) => distanceAt(at, zone))
  const tried = [...new Set([before ?? 0, after ?? 0])].map((distance) => new Date(asUtc - distance))
  const real = tried.filter((at) => wallOf(at, zone) === wall).toSorted((a, b) => a.getTime() - b.getTime())
  const first = real[0] ?? new Date(asUtc - (before ?? 0))
  return {
    iso: first.toISOString(),
    skipped: real.length === 0,
    again: real[1]?.toISOString() ?? null,
  }
}

const distanceAt = (time: number, zone: string) =>
  Date.parse(`${wallOf(new Date(time), zone)}Z`) - Math.floor(time / 60_000) * 60_000

/** A moment as a clock in a zone shows it. */
export function wallOf(time: Date | string, zone = ownZone()): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(time))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The zone of the reader at a moment: `Central European Summer Time, GMT+02:00`. */
export function zoneOf(time: Date | string, language: Language, zone?: string): string {
  const say = (timeZoneName: 'long' | 'longOffset') =>
    new Intl.DateTimeFormat(language, { timeZoneName, ...(zone && { timeZone: zone }) })
      .formatToParts(new Date(time))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return [...new Set([say('long'), say('longOffset')])].filter(Boolean).join(', ')
}

/** A zone by name with its distance at a moment: `China Time (UTC+8)`. */
export function zoneName(zone: string, language: Language, time: Date | string = new Date()): string {
  const say = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName })
      .formatToParts(new Date(time))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const distance = say('shortOffset').replace('GMT', 'UTC')
  const [name, own] = [say('longGeneric'), zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone]
  const known = /^(?:GMT|UTC)/.test(name) ? own : name
  if (known === 'UTC') return known
  return writeAside(known, distance, language)
}
