// A point on the map as it is typed or copied from a map.
import type { MapPoint } from './field.ts'
import { pointIn } from './walk.ts'

/** `31.299, 120.5853` as a point; null when it is none. */
export function typedPoint(typed: string): MapPoint | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?(?:e-\d+)?)\s*[,，;\s]\s*(-?\d{1,3}(?:\.\d+)?(?:e-\d+)?)\s*$/.exec(
    typed,
  )
  return found ? pointIn({ latitude: Number(found[1]), longitude: Number(found[2]) }) : null
}

/** A point as it is typed; nothing where there is none. */
export const writtenPoint = (point: MapPoint | null): string =>
  point ? `${point.latitude}, ${point.longitude}` : ''
