// What changed between two versions of a record: by field, by language, by line of a list.

import { isFields } from '#contract/content/difference.ts'
import { same } from '#contract/content/same.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { sequenceDifference } from './sequence-difference.ts'

/** `undefined` on a side that does not have the line. */
export type Change = { path: string; before: unknown; after: unknown }

/** Every place where the two differ; lines of lists are paired as they belong, also when others came between. */
export function contentDifference(before: object, after: object): Change[] {
  const changes: Change[] = []
  const walk = (path: string, left: unknown, right: unknown): void => {
    if (same(left, right)) return
    if (isFields(left) && isFields(right)) {
      for (const key of new Set([...Object.keys(right), ...Object.keys(left)])) {
        walk(path === '' ? key : `${path}.${key}`, left[key], right[key])
      }
    } else if (isLines(left) && isLines(right)) walkLines(path, left, right)
    else changes.push({ path, before: left, after: right })
  }
  const walkLines = (path: string, left: readonly unknown[], right: readonly unknown[]) => {
    const runs = sequenceDifference(left, right, (line) => JSON.stringify(line))
    let place = 0
    for (const [at, { is, items }] of runs.entries()) {
      if (is === 'same') place += items.length
      if (is === 'new' && runs[at - 1]?.is !== 'gone') {
        for (const item of items) walk(`${path}.${place++}`, undefined, item)
      }
      if (is !== 'gone') continue
      const added = runs[at + 1]?.is === 'new' ? (runs[at + 1]?.items ?? []) : []
      for (let line = 0; line < Math.max(items.length, added.length); line += 1) {
        walk(`${path}.${place + line}`, items[line], added[line])
      }
      place += added.length
    }
  }
  walk('', before, after)
  return changes
}

/** The language that a path ends with, and the path of the text itself. */
export function languageAt(path: string): { field: string; language: Language | null } {
  const language = LANGUAGES.find((code) => path.endsWith(`.${code}`)) ?? null
  return { field: language ? path.slice(0, -language.length - 1) : path, language }
}

/** Lines that have fields of their own; keys of pictures and the like are one value. */
const isLines = (value: unknown): value is readonly object[] => Array.isArray(value) && value.every(isFields)
