// The filters of a list, made from what its address holds and what they are called.
import type { ReactNode } from 'react'
import type { List } from '#web/admin/list/use-list.ts'
import type { FilterKind } from './filter-kinds.ts'
import { ChoiceFilter, FilterBar, SpanFilter, TextFilter } from './filters.tsx'
import type { Filters, ListState } from './list-address.ts'

type Named<Name> = { name: Name; label: string }
type TextField<Name> = Named<Name> & { hint?: string }
type ChoiceField<Name, Value> = Named<Name> & {
  /** What stands there while nothing is chosen: `All states`. */
  any: string
  /** A value in words. */
  option: (value: Value) => string
  /** What changes with it. */
  also?: object
}
/** The filters `from` and `until`. */
type SpanField = { span: string; minutes?: boolean }
/** What a filter is called; its kind in the address says how it looks. */
export type FilterField<F extends Filters> =
  | {
      [Name in keyof F & string]: F[Name] extends { longest: number }
        ? TextField<Name>
        : F[Name] extends { values: readonly (infer Value)[] }
          ? ChoiceField<Name, Value>
          : never
    }[keyof F & string]
  | SpanField

type Props<F extends Filters, Field extends string> = {
  list: List<F, Field>
  fields: readonly FilterField<F>[]
  /** Filters of another kind behind these. */
  children?: ReactNode
}

/** The filters of a list in their row. */
export function ListFilters<F extends Filters, Field extends string>({
  children,
  ...props
}: Props<F, Field>) {
  return (
    <FilterBar filtered={props.list.filtered} onReset={props.list.reset}>
      <FilterFields {...props} />
      {children}
    </FilterBar>
  )
}

type AnyField = TextField<string> | ChoiceField<string, string> | SpanField
type AnyKind = FilterKind<unknown> & { longest?: number; values?: readonly string[] }

/** Filters without their row. */
export function FilterFields<F extends Filters, Field extends string>({ list, fields }: Props<F, Field>) {
  const state: Record<string, unknown> = list.state
  const kinds: Record<string, AnyKind> = list.address.filters
  const change = (patch: object) => list.change(patch as Partial<ListState<F, Field>>)
  const word = (name: string) => (typeof state[name] === 'string' ? state[name] : null)
  return (fields as readonly AnyField[]).map((field) => {
    if ('span' in field)
      return (
        <SpanFilter
          key="span"
          label={field.span}
          from={word('from')}
          until={word('until')}
          minutes={field.minutes ?? false}
          onChange={change}
        />
      )
    const { name, label } = field
    if ('option' in field)
      return (
        <ChoiceFilter
          key={name}
          label={label}
          any={field.any}
          value={word(name)}
          options={(kinds[name]?.values ?? []).map((value) => ({ value, label: field.option(value) }))}
          onChange={(value) => change({ [name]: value, ...field.also })}
        />
      )
    return (
      <TextFilter
        key={name}
        label={label}
        {...(field.hint !== undefined && { hint: field.hint })}
        value={word(name) ?? ''}
        longest={kinds[name]?.longest ?? 100}
        onChange={(typed) => change({ [name]: typed })}
      />
    )
  })
}
