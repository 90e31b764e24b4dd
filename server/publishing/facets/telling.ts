// Whether what products say to an attribute tells some of them from others, found without counting them.
import type { Postings } from './postings.ts'

/** What is told apart: numbers and ranges, days, or these values. */
export type Told = 'figures' | 'days' | readonly string[]

/** Looks no further than to the first two that differ, of the products whose places are `within`. */
export function tells(posted: Postings | undefined, told: Told, within: (place: number) => boolean): boolean {
  if (!posted) return false
  if (told === 'figures') return differ(endsOf(posted, within))
  if (told === 'days') return differ(daysOf(posted, within))
  let said = 0
  for (const value of told) {
    if (posted.values.get(value)?.some(within)) said += 1
    if (said > 1) return true
  }
  return false
}

function differ(all: Iterable<number | string>): boolean {
  let first: number | string | undefined
  for (const one of all) {
    first ??= one
    if (one !== first) return true
  }
  return false
}

function* endsOf({ ends, places }: Postings, within: (place: number) => boolean) {
  // An open end says nothing of how far numbers go.
  for (const [index, both] of ends.entries())
    if (within(places[index] ?? 0)) yield* both.filter(Number.isFinite)
}

function* daysOf({ days }: Postings, within: (place: number) => boolean) {
  for (const { place, day } of days) if (within(place)) yield day
}
