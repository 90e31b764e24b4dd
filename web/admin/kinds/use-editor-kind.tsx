// A declared kind as the editor knows it: blank, form, write, labels, calls.

import { useQueries } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useMemo } from 'react'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { FieldMap, Values } from '#contract/fields/field.ts'
import { blankFields, readFields, textIn } from '#contract/fields/walk.ts'
import { DECLARATIONS, SINGLE } from '#contract/kinds/declared.ts'
import type { AnyKindOf } from '#contract/kinds/kind.ts'
import type { FieldWords, KindWords } from '#contract/kinds/words.ts'
import { isLanguage } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { FieldWords as ShownWords } from '#web/admin/differences/shown-change.tsx'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { chosenQuery, type RecordSource } from '#web/admin/editor/inputs/record-picker.tsx'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { TypeName } from '#web/admin/product-types/type-name.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn as inLanguage } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import {
  addRecord,
  type ConsoleKind,
  type ConsoleSingle,
  choicesOf,
  type FormKind,
  forgetKind,
  forgetSingle,
  kindQuery,
  recordsOfField,
  type StaffRecord,
  singleQuery,
  updateRecord,
} from './admin-api.ts'
import { formOf, formPath, writeOf } from './form-values.ts'
import { formsOf } from './kind-addresses.ts'
import { kindName } from './kind-names.ts'
import { useKindTexts, useKindWords } from './kind-words.ts'

type KindEditor = EditorKind<Values, Values, StaffRecord>

/** The fields of a kind's form: its own, and what its records stand under. */
export function formFields(kind: AnyKindOf): FieldMap {
  const under = 'under' in kind ? kind.under : undefined
  return under?.field ? { ...kind.fields, [under.name]: under.field } : kind.fields
}

/** The same, for a kind by its name; the page has the texts of kinds. */
export function useFieldsShown(kind: Kind): ShownWords {
  const words = useKindWords<FieldWords>(kind, useKindTexts(kind))
  const declared = [...DECLARATIONS, ...SINGLE].find((one) => one.kind === kind)
  return declared ? fieldsShown(declared, words) : { label: (path) => path }
}

/** How the fields of any kind are shown where versions are compared. */
export function fieldsShown(kind: AnyKindOf, words: FieldWords) {
  const fields = formFields(kind)
  return {
    label: (path, say) => {
      const [head = '', part] = path.split('.')
      return fields[head]?.type === 'seo' && part ? seoLabel(part, say) : labelOf(words, path)
    },
    show: (path, value) => {
      const field = fields[path]
      const [head = '', key = ''] = path.split('.')
      if (fields[head]?.type === 'values' && isIds(value)) {
        const source = recordsOfField(kind.kind, key)
        return source && <RecordNames source={source} ids={value} />
      }
      if (field?.type !== 'record' && field?.type !== 'records')
        return optionName(words, placeOf(path), value)
      const ids = [value].flat().filter((id) => typeof id === 'number')
      if (ids.length === 0) return undefined
      if (field.kind === 'productType') return <TypeName id={ids[0] ?? null} />
      return <RecordNames source={choicesOf(kind, { name: path, kind: field.kind })} ids={ids} />
    },
  } satisfies Partial<KindEditor>
}

/** What a field of the owner that leads to records says. */
const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'number')

/** What the editor does with the fields of any kind. */
function editorOf(kind: FormKind, words: FieldWords) {
  const { kind: base } = kind
  const fields = formFields(kind)
  return {
    base,
    page: kind.page,
    form: kind.form,
    blank: blankFields(fields),
    fieldsOf: (record) => readFields(fields, record),
    formOf: (values) => formOf(fields, values),
    fieldsIn: (form) => writeOf(fields, form),
    formPath: (form, path) => formPath(fields, form, path),
    update: (change) => updateRecord(base, change),
    ...fieldsShown(kind, words),
  } satisfies Partial<KindEditor>
}

/** A kind of which there is one record: it is called as its kind is, and is neither added nor deleted. */
export const useSingleEditor = (kind: ConsoleSingle, words: FieldWords): KindEditor =>
  useMemo(() => {
    const { kind: base, address } = kind
    return {
      ...editorOf(kind, words),
      title: () => kindName(base, 'one'),
      forget: forgetSingle(base),
      oneKey: () => singleQuery(base).queryKey,
      publicPath: () => `/${address}`,
    }
  }, [kind, words])

export const useEditorKind = (kind: ConsoleKind, words: KindWords): KindEditor =>
  useMemo(() => {
    const { kind: base, title } = kind
    return {
      ...editorOf(kind, words),
      list: `/webSystemManage/${kind.page}`,
      ...(kind.forms && { forms: formsOf(kind) }),
      // Today in the calendar of whoever writes.
      blank: blankFields(formFields(kind), dayjs().format('YYYY-MM-DD')),
      ...(kind.under?.field && { parent: kind.under.name }),
      title: (values) => textIn(values[title]),
      check: (values): Record<string, string> =>
        hasText(textIn(values[title])) ? {} : { [title]: words.missing?.[title] ?? labelOf(words, title) },
      add: (values) => addRecord(base, values),
      forget: forgetKind(base, kind.under?.field?.kind),
      oneKey: (id) => kindQuery(base, id).queryKey,
      publicPath: ({ id }) => `/${kind.address.record}/${id}`,
    }
  }, [kind, words])

/** `results.0.says` without its numbers. */
const placeOf = (path: string) =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.')

/** What an option of a choice is called, a language by its own name; `undefined` for what is none. */
export const optionName = (words: FieldWords, place: string, value: unknown): string | undefined =>
  typeof value === 'string'
    ? (words.options?.[place]?.[value] ?? (isLanguage(value) ? LANGUAGE_NAMES[value] : undefined))
    : undefined

/** `results.0.says` as people call it: `Figure 1: Caption`. */
export function labelOf(words: FieldWords, path: string): string {
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
export const lineName = (words: FieldWords, place: string, at: number): string =>
  words.line?.[place]?.({ n: at + 1 }) ?? `${words.fields[place] ?? place} ${at + 1}`

function RecordNames({ source, ids }: { source: RecordSource; ids: readonly number[] }) {
  const language = useLanguage()
  const found = useQueries({ queries: ids.map((id) => chosenQuery(source, id)) })
  return ids.map((id, at) => inLanguage(found[at]?.data?.title ?? NO_TEXT, language) || `#${id}`).join(', ')
}
