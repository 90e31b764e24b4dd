// The filters of the list of a declared kind, and the address that they stand in.
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import type { Field } from '#contract/fields/field.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import { GAPS, gapWord } from '#web/admin/editor/gap-words.ts'
import { type FilterKind, flag, id, moment, oneOf, said, text } from '#web/admin/list/filters/filter-kinds.ts'
import { type Filters, listAddress } from '#web/admin/list/filters/list-address.ts'
import type { FilterField } from '#web/admin/list/filters/list-filters.tsx'
import type { List } from '#web/admin/list/use-list.ts'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { RECORD_STATES } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type ConsoleKind, termsQuery } from './admin-api.ts'
import { useOwnFilters } from './own-filters.tsx'
import { optionName } from './use-editor-kind.tsx'

/** What a list of the kind is narrowed to and how it is sorted. */
export const kindListAddress = ({ fields, list, under }: ConsoleKind) =>
  listAddress({
    filters: {
      ...Object.fromEntries(list.filters.flatMap(({ field }) => addressOf(field, fields[field]))),
      ...(under?.as !== undefined && { [under.as]: id() }),
      keyword: text(),
      state: oneOf(RECORD_STATES),
      gap: oneOf(GAPS),
      own: said(),
    },
    sorts: list.sorts,
    sort: list.sort as '-updateTime',
  })

/** How a filter stands in the address; a date is narrowed by two moments, the ends of a span. */
function addressOf(name: string, field: Field | undefined): [string, FilterKind<unknown>][] {
  if (field?.type === 'choice') return [[name, oneOf(field.options)]]
  if (field?.type === 'flag') return [[name, flag()]]
  if (field?.type !== 'date') return [[name, text()]]
  return [
    ['from', moment()],
    ['until', moment()],
  ]
}

/** A span of moments as the days that the call takes: those of the reader's calendar. */
export function asDays(asked: object): object {
  const { from, until, ...query }: { from?: unknown; until?: unknown } = asked
  return {
    ...query,
    ...(typeof from === 'string' && { from: dayjs(from).format('YYYY-MM-DD') }),
    ...(typeof until === 'string' && {
      until: dayjs(until).subtract(1, 'millisecond').format('YYYY-MM-DD'),
    }),
  }
}

/** Words, what the record stands under, the choices of the kind and fields of the owner, state and gap, then spans and flags. */
export function useKindFilters(kind: ConsoleKind, words: KindWords, list: List): FilterField<Filters>[] {
  const language = useLanguage()
  const { keyword } = useTexts('console/list/fields')
  const texts = useTexts('console/list/record-list')
  const states = useTexts('console/frame/parts').recordState
  const gaps = useTexts('console/list/gaps')
  const hasTerms = kind.list.filters.some(({ as }) => as !== undefined)
  const asked = useQuery({ ...termsQuery(kind.kind), enabled: hasTerms })
  const { under } = kind
  const byOwn = useOwnFilters(kind.kind, list)
  const own = kind.list.filters.map(({ field: name, as = '' }) => {
    const field = kind.fields[name]
    const choice = { name, label: words.fields[name] ?? name, any: words.any?.[name] ?? '' }
    return { name, as, field, choice }
  })
  return [
    { name: 'keyword', label: keyword, hint: words.keyword },
    under?.as !== undefined && (
      <UnderFilter key="under" under={under.name} as={under.as} words={words} list={list} />
    ),
    ...own.map(({ name, as, field, choice }) => {
      if (field?.type === 'choice')
        return {
          ...choice,
          options: field.options.map((value) => ({ value, label: optionName(words, name, value) ?? value })),
        }
      if (as === '') return false
      return {
        ...choice,
        options: (asked.data?.[as] ?? []).map(({ key, name: term, count }) => ({
          value: key,
          label: `${textIn(term, language)} (${count})`,
        })),
        asked,
      }
    }),
    ...byOwn,
    {
      name: 'state',
      label: texts.state,
      any: texts.anyState,
      options: RECORD_STATES.map((value) => ({ value, label: states[value] })),
    },
    {
      name: 'gap',
      label: gaps.label,
      any: gaps.any,
      options: GAPS.map((value) => ({ value, label: gapWord(value, gaps) })),
    },
    ...own.map(({ name, field, choice: { label } }) => {
      if (field?.type === 'date') return { span: label }
      return field?.type === 'flag' && { name, label: words.only?.[name] ?? label }
    }),
  ]
}

type UnderProps = { words: KindWords; list: List; under: string; as: string }

/** Records that stand under a type or under one below it. */
function UnderFilter({ under, as, words, list }: UnderProps) {
  const chosen: unknown = Object.entries(list.state).find(([name]) => name === as)?.[1]
  return (
    <TypeSelect
      {...(words.fields[under] !== undefined && { label: words.fields[under] })}
      {...(words.any?.[under] !== undefined && { placeholder: words.any[under] })}
      value={typeof chosen === 'number' ? String(chosen) : null}
      onChange={(typeId) => list.change({ [as]: typeId === null ? null : Number(typeId) })}
      clearable
    />
  )
}
