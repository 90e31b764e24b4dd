// Looks for what is too wide in an input before anything in it is judged one by one: lists beyond their length, many unknown fields.
import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Def = z.core.$ZodTypeDef & Partial<Parts>
type Parts = {
  shape: Record<string, z.core.$ZodType>
  catchall: z.core.$ZodType
  element: z.core.$ZodType
  innerType: z.core.$ZodType
  in: z.core.$ZodType
  options: readonly z.core.$ZodType[]
  valueType: z.core.$ZodType
  getter: () => z.core.$ZodType
  checks: readonly z.core.$ZodCheck[]
}

/** Unknown fields of one object that are still judged beside everything else. */
const UNKNOWN = 10
/** Fields of an object that stands for a list, such as the values of a product. */
const RECORD_FIELDS = 1_000

/** What is too wide, as an issue of the schema's own kind; null when nothing is. */
export function refuseWide(schema: z.core.$ZodType, value: unknown, path: PropertyKey[] = []): Issue | null {
  if (typeof value !== 'object' || value === null) return null
  const def: Def = schema._zod.def
  if (Array.isArray(value)) return def.type === 'array' ? wideList(def, value, path) : inner(def, value, path)
  if (def.type === 'object') return wideObject(def, value as Record<string, unknown>, path)
  if (def.type === 'record') return wideRecord(def, value as Record<string, unknown>, path)
  return inner(def, value, path)
}

function wideList(def: Def, value: readonly unknown[], path: PropertyKey[]): Issue | null {
  const most = mostOf(def)
  if (most !== undefined && value.length > most)
    return {
      code: 'too_big',
      origin: 'array',
      maximum: most,
      inclusive: true,
      input: value,
      path,
      message: '',
    }
  return def.element ? firstOf(value.entries(), def.element, path) : null
}

/** The most entries that a list may have; undefined when it says nothing. */
export function mostOf({ checks = [] }: Pick<Def, 'checks'>): number | undefined {
  for (const { _zod } of checks) {
    const check = _zod.def as { check: string; maximum?: number; length?: number }
    if (check.check === 'max_length') return check.maximum
    if (check.check === 'length_equals') return check.length
  }
  return undefined
}

function wideObject(def: Def, value: Record<string, unknown>, path: PropertyKey[]): Issue | null {
  const shape = def.shape ?? {}
  const names = Object.keys(value)
  const unknown =
    def.catchall?._zod.def.type === 'never' ? names.filter((name) => !Object.hasOwn(shape, name)) : []
  if (unknown.length > UNKNOWN)
    return { code: 'unrecognized_keys', keys: unknown.slice(0, UNKNOWN), input: value, path, message: '' }
  for (const [name, schema] of Object.entries(shape)) {
    const wide = refuseWide(schema, value[name], [...path, name])
    if (wide) return wide
  }
  return null
}

function wideRecord(def: Def, value: Record<string, unknown>, path: PropertyKey[]): Issue | null {
  const entries = Object.entries(value)
  if (entries.length > RECORD_FIELDS)
    return { code: 'too_big', origin: 'array', maximum: RECORD_FIELDS, input: value, path, message: '' }
  return def.valueType ? firstOf(entries, def.valueType, path) : null
}

function firstOf(entries: Iterable<[PropertyKey, unknown]>, schema: z.core.$ZodType, path: PropertyKey[]) {
  for (const [name, value] of entries) {
    const wide = refuseWide(schema, value, [...path, name])
    if (wide) return wide
  }
  return null
}

/** Through what only wraps another schema; of a choice, the one shape that could be meant. */
function inner(def: Def, value: object, path: PropertyKey[]): Issue | null {
  const within = def.innerType ?? def.in ?? (def.type === 'lazy' ? def.getter?.() : undefined)
  if (within) return refuseWide(within, value, path)
  const kind = Array.isArray(value) ? 'array' : 'object'
  const [one, another] = (def.options ?? []).filter((option) => option._zod.def.type === kind)
  return one && !another ? refuseWide(one, value, path) : null
}
