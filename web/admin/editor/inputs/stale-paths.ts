// Which texts of a form are older than their source: what the server found, without those that were touched since.
import { same } from '#web/admin/differences/difference.ts'
import type { Entry } from '#web/admin/editor/editor-kind.ts'

/** Paths of the form; a text that was changed since it was saved counts as looked after. */
export function stalePaths<Form>(
  record: Entry | null,
  base: object,
  mine: object,
  form: Form,
  formPath: (form: Form, path: string) => string = (_, path) => path,
): ReadonlySet<string> {
  const stale = (record?.stale ?? []).filter((path) => same(valueAt(base, path), valueAt(mine, path)))
  return new Set(stale.map((path) => formPath(form, path)))
}

const valueAt = (record: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)
