// What a program proposes for one record, judged as a save of it would be; nothing is written into the record.
import { CALLS } from '#contract/calls.ts'
import { valueAt, withValueAt } from '#contract/content/merge.ts'
import { PROPOSED_LENGTH } from '#contract/content/proposal.ts'
import { same } from '#contract/content/same.ts'
import type { Value, Values } from '#contract/fields/field.ts'
import { blankFields, isObject } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Call } from '#contract/wire/call.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { take } from '#server/http/input/take.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import type { Entry } from '#server/publishing/kind.ts'
import { mergeFields } from '#server/publishing/kinds/rules.ts'
import { fieldsOf } from '#server/publishing/proposals/taking.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/proposals')

type Kind = Pick<ContentKind, 'rules' | 'calls'>
type Given = { path: string; value?: unknown }
export type Proposed = { path: string; before: unknown; after: unknown }

const BY_PATH = new Map<string, Call>(CALLS.map((call) => [call.path, call]))

/** The call of a kind that stands beside its others; throws when there is none. */
export function callBeside({ calls, rules }: Kind, name: 'list' | 'read' | 'add' | 'update'): Call {
  const path = calls.publish?.path.replace(/publish$/, name) ?? ''
  const call = BY_PATH.get(path)
  if (!call) throw new Error(`${rules.kind} has no call ${name}`)
  return call
}

/**
 * The changes as a save would keep them, each with what the record says today. Throws `Failure` 400 by the index of the change:
 * `changes.0.path`, or by the field that a save would refuse.
 */
export function proposedIn(
  kind: Kind,
  entry: Entry<never>,
  given: readonly Given[],
  site: Language,
): Proposed[] {
  const before = fieldsOf(kind.rules, entry.content)
  const wrong: Record<string, Reason> = {}
  let next = before
  for (const [index, { path, value }] of given.entries()) {
    const at = `changes.${index}.path`
    const overlaps = given.some((other, place) => place !== index && isWithin(path, other.path))
    if (!canHold(before, path)) wrong[at] = words.noPlace
    else if (overlaps) wrong[at] = words.twice
    else if ((JSON.stringify(value)?.length ?? 0) > PROPOSED_LENGTH)
      wrong[`changes.${index}.value`] = words.tooLong({ most: PROPOSED_LENGTH })
    else next = withValueAt(next, path, asWritten(kind, path, value))
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const changed = Object.keys(before).filter((name) => !same(before[name], next[name]))
  const draft = Object.fromEntries(changed.map((name) => [name, next[name]]))
  const { id, version } = entry
  const judged = take(callBeside(kind, 'update').input, { id, version, ...draft }) as Values
  const kept = mergeFields(kind.rules.fields, entry.content as Values, judged, site)
  const proposed = given.map(({ path }) => ({
    path,
    before: valueAt(before, path) ?? null,
    after: valueAt(kept, path) ?? null,
  }))
  const idle = proposed.findIndex((one) => same(one.before, one.after))
  if (idle >= 0) throw invalid({ [`changes.${idle}.value`]: words.same })
  return proposed
}

/** A new record as adding it by hand would take it. Throws `Failure` 400 by field, and of a kind of which there is one record. */
export function newRecordIn(
  kind: Kind & Pick<ContentKind, 'single'>,
  given: Record<string, unknown>,
  site: Language,
): { draft: Values; title: Text } {
  if (kind.single) throw invalid({ kind: words.onlyOne })
  if (JSON.stringify(given).length > PROPOSED_LENGTH)
    throw invalid({ content: words.tooLong({ most: PROPOSED_LENGTH }) })
  const { fields } = kind.rules
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(fields, name) && !BESIDE.has(name))
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map((name) => [`content.${name}`, words.noPlace])))
  const draft = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([part, inner]) => [part, asWritten(kind, `${name}.${part}`, inner)]),
          )
        : value,
    ]),
  )
  const judged = take(callBeside(kind, 'add').input, draft) as Values
  const title = kind.rules.title(mergeFields(fields, blankFields(fields), judged, site) as never)
  if (LANGUAGES.every((language) => title[language] === '')) throw invalid({ content: words.noTitle })
  const own = Object.entries(judged).filter(([name]) => Object.hasOwn(draft, name))
  return { draft: Object.fromEntries(own), title }
}
/** What stands beside the fields of a record: what it stands under. */
const BESIDE: ReadonlySet<string> = new Set(['productTypeId', 'productTypeLevel'])

/** One change as a save would keep it; null where a save would refuse it. */
export function proposedOrNull(
  kind: Kind,
  entry: Entry<never>,
  given: Given,
  site: Language,
): Proposed | null {
  try {
    return proposedIn(kind, entry, [given], site)[0] ?? null
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

/** Whether `path` is `other` or lies in it. */
export const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`)

/** Whether a value stands at the path, or may: the last step may name what a field of words or values does not have yet. */
function canHold(content: Record<string, unknown>, path: string): boolean {
  if (valueAt(content, path) !== undefined) return true
  const end = path.lastIndexOf('.')
  const above = end < 0 ? undefined : valueAt(content, path.slice(0, end))
  // A line that comes is proposed with all lines of its field.
  return isObject(above)
}

/** A running text may be proposed as plain words: a paragraph for each line. */
function asWritten({ rules }: Kind, path: string, value: unknown): Value {
  const [name = '', ...rest] = path.split('.')
  const isRich = rules.fields[name]?.type === 'rich' && rest.length === 1
  return (isRich && typeof value === 'string' ? docOfPlain(value) : value) as Value
}
