// Takes the change of a field apart down to the single values that differ, so that a change deep inside a list can be read.
import { same } from '#contract/content/same.ts'

/** A name, or the place in a list counted from 0. */
export type Step = string | number
/** `undefined` where there was nothing, or is nothing any more. */
export type LeafChange = { path: Step[]; before: unknown; after: unknown }

type Fields = Record<string, unknown>

/** Lists of words are leaves: which words came and went says more than their places. */
export function leafChanges(before: unknown, after: unknown, path: Step[] = []): LeafChange[] {
  if (same(before, after)) return []
  if (isPlainList(before) && isPlainList(after)) return [{ path, before, after }]
  if (isList(before) || isList(after)) return listChanges(listOf(before), listOf(after), path)
  if (isFields(before) || isFields(after)) {
    const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}]
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return names.flatMap((name) => leafChanges(was[name], is[name], [...path, name]))
  }
  return isNothing(before) && isNothing(after) ? [] : [{ path, before, after }]
}

/** What stands equal at both ends stays out of sight, so that an item put in changes none of those behind it. */
function listChanges(was: readonly unknown[], is: readonly unknown[], path: Step[]): LeafChange[] {
  let start = 0
  const least = Math.min(was.length, is.length)
  while (start < least && same(was[start], is[start])) start++
  let end = 0
  while (end < least - start && same(was.at(-1 - end), is.at(-1 - end))) end++
  const count = Math.max(was.length, is.length) - start - end
  return Array.from({ length: count }, (_, at) => start + at).flatMap((at) =>
    leafChanges(at < was.length - end ? was[at] : undefined, at < is.length - end ? is[at] : undefined, [
      ...path,
      at,
    ]),
  )
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown) => value === undefined || value === null || value === ''
const isPlain = (value: unknown) => typeof value !== 'object' || value === null
/** Nothing at all is an empty list, where the other side is one. */
const isPlainList = (value: unknown) => value == null || (isList(value) && value.every(isPlain))
const listOf = (value: unknown): unknown[] => (isList(value) ? value : isNothing(value) ? [] : [value])
