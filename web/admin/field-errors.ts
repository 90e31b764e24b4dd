// What the server said about the fields of a form (decision 1: `data.fields`).
import type { FieldMessages } from '#contract/answer.ts'

/** The message for a field: its own, else the first of what lies inside it (`specs` for `specs.0.title`). */
export function messageFor(fields: FieldMessages, field: string): string | undefined {
  if (Object.hasOwn(fields, field)) return fields[field]
  return Object.entries(fields).find(([name]) => name.startsWith(`${field}.`))?.[1]
}

/** The messages without those of a field that was just changed, of what holds it and of what lies inside it. */
export function withoutField(fields: FieldMessages, field: string): FieldMessages {
  const left = Object.entries(fields).filter(
    ([name]) => name !== field && !name.startsWith(`${field}.`) && !field.startsWith(`${name}.`),
  )
  return left.length === Object.keys(fields).length ? fields : Object.fromEntries(left)
}

/**
 * The element of a field on the page, or the first one inside it, else those of the nearest field around it.
 * Ids are `<form>.<field>`.
 */
function elementOf(form: string, field: string): HTMLElement | null {
  const steps = field.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const id = [form, ...steps.slice(0, length)].join('.')
    const found =
      document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}."]`)
    if (found) return found
  }
  return null
}

/** Brings a field into sight and puts the focus on it; waits a moment for what is only being drawn. */
export function goToField(form: string, field: string) {
  requestAnimationFrame(() => {
    const element = elementOf(form, field)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  })
}
