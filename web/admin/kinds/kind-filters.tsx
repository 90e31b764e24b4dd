// The filters of the list of a declared kind, and the address that they stand in.
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import type { Field } from '#contract/fields/field.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import { GAPS } from '#web/admin/editor/gap-words.ts'
import { type FilterKind, flag, id, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import {
  ChoiceFilter,
  FilterBar,
  FlagFilter,
  SpanFilter,
  TextFilter,
} from '#web/admin/list/filters/filters.tsx'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { RecordFilters } from '#web/admin/records/record-filters.tsx'
import { RECORD_STATES } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type ConsoleKind, termsQuery } from './admin-api.ts'
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

type Props = { kind: ConsoleKind; words: KindWords; list: ListOf<ReturnType<typeof kindListAddress>> }

export function KindFilters({ kind, words, list }: Props) {
  const { state, change, filtered, reset } = list
  const { under } = kind
  const language = useLanguage()
  const { keyword } = useTexts('console/list/fields')
  const hasTerms = kind.list.filters.some(({ as }) => as !== undefined)
  const asked = useQuery({ ...termsQuery(kind.kind), enabled: hasTerms })
  const chosen = new Map<string, unknown>(Object.entries(state))
  const wordIn = (name: string) => {
    const word = chosen.get(name)
    return typeof word === 'string' && word !== '' ? word : null
  }
  const filters = kind.list.filters.map(({ field: name, as = '' }) => ({
    name,
    as,
    field: kind.fields[name],
    label: words.fields[name] ?? name,
  }))
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={keyword}
        hint={words.keyword}
        value={state.keyword}
        onChange={(typed) => change({ keyword: typed })}
      />
      {under?.as !== undefined && <UnderFilter under={under.name} as={under.as} words={words} list={list} />}
      {filters.map(({ name, as, field, label }) => {
        const choice = { label, any: words.any?.[name] ?? '', value: wordIn(name) }
        if (field?.type === 'choice')
          return (
            <ChoiceFilter
              key={name}
              {...choice}
              options={field.options.map((value) => ({
                value,
                label: optionName(words, name, value) ?? value,
              }))}
              onChange={(option) => change({ [name]: option })}
            />
          )
        if (field?.type !== 'words') return null
        return (
          <ChoiceFilter
            key={name}
            {...choice}
            options={(asked.data?.[as] ?? []).map(({ key, name: term, count }) => ({
              value: key,
              label: `${textIn(term, language)} (${count})`,
            }))}
            asked={asked}
            onChange={(term) => change({ [name]: term ?? '' })}
          />
        )
      })}
      <RecordFilters state={state} change={change} />
      {filters.map(({ name, field, label }) => {
        if (field?.type === 'date')
          return (
            <SpanFilter
              key={name}
              label={label}
              from={wordIn('from')}
              until={wordIn('until')}
              onChange={(span) => change({ ...span, page: 1 })}
            />
          )
        if (field?.type !== 'flag') return null
        return (
          <FlagFilter
            key={name}
            label={words.only?.[name] ?? label}
            value={chosen.get(name) === true}
            onChange={(on) => change({ [name]: on })}
          />
        )
      })}
    </FilterBar>
  )
}

/** Records that stand under a type or under one below it. */
function UnderFilter({ under, as, words, list }: Omit<Props, 'kind'> & { under: string; as: string }) {
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
