// What changed between records: mine, theirs, and the one both started from (decision 25).
import { isMeasure } from '#contract/quantities/measure.ts'

/** Deep equality of what JSON can hold. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = Object.entries(a)
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && same(value, (b as Record<string, unknown>)[key]))
  )
}

/** An object whose fields mean something by themselves; a document of rich text is one value, and so is a measure. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('type' in value && value.type === 'doc') &&
  !isMeasure(value)

/** The fields of `mine` that differ from `base`: what a write has to carry. */
export function changedFields<T extends object>(base: T, mine: T): Partial<T> {
  const keys = Object.keys(mine) as (keyof T)[]
  const changed: Partial<T> = {}
  for (const key of keys) if (!same(base[key], mine[key])) changed[key] = mine[key]
  return changed
}

export type Difference<T> = {
  field: keyof T & string
  /** Who changed the field since both read it. */
  by: 'me' | 'them' | 'both'
  mine: unknown
  theirs: unknown
}

/** The fields in which mine and theirs differ, and whose change it was. Equal changes on both sides are no difference. */
export function differences<T extends object>(base: T, mine: T, theirs: T): Difference<T>[] {
  const fields = Object.keys(mine) as (keyof T & string)[]
  return fields.flatMap((field) => {
    if (same(mine[field], theirs[field])) return []
    const byMe = !same(base[field], mine[field])
    const byThem = !same(base[field], theirs[field])
    return [
      { field, by: byMe && byThem ? 'both' : byMe ? 'me' : 'them', mine: mine[field], theirs: theirs[field] },
    ]
  })
}

/** Theirs with my changes on top: what my form shows after I kept mine, with their other changes taken over. */
export function rebased<T extends object>(base: T, mine: T, theirs: T): T {
  return { ...theirs, ...changedFields(base, mine) }
}
