// Values of records compared: which fields a write has to carry.
import { isMeasure } from '#contract/quantities/measure.ts'
import { same } from './same.ts'

/** An object whose fields mean something by themselves; a document of rich text is one value, and so are a measure and a place. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('type' in value && value.type === 'doc') &&
  !isMeasure(value) &&
  !isPlace(value)

/** A place on the map, or in a picture: half of one and half of another is neither. */
const isPlace = (value: object) => 'latitude' in value || ('x' in value && 'y' in value)

/** The fields of `mine` that differ from `base`: what a write has to carry. */
export function changedFields<T extends object>(base: T, mine: T): Partial<T> {
  const keys = Object.keys(mine) as (keyof T)[]
  const changed: Partial<T> = {}
  for (const key of keys) if (!same(base[key], mine[key])) changed[key] = mine[key]
  return changed
}
