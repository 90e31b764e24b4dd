// The filters of a list in one row, made from what its address holds and what they are called.
import { FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isValidElement, type ReactElement, useState } from 'react'
import type { List } from '#web/admin/list/use-list.ts'
import type { Asked } from '#web/admin/page-parts/choices-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { FilterKind } from './filter-kinds.ts'
import { ChoiceFilter, FlagFilter, SpanFilter, TextFilter } from './filters.tsx'
import type { Filters, ListState, ValueOf } from './list-address.ts'

type Named<Name> = { name: Name; label: string }
/** Words or a number that are typed, or a box to tick. */
type PlainField<Name> = Named<Name> & { hint?: string }
type ChoiceField<Name> = Named<Name> & {
  /** What stands there while nothing is chosen: `All states`. */
  any: string
  /** What changes with it. */
  also?: object
}
/** One of those that the address knows. */
type KnownField<Name, Value> = ChoiceField<Name> & {
  /** A value in words. */
  option: (value: Value) => string
}
/** One of those given. */
type GivenField<Name, Value> = ChoiceField<Name> & {
  options: readonly { value: Value; label: string }[]
  /** Where they are read. */
  asked?: Asked
}
/** The filters `from` and `until`. */
type SpanField = { span: string; minutes?: boolean }

type FieldOf<Name, Kind> = Kind extends { values: readonly (infer Value)[] }
  ? KnownField<Name, Value>
  : PlainField<Name> | GivenField<Name, NonNullable<ValueOf<Kind>>>
/** What a filter is called; its kind in the address says how it looks. One that looks unlike all others is handed in with a `key`. */
export type FilterField<F extends Filters> =
  | { [Name in keyof F & string]: FieldOf<Name, F[Name]> }[keyof F & string]
  | SpanField
  | ReactElement
  | false

/** The filters of the list at an address: `FiltersOf<typeof PRODUCT_LIST>`. */
export type FiltersOf<A extends { filters: Filters }> = FilterField<A['filters']>[]

type Props<F extends Filters, Field extends string> = {
  list: List<F, Field>
  fields: readonly FilterField<F>[]
}

/** Stand with the way out of them; on a phone all but the first words are behind a sign. */
export function ListFilters<F extends Filters, Field extends string>({ list, fields }: Props<F, Field>) {
  const texts = useTexts('console/list/list')
  const active = list.address.foldedFilters(list.state)
  const [open, setOpen] = useState(false)
  return (
    <search className="filter-bar" aria-label={texts.filters} data-open={open || undefined}>
      <Button
        className="filter-fold"
        icon={<FilterOutlined />}
        aria-expanded={open}
        type={active > 0 ? 'primary' : 'default'}
        ghost={active > 0}
        onClick={() => setOpen(!open)}
      >
        <span className="hidden-text">{texts.filters}</span>
        {active > 0 && <span>({active})</span>}
      </Button>
      {fields.map((field) => drawn(list, field as AnyField))}
      {list.filtered && (
        <Button type="link" onClick={list.reset}>
          {texts.reset}
        </Button>
      )}
    </search>
  )
}

type AnyField =
  | (PlainField<string> & { any?: never })
  | KnownField<string, unknown>
  | GivenField<string, string | number>
  | SpanField
  | ReactElement
  | false
type AnyKind = FilterKind<unknown> & { longest?: number; values?: readonly string[] }

function drawn<F extends Filters, Field extends string>(list: List<F, Field>, field: AnyField) {
  if (!field || isValidElement(field)) return field
  const state: Record<string, unknown> = list.state
  const change = (patch: object) => list.change(patch as Partial<ListState<F, Field>>)
  if ('span' in field) {
    const { from, until } = state as { from: string | null; until: string | null }
    return (
      <SpanFilter
        key="span"
        label={field.span}
        from={from}
        until={until}
        minutes={field.minutes ?? false}
        onChange={change}
      />
    )
  }
  const { name, label } = field
  const { none, read, write, longest, values = [] } = list.address.filters[name] as AnyKind
  const value = state[name]
  if (field.any !== undefined) {
    const options =
      'options' in field ? field.options : values.map((value) => ({ value, label: field.option(value) }))
    return (
      <ChoiceFilter<string | number>
        key={name}
        label={label}
        any={field.any}
        value={value === none ? null : (value as string | number)}
        options={options}
        asked={'asked' in field ? field.asked : undefined}
        onChange={(chosen) => change({ [name]: chosen ?? none, ...field.also })}
      />
    )
  }
  if (none === false)
    return (
      <FlagFilter key={name} label={label} value={value === true} onChange={(on) => change({ [name]: on })} />
    )
  return (
    <TextFilter
      key={name}
      label={label}
      hint={field.hint}
      value={value === none ? '' : write(value)}
      longest={longest}
      onChange={(typed) => change({ [name]: read(typed) })}
    />
  )
}
