// What the answers of calls look like from outside: enough to tell them from those of a stranger on the way, without schemas.
import { z } from 'zod'
import type { Call } from '#contract/wire/call.ts'

/**
 * The kinds that `data` may be of, one letter each (object, array, string, number, boolean, `z` for null), and behind
 * them the first fields that an object always has, with their own: `o total:n items:a`. An empty word allows anything.
 */
export type Outline = string
export type Outlines = Readonly<Record<string, Outline>>

type Shape = {
  type?: string | string[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Shape>
  /** The values of a record. */
  additionalProperties?: Shape | false
  required?: string[]
}

/** The outlines of those calls that answer in the envelope, by their path. */
export const outlinesOf = (calls: readonly Call[]): Outlines =>
  Object.fromEntries(
    calls
      .filter(({ form = 'envelope' }) => form === 'envelope' || form === 'upload')
      .map(({ path, output }) => [path, outlineOf(output)]),
  )

/** So many fields tell an answer from a stranger's; all of them would only make pages heavier. */
const TELLING = 4

/** The outline of what a schema puts out. */
export function outlineOf(schema: z.ZodType): Outline {
  const shape = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Shape
  const kinds = kindsOf(shape)
  const always = kinds === 'o' ? (shape.required ?? []).slice(0, TELLING) : []
  const shapeOf = (name: string) => shape.properties?.[name] ?? (shape.additionalProperties || {})
  return [kinds, ...always.map((name) => `${name}:${kindsOf(shapeOf(name))}`)].join(' ')
}

const LETTERS: Record<string, string> = {
  object: 'o',
  array: 'a',
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  null: 'z',
}

function kindsOf({ type, anyOf, oneOf, enum: choices, const: only }: Shape): string {
  const each = anyOf ?? oneOf
  if (each) return each.every((one) => kindsOf(one) !== '') ? joined(each.map(kindsOf)) : ''
  if (type !== undefined) return joined([type].flat().map((name) => LETTERS[name] ?? ''))
  if (choices) return joined(choices.map(letterOf))
  return only === undefined ? '' : letterOf(only)
}

const letterOf = (value: unknown) => LETTERS[value === null ? 'null' : typeof value] ?? ''
const joined = (kinds: string[]) => [...new Set(kinds.join(''))].sort().join('')
