// Values of records by their paths, and three versions of a record made one: what only one side changed is taken, the rest is for a person to choose (decision 25).
import { isFields } from './difference.ts'
import { same } from './same.ts'

/** A place that both sides changed, and differently. */
export type Clash = { path: string; base: unknown; mine: unknown; theirs: unknown }

export type Merge<T> = {
  /** Everything that merges by itself, with mine where a choice is left. */
  value: T
  /** Paths that they alone changed, and that I alone changed. */
  theirs: string[]
  mine: string[]
  clashes: Clash[]
}

/** Merges by field, by language, and by line where neither side put lines in, out or elsewhere. */
export function merge<T extends object>(base: T, mine: T, theirs: T): Merge<T> {
  const result: Omit<Merge<T>, 'value'> = { theirs: [], mine: [], clashes: [] }

  const at = (path: string, from: unknown, my: unknown, their: unknown): unknown => {
    if (same(my, their)) return my
    if (same(from, my)) {
      result.theirs.push(path)
      return their
    }
    if (same(from, their)) {
      result.mine.push(path)
      return my
    }
    if (isFields(from) && isFields(my) && isFields(their)) return eachField(path, from, my, their)
    if (Array.isArray(from) && isAligned(from, my) && isAligned(from, their)) {
      return my.map((item, index) => at(`${path}.${index}`, from[index], item, their[index]))
    }
    result.clashes.push({ path, base: from, mine: my, theirs: their })
    return my
  }
  const eachField = (path: string, from: Plain, my: Plain, their: Plain) =>
    Object.fromEntries(
      [...new Set([...Object.keys(their), ...Object.keys(my)])].map((key) => [
        key,
        at(path === '' ? key : `${path}.${key}`, from[key], my[key], their[key]),
      ]),
    )

  const value = eachField('', base as Plain, mine as Plain, theirs as Plain) as T
  return { value, ...result }
}

/** The record with `value` in the place of what is at `path`. */
export function withValueAt<T>(record: T, path: string, value: unknown): T {
  const [head, ...rest] = path.split('.')
  if (head === undefined || path === '') return value as T
  const inner = (record as Plain)[head]
  const next = rest.length === 0 ? value : withValueAt(inner, rest.join('.'), value)
  if (Array.isArray(record)) return record.with(Number(head), next) as T
  return { ...record, [head]: next }
}

/** What is at `path`; undefined where nothing is. */
export function valueAt(record: unknown, path: string): unknown {
  let found = record
  for (const step of path === '' ? [] : path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Plain)[step]
  }
  return found
}

type Plain = Record<string, unknown>
/** The same lines in the same places: none came, none went, none moved. */
function isAligned(base: readonly unknown[], other: unknown): other is unknown[] {
  if (!Array.isArray(other) || base.length !== other.length) return false
  return other.every(
    (item, index) =>
      same(item, base[index]) ||
      (isFields(item) && !base.some((line, from) => from !== index && same(line, item))),
  )
}
