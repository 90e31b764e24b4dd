// Reads an input with its schema of the contract, and refuses it by field in our own sentences.
import type { z } from 'zod'
import { invalid, type Reason } from '#server/failure.ts'
import { wordsFor } from '#server/http/answers/refusal-words.ts'
import { serverTexts } from '#server/texts.ts'
import { refuseWide } from './input-width.ts'

const words = serverTexts('server/http/fields')

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Unknown fields that a refusal names, and all the fields that it names. */
const UNKNOWN_NAMED = 10
const NAMED = 100
/** Characters of one step of a path: keys of a record are what somebody sent. */
const STEP = 60

/** Parses input with a schema of the contract; throws `Failure` 400 that names each field. */
export function take<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const wide = refuseWide(schema, value)
  if (wide) throw invalid(fieldsOf([wide]))
  // The words are ours, so Zod need not find any.
  const read = schema.safeParse(value, { error: () => '', reportInput: true })
  if (read.success) return read.data
  throw invalid(fieldsOf(read.error.issues))
}

function fieldsOf(issues: readonly Issue[]): Record<string, Reason> {
  const fields = new Map<string, Reason>()
  for (const issue of issues) {
    if (fields.size >= NAMED) break
    for (const [path, reason] of named(issue, [])) {
      const name = nameOf(path)
      // The first thing that is wrong with a field is the plainest.
      if (!fields.has(name)) fields.set(name, reason)
    }
  }
  return Object.fromEntries(fields)
}

/** What an issue says of which fields; of a choice between shapes, what the shape says that was meant. */
function named(issue: Issue, above: Path): [Path, Reason][] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, UNKNOWN_NAMED).map((key) => [[...path, key], words.unknown])
  if (issue.code !== 'invalid_union') return [[path, wordsFor(issue)]]
  const meant =
    issue.errors.find((errors) => errors.length > 0 && !errors.some(isOtherShape)) ??
    issue.errors.find((errors) => errors.some(({ code }) => code === 'invalid_value'))
  const [first] = meant ?? []
  if (!meant || !first || issue.input === undefined) return [[path, wordsFor(issue)]]
  return meant.slice(0, NAMED).flatMap((one) => named(one, path))
}

const isOtherShape = ({ code, path }: Issue) =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')

const nameOf = (path: Path) => path.map((step) => String(step).slice(0, STEP)).join('.') || 'input'
