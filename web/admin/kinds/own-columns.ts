// The columns of a kind's list that the owner asked for: what records say to fields of the owner, as the server puts it into words.
import { useQuery } from '@tanstack/react-query'
import { isObject, textIn } from '#contract/fields/walk.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { FieldSettings } from '#contract/site/field-settings.ts'
import { ownFieldsQuery } from '#web/admin/admin-api.ts'
import type { ListColumn } from '#web/admin/list/list-columns.ts'
import { ownOf } from '#web/admin/product-types/own-fields.ts'
import { textIn as inLanguage } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import type { StaffRecord } from './admin-api.ts'

type OwnField = FieldSettings['attributes'][number]

/** The fields of a kind that are columns of its list; none while they are on their way. */
export function useListFields(kind: string): readonly OwnField[] {
  const { data } = useQuery(ownFieldsQuery())
  return ownOf(data, kind).filter(({ inList }) => inList)
}

/** A column for each, in the order of the fields. */
export function useOwnColumns(kind: string): ListColumn<StaffRecord>[] {
  return ownColumns(useListFields(kind), useLanguage())
}

/** The same, of fields that are known. */
export const ownColumns = (fields: readonly OwnField[], language: Language): ListColumn<StaffRecord>[] =>
  fields.map(({ key, name, type }, at) => ({
    key,
    title: inLanguage(name, language) || key,
    from: 'roomy',
    ellipsis: true,
    width: 130,
    isMore: true,
    // On a narrow screen the first of them says enough.
    ...(at > 0 && { folded: false as const }),
    ...((type === 'number' || type === 'range') && { align: 'end' }),
    cell: ({ own }) => inLanguage(textIn(isObject(own) ? own[key] : null), language),
  }))
