// The server's messages about the fields of a form (decision 1: `data.fields`).
import type { FieldMessages } from '#contract/wire/answer.ts'

/** The message for a field: its own, else the first of what lies inside it (`specs` for `specs.0.title`). */
export function messageFor(fields: FieldMessages, field: string): string | undefined {
  if (Object.hasOwn(fields, field)) return fields[field]
  return Object.entries(fields).find(([name]) => name.startsWith(`${field}.`))?.[1]
}

/** The messages without those of a field that was just changed, of what holds it and of what lies inside it, unless it still `holds`. */
export function withoutField(
  fields: FieldMessages,
  field: string,
  holds: (name: string) => boolean = () => false,
): FieldMessages {
  const left = Object.entries(fields).filter(
    ([name]) =>
      holds(name) || (name !== field && !name.startsWith(`${field}.`) && !field.startsWith(`${name}.`)),
  )
  return left.length === Object.keys(fields).length ? fields : Object.fromEntries(left)
}
