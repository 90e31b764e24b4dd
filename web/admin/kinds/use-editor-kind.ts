// A declared kind as the editor knows it: blank, form, write, labels, calls.
import dayjs from 'dayjs'
import { useMemo } from 'react'
import type { Values } from '#contract/fields/field.ts'
import { blankFields, readFields, textIn } from '#contract/fields/walk.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import {
  addRecord,
  type ConsoleKind,
  forgetKind,
  kindQuery,
  type StaffRecord,
  updateRecord,
} from './admin-api.ts'
import { formOf, formPath, writeOf } from './form-values.ts'

export function useEditorKind(kind: ConsoleKind, words: KindWords): EditorKind<Values, Values, StaffRecord> {
  return useMemo(() => {
    const { kind: base, fields, title } = kind
    return {
      base,
      page: kind.page,
      form: kind.form,
      list: `/webSystemManage/${kind.page}`,
      ...(kind.forms && { forms: `/webSystemManage/${kind.forms}` }),
      // Today in the calendar of whoever writes.
      blank: blankFields(fields, dayjs().format('YYYY-MM-DD')),
      fieldsOf: (record) => readFields(fields, record),
      formOf: (values) => formOf(fields, values),
      fieldsIn: (form) => writeOf(fields, form),
      formPath: (form, path) => formPath(fields, form, path),
      title: (values) => textIn(values[title]),
      check: (values): Record<string, string> =>
        hasText(textIn(values[title])) ? {} : { [title]: words.missing?.[title] ?? labelOf(words, title) },
      add: (values) => addRecord(base, values),
      update: (change) => updateRecord(base, change),
      forget: forgetKind(base),
      oneKey: (id) => kindQuery(base, id).queryKey,
      publicPath: ({ id }) => `/${kind.address.record}/${id}`,
      label: (path, say) => {
        const [head = '', part] = path.split('.')
        return fields[head]?.type === 'seo' && part ? seoLabel(part, say) : labelOf(words, path)
      },
      show: (path, value) => optionName(words, placeOf(path), value),
    }
  }, [kind, words])
}

/** `results.0.says` without its numbers. */
const placeOf = (path: string) =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.')

/** What an option of a choice is called; `undefined` for what is none. */
export const optionName = (words: KindWords, place: string, value: unknown): string | undefined =>
  typeof value === 'string' ? words.options?.[place]?.[value] : undefined

/** `results.0.says` as people call it: `Figure 1: Caption`. */
export function labelOf(words: KindWords, path: string): string {
  const names: string[] = []
  let place = ''
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      names.splice(-1, 1, lineName(words, place, Number(step)))
    } else {
      place = place === '' ? step : `${place}.${step}`
      names.push(words.fields[place] ?? step)
    }
  }
  return names.join(': ')
}

/** What the line at `at` (from 0) of a field is called: `Figure 1`. */
export const lineName = (words: KindWords, place: string, at: number): string =>
  words.line?.[place]?.({ n: at + 1 }) ?? `${words.fields[place] ?? place} ${at + 1}`
