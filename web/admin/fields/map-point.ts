// A point on the map as it is typed or copied from a map.
import type { MapPoint } from '#contract/fields/field.ts'
import { pointIn } from '#contract/fields/walk.ts'

/** `31.299, 120.5853` as a point; null when it is none. */
export function typedPoint(typed: string): MapPoint | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,，;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed)
  return found ? pointIn({ latitude: Number(found[1]), longitude: Number(found[2]) }) : null
}

export const writtenPoint = (point: MapPoint | null): string =>
  point ? `${point.latitude}, ${point.longitude}` : ''
