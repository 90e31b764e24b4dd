// The kinds of filters that a list's address can hold, each with its way from the text of the address and back.
import { readFilter, writeFilter } from '#contract/products/attribute-filter.ts'

/** `read` answers `none` for what it does not understand. */
export type FilterKind<Value> = {
  none: Value
  read(text: string): Value
  write(value: Value): string
}

/** Typed words; `none` is `''`. */
export const text = (longest = 100): FilterKind<string> & { longest: number } => ({
  longest,
  none: '',
  read: (given) => given.trim().slice(0, longest),
  write: (value) => value,
})

/** One of a few words. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
): FilterKind<Value | null> & { values: readonly Value[] } => ({
  values,
  none: null,
  read: (given) => values.find((value) => value === given) ?? null,
  write: (value) => value ?? '',
})

/** What is asked of fields of the owner, `o1:c1;o3:1..5`; `none` is `''`. */
export const said = (): FilterKind<string> => ({
  none: '',
  read: (given) => writeFilter(readFilter(given) ?? new Map()),
  write: (value) => value,
})

/** On or not. */
export const flag = (): FilterKind<boolean> => ({
  none: false,
  read: (given) => given === 'true',
  write: String,
})

/** The id of a record. */
export const id = (): FilterKind<number | null> & { longest: number } => ({
  longest: 15,
  none: null,
  read: wholeNumber,
  write: String,
})

/** A moment, such as one end of a span of time; kept as `2026-11-20T16:00:00.000Z`. */
export const moment = (): FilterKind<string | null> => ({
  none: null,
  read: (given) => {
    const time = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(given) ? Date.parse(given) : Number.NaN
    return Number.isNaN(time) ? null : new Date(time).toISOString()
  },
  write: (value) => value ?? '',
})

/** A positive whole number of at most fifteen digits. */
export const wholeNumber = (given: string): number | null =>
  /^[1-9]\d{0,14}$/.test(given) ? Number(given) : null
