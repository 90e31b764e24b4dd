// Which parts of a record a change touches, by language and by what guards a field, and whether a role reaches them (decision 58).
// Without the validator: the console asks it as well, before the server does.
import type { FieldMap, Guarded, Value, Values } from '#contract/fields/field.ts'
import { GUARDED } from '#contract/fields/field.ts'
import { linesIn } from '#contract/fields/places.ts'
import { blankFields, blankOf, isObject } from '#contract/fields/walk.ts'
import { isByLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'

/** What a value is written in: a language, or `shared`, which is the same in all of them: facts, pictures, order. */
export const WRITTEN = ['shared', ...LANGUAGES] as const
export type Written = 'shared' | Language
/** A field is in the group that guards it, or in the one of all others. */
export const FIELD_GROUPS = ['general', ...GUARDED] as const
export type FieldGroup = 'general' | Guarded

/** How far a role reaches: null is everything; `own`: records that its person added. */
export type Limits = {
  languages: readonly Written[] | null
  groups: readonly FieldGroup[] | null
  own: boolean
}

/** A value that a change touches; `field` is its path without the language: `results.0.says`. */
export type Touched = { field: string; group: FieldGroup; written: Written }

/** What differs between two contents of a kind; `before` is null for a record that is new. */
export function touchedIn(fields: FieldMap, before: Values | null, after: Values): Touched[] {
  return [...touchedFields(fields, before ?? blankFields(fields), after, '', 'general')]
}

function* touchedFields(
  fields: FieldMap,
  before: Values,
  after: Values,
  above: string,
  outer: FieldGroup,
): Generator<Touched> {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${above}${name}`
    const group = field.guarded ?? outer
    const was = before[name] ?? blankOf(field)
    const is = after[name] ?? blankOf(field)
    const below = (inner: FieldMap, one: Value, other: Value, at: string) =>
      touchedFields(
        inner,
        isValues(one) ? one : blankFields(inner),
        isValues(other) ? other : blankFields(inner),
        at,
        group,
      )
    if (field.type === 'lines') {
      const [old, now] = [linesIn(was), linesIn(is)]
      if (old.length !== now.length) yield { field: path, group, written: 'shared' }
      for (let at = 0; at < Math.max(old.length, now.length); at++)
        yield* below(field.fields, old[at] ?? null, now[at] ?? null, `${path}.${at}.`)
    } else if (field.type === 'group') {
      if (isObject(was) !== isObject(is)) yield { field: path, group, written: 'shared' }
      yield* below(field.fields, was, is, `${path}.`)
    } else {
      for (const written of new Set(differing(was, is))) yield { field: path, group, written }
    }
  }
}
const isValues = (value: Value): value is Values => isObject(value)

/** In what two values differ; what is empty and what is not there say the same. */
function* differing(one: unknown, other: unknown): Generator<Written> {
  if (sameJson(one, other)) return
  const [a, b] = [objectOf(one), objectOf(other)]
  if ((a && isByLanguage(a)) || (b && isByLanguage(b))) {
    for (const language of LANGUAGES) if (!sameJson(a?.[language], b?.[language])) yield language
    if ((one !== null && one !== undefined && !a) || (other !== null && other !== undefined && !b))
      yield 'shared'
    return
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) yield 'shared'
    for (let at = 0; at < Math.max(one.length, other.length); at++) yield* differing(one[at], other[at])
    return
  }
  // An array item that came or went was told by the length already.
  if ((a || isNothing(one)) && (b || isNothing(other))) {
    for (const name of new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]))
      yield* differing(a?.[name], b?.[name])
    return
  }
  yield 'shared'
}

const objectOf = (value: unknown) => (isObject(value) ? value : null)
const isNothing = (value: unknown) => value === null || value === undefined || value === ''
const sameJson = (one: unknown, other: unknown) =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
/** With its names in one order: two databases and two clients have theirs. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  )
}

/** Whether somebody of these limits may write that; `own`: the record is theirs. Each of the limits is that of a role. */
export const reaches = (
  limits: readonly Limits[],
  { group, written }: Pick<Touched, 'group' | 'written'>,
  own: boolean,
): boolean =>
  limits.some(
    (one) =>
      (one.languages === null || one.languages.includes(written)) &&
      (one.groups === null || one.groups.includes(group)) &&
      (!one.own || own),
  )

/** Whether they reach the record as a whole, as moving it or taking it off the site asks for. */
export const reachesWhole = (limits: readonly Limits[], own: boolean): boolean =>
  limits.some((one) => one.languages === null && one.groups === null && (!one.own || own))

/** Whether nothing lies in `theirs` that is not in `mine` as well. */
export const within = (mine: Limits, theirs: Limits): boolean =>
  among(mine.languages, theirs.languages) && among(mine.groups, theirs.groups) && (!mine.own || theirs.own)
const among = <Part>(mine: readonly Part[] | null, theirs: readonly Part[] | null) =>
  mine === null || (theirs?.every((part) => mine.includes(part)) ?? false)

/** What is said of a role that is not limited. */
export const NO_LIMITS: Limits = { languages: null, groups: null, own: false }
/** Whether limits limit anything. */
export const isLimited = ({ languages, groups, own }: Limits): boolean =>
  languages !== null || groups !== null || own
/** The limits of a role out of its column; '' is none. */
export const limitsIn = (stored: string): Limits => (stored === '' ? NO_LIMITS : JSON.parse(stored))
