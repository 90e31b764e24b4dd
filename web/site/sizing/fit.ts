// Which products a mark crosses, and how far each reaches on a ruler; the page and the first script judge by the same.
import type { Span } from '#contract/quantities/span.ts'

/** What is asked for: a value on each ruler that was touched, and a medium. */
export type Asked = { marks: Readonly<Record<string, number>>; medium: string }
type Point = { readonly x: number; readonly low?: number | null; readonly y: number }
/** Over one ruler: what the product gives or bears on another one, at most and at least. */
export type Limit = { over: string; of: string; points: readonly Point[] }
type Reach = {
  spans: Readonly<Record<string, Span>>
  media: readonly string[]
  limit?: Limit | null | undefined
}
/**
 * Why a product does not fit: it ends below the mark, begins above it, is for other media, says nothing of it, or the point of
 * two marks lies above what it gives there at most (`short`) or below the least of it (`least`).
 */
export type Misfit = { why: 'below' | 'above' | 'medium' | 'unsaid' | 'short' | 'least'; ruler?: string }

/** Units across a lane as it is drawn. */
export const LANE = 1000
/** Whether a part of an address asks something of the sizing line. */
export const isAsk = (name: string): boolean => name.startsWith('at.')

/** Null where the product fits all that is asked. */
export function misfitOf({ spans, media, limit }: Reach, { marks, medium }: Asked): Misfit | null {
  if (medium !== '' && !media.includes(medium)) return { why: 'medium' }
  const there = thereOf(limit, marks)
  for (const [ruler, mark] of Object.entries(marks)) {
    const span = spans[ruler]
    if (!span) return { why: 'unsaid', ruler }
    // What is known for where the other mark stands says more than all that there is.
    if (there?.of === ruler) continue
    if (span.to !== null && span.to < mark) return { why: 'below', ruler }
    if (span.from !== null && span.from > mark) return { why: 'above', ruler }
  }
  if (there && there.mark > there.most) return { why: 'short', ruler: there.of }
  if (there && there.low !== null && there.mark < there.low) return { why: 'least', ruler: there.of }
  return null
}

/** What a product gives where one mark stands, and how much the other mark asks for; null where it says nothing of both. */
export type There = { over: string; of: string; at: number; mark: number; most: number; low: number | null }
export function thereOf(limit: Limit | null | undefined, marks: Asked['marks']): There | null {
  const [at, mark] = limit ? [marks[limit.over], marks[limit.of]] : []
  if (!limit || at === undefined || mark === undefined) return null
  const given = givenAt(limit.points, at)
  return given && { over: limit.over, of: limit.of, at, mark, ...given }
}

/** Between two points of a curve; null beside it. */
function givenAt(points: Limit['points'], x: number): { most: number; low: number | null } | null {
  const next = points.findIndex((point) => point.x >= x)
  const [before, after] = [points[next - 1], points[next]]
  if (after?.x === x) return { most: after.y, low: after.low ?? null }
  if (!after || !before) return null
  const between = (from: number, to: number) => from + ((to - from) * (x - before.x)) / (after.x - before.x)
  const low = typeof before.low === 'number' && typeof after.low === 'number'
  return {
    most: between(before.y, after.y),
    low: low ? between(before.low as number, after.low as number) : null,
  }
}

/**
 * How well a product suits all marks. What it gives there at most should be little more than is asked for (0.5 to 1); else of
 * its reach the share to the nearest end, 0.5 at most.
 */
export function rankOf(
  { spans, limit }: Reach,
  { marks }: Asked,
  steps: Readonly<Record<string, readonly number[]>>,
): number {
  const there = thereOf(limit, marks)
  if (there && there.low === null && there.most > 0) return 0.5 + there.mark / there.most / 2
  const within = Object.entries(marks).flatMap(([key, mark]) => {
    const span = there?.of === key ? { from: there.low, to: there.most } : spans[key]
    return span ? [withinOf(steps[key] ?? [], span, mark)] : []
  })
  return Math.min(0.5, ...within)
}

/** How far a mark lies from the nearest end of a reach, of which 0.5 is the middle; an open end is no end. */
export function withinOf(steps: readonly number[], { from, to }: Span, mark: number): number {
  const least = from === null ? 0 : placeOf(steps, from)
  const most = to === null ? 1 : placeOf(steps, to)
  if (most <= least) return 0
  const at = (placeOf(steps, mark) - least) / (most - least)
  return Math.min(from === null ? 0.5 : at, to === null ? 0.5 : 1 - at, 0.5)
}

/** From how far within its reach a product is well placed; further within is no better. */
export const WELL = 0.2

/** Where a value stands between the first step and the last, of which each is as wide as any other: from 0 to 1. */
export function placeOf(steps: readonly number[], value: number): number {
  const last = steps.length - 1
  const next = steps.findIndex((step) => step >= value)
  if (next <= 0) return next === 0 ? 0 : 1
  const [low = 0, high = 1] = [steps[next - 1], steps[next]]
  return (next - 1 + (value - low) / (high - low)) / last
}
