// The lists of a form whose lines have texts: they get an identity in the form, and lines that say nothing are not written.
import { same } from '#contract/content/same.ts'

export type Line<Shape> = Shape & { id: string }
type LineOf<List> = List extends readonly (infer Shape)[] ? Shape : never

/** Every list of a kind that has lines, with a line before anything was entered. */
export type Blanks<Fields, Lists extends keyof Fields> = { readonly [List in Lists]: LineOf<Fields[List]> }
/** The form of fields: the same, but that lines have an identity. */
export type LinesForm<Fields, Lists extends keyof Fields> = Omit<Fields, Lists> & {
  [List in Lists]: Line<LineOf<Fields[List]>>[]
}

/** Not `randomUUID`: it is missing where the site is opened without TLS. */
export const newId = () => Math.random().toString(36).slice(2)

type AnyLine = Record<string, unknown>
const listsOf = (blanks: object) => Object.entries(blanks) as [string, AnyLine][]
const bare = ({ id: _, ...line }: AnyLine) => line
/** White space around what was typed says nothing. */
const saysNothing = (line: AnyLine, blank: AnyLine) => same(trimmed(bare(line)), blank)

export function formWithLines<Fields extends object, Lists extends keyof Fields>(
  fields: Fields,
  blanks: Blanks<Fields, Lists>,
): LinesForm<Fields, Lists> {
  const form = { ...fields } as Record<string, unknown>
  for (const [list] of listsOf(blanks)) {
    form[list] = (form[list] as AnyLine[]).map((line) => ({ id: newId(), ...line }))
  }
  return form as LinesForm<Fields, Lists>
}

/** The write that a form makes: texts without white space around them, no identities, no lines that say nothing. */
export function fieldsWithLines<Fields extends object, Lists extends keyof Fields>(
  form: LinesForm<Fields, Lists>,
  blanks: Blanks<Fields, Lists>,
): Fields {
  const fields = { ...form } as Record<string, unknown>
  for (const [list, blank] of listsOf(blanks)) {
    fields[list] = (fields[list] as AnyLine[]).filter((line) => !saysNothing(line, blank)).map(bare)
  }
  return trimmed(fields) as Fields
}

/** Where in the form a field of the write stands: `partners.1.name` is the second partner that says something. */
export function lineFormPath(form: object, field: string, blanks: object): string {
  const [list = '', at, ...rest] = field.split('.')
  const blank = (blanks as Record<string, AnyLine>)[list]
  if (!blank || !at) return field
  const lines = (form as Record<string, AnyLine[]>)[list] ?? []
  const places = lines.flatMap((line, place) => (saysNothing(line, blank) ? [] : [place]))
  return [list, places[Number(at)] ?? at, ...rest].join('.')
}

/** All strings in it without white space around them; documents stay as they are. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null || (value as AnyLine).type === 'doc') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]))
}
