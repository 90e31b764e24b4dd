// Which products a mark crosses, and how far each reaches on a ruler; the page and the first script judge by the same.
import type { Span } from '#contract/quantities/span.ts'

/** What is asked for: a value on each ruler that was touched, and a medium. */
export type Asked = { marks: Readonly<Record<string, number>>; medium: string }
type Point = { readonly x: number; readonly y: number }
/** Points of a curve over one ruler: what the product gives on another one, at most. */
export type Limit = { over: string; of: string; points: readonly Point[] }
type Reach = {
  spans: Readonly<Record<string, Span>>
  media: readonly string[]
  limit?: Limit | null | undefined
}
/**
 * Why a product does not fit: it ends below the mark, begins above it, is for other media, says nothing of it, or its
 * curve lies below the point of two marks.
 */
export type Misfit = { why: 'below' | 'above' | 'medium' | 'unsaid' | 'curve'; ruler?: string }

/** Units across a lane as it is drawn. */
export const LANE = 1000
/** Whether a part of an address asks something of the sizing line. */
export const isAsk = (name: string): boolean => name.startsWith('at.')

/** Null where the product fits all that is asked. */
export function misfitOf({ spans, media, limit }: Reach, { marks, medium }: Asked): Misfit | null {
  if (medium !== '' && !media.includes(medium)) return { why: 'medium' }
  for (const [ruler, mark] of Object.entries(marks)) {
    const span = spans[ruler]
    if (!span) return { why: 'unsaid', ruler }
    if (span.to !== null && span.to < mark) return { why: 'below', ruler }
    if (span.from !== null && span.from > mark) return { why: 'above', ruler }
  }
  const [x, y] = limit ? [marks[limit.over], marks[limit.of]] : []
  if (limit && x !== undefined && y !== undefined && y > (heightAt(limit.points, x) ?? y))
    return { why: 'curve', ruler: limit.of }
  return null
}

/** The height of a curve between two of its points; undefined beside it. */
function heightAt(points: Limit['points'], x: number): number | undefined {
  const next = points.findIndex((point) => point.x >= x)
  const [before, after] = [points[next - 1], points[next]]
  if (after?.x === x) return after.y
  if (!after || !before) return
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x)
}

/** How far all marks lie within what a product reaches: of the steps of a ruler, the share to the nearest end; 0.5 at most. */
export function rankOf(
  { spans }: Reach,
  { marks }: Asked,
  steps: Readonly<Record<string, readonly number[]>>,
): number {
  const within = Object.entries(marks).flatMap(([key, mark]) => {
    const [own, span] = [steps[key] ?? [], spans[key]]
    const at = placeOf(own, mark)
    return [
      span && span.from !== null ? at - placeOf(own, span.from) : 0.5,
      span && span.to !== null ? placeOf(own, span.to) - at : 0.5,
    ]
  })
  return Math.min(0.5, ...within)
}

/** Where a value stands between the first step and the last, of which each is as wide as any other: from 0 to 1. */
export function placeOf(steps: readonly number[], value: number): number {
  const last = steps.length - 1
  const next = steps.findIndex((step) => step >= value)
  if (next <= 0) return next === 0 ? 0 : 1
  const [low = 0, high = 1] = [steps[next - 1], steps[next]]
  return (next - 1 + (value - low) / (high - low)) / last
}
