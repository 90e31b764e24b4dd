// How a list narrowed by attributes is written, and what values are: apart from the schemas, so that public pages load no validator.
import { isDay } from '#contract/inputs/days.ts'
import type { Text } from '#contract/languages/language.ts'
import type { FactValue } from '#contract/quantities/fact.ts'
import type { Span } from '#contract/quantities/span.ts'

/** Names an attribute, or one of its choices, for ever: what it is called may change. */
export const ATTRIBUTE_KEY = /^[a-z][a-z0-9-]{0,39}$/
/** What a value stands under: an attribute, or an attribute in one region (decision 67). */
export const VALUE_KEY = /^[a-z][a-z0-9-]{0,39}(?:@r[1-9]\d?)?$/
/** What is asked of an attribute that is chosen from: the key of a choice, or the id of a record. */
export const WANTED_VALUE = /^(?:[a-z][a-z0-9-]{0,39}|[1-9]\d{0,14})$/
/** Choices of one attribute, at most, and values that are asked of one (`docs/limits.md`). */
export const CHOICES = 50
/** Records that one field of the owner leads to, at most (`docs/limits.md`). */
export const RECORDS = 20
/** Attributes that one filter may name. */
export const FILTERS = 20
/** Filters that a list answers in full, the first it has; of others it tells the names, until they are asked for. */
export const FIRST_FACETS = 24
/** Further filters that one question may ask for in full. */
export const FACETS_ASKED = 20
/** The types of attributes that narrow a list: words narrow nothing. */
export const NARROWING_TYPES = ['choice', 'choices', 'yesNo', 'number', 'range', 'date', 'records'] as const
/** As long as a filter may be written. */
export const FILTER_LENGTH = 2000
/**
 * A text, a number or a range with or without a unit, the keys of one choice or of several, yes and no, a day, or the ids of
 * records; keys begin with a letter, and days with a digit.
 */
export type AttributeValue = number | boolean | string | string[] | number[] | Span | FactValue | Text
/** Key of the attribute to the value; an attribute without a value is left out. */
export type AttributeValues = Record<string, AttributeValue>
/** Days from one to another, both with; one of the ends may be open. */
export type Days = { since: string | null; until: string | null }
/** What is asked of one attribute: any of these values, a number or a range that has a part within these bounds, or a day. */
export type Wanted = { values: string[] } | Span | Days
export type Filter = ReadonlyMap<string, Wanted>

const RANGE = /^(-?\d{1,15}(?:\.\d{1,6})?)?\.\.(-?\d{1,15}(?:\.\d{1,6})?)?$/
const DAYS = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/

/** `principle:radar,piezo;weight:1..5;made:2020-01-01..;at:12` as what it asks; null when it is written otherwise. */
export function readFilter(written: string): Filter | null {
  const filter = new Map<string, Wanted>()
  if (written === '') return filter
  if (written.length > FILTER_LENGTH) return null
  const parts = written.split(';')
  if (parts.length > FILTERS) return null
  for (const part of parts) {
    const [key = '', givenValue = '', ...more] = part.split(':')
    const wanted = wantedIn(givenValue)
    if (more.length > 0 || !isKey(key) || filter.has(key) || !wanted) return null
    filter.set(key, wanted)
  }
  return filter
}

function wantedIn(givenValue: string): Wanted | null {
  const range = RANGE.exec(givenValue)
  if (range) {
    const [from, to] = [range[1], range[2]].map((bound) => (bound === undefined ? null : Number(bound)))
    return from === null && to === null ? null : { from: from ?? null, to: to ?? null }
  }
  const days = DAYS.exec(givenValue)
  if (days) {
    const [since = null, until = null] = [days[1], days[2]]
    return [since, until].every((day) => day === null || isDay(day)) ? { since, until } : null
  }
  const values = [...new Set(givenValue.split(','))]
  return values.length <= CHOICES && values.every((value) => WANTED_VALUE.test(value)) ? { values } : null
}

/** Whether stored JSON is a value at all. */
export const isAttributeValue = (value: unknown): value is AttributeValue =>
  ['number', 'boolean', 'string'].includes(typeof value) || (typeof value === 'object' && value !== null)

/** A value or what is asked for, told from texts and lists of values; a fact with a unit is one too. */
export const isSpan = (value: object): value is Span => 'from' in value
/** The ids of records, told from the keys of choices. */
export const isRecords = (value: AttributeValue | undefined): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'number')
/** The keys of several choices; none of another value. */
export const keysIn = (value: AttributeValue | undefined): string[] =>
  Array.isArray(value) && !isRecords(value) ? value : []
/** A value in words, told from spans and choices. */
export const isText = (value: AttributeValue | undefined): value is Text =>
  typeof value === 'object' && !Array.isArray(value) && !isSpan(value)

const isKey = (text: string) => ATTRIBUTE_KEY.test(text)

/** The same filter as it is written, always in the same order, so that equal filters have one address. */
export function writeFilter(filter: Filter): string {
  return [...filter]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, wanted]) => `${key}:${written(wanted)}`)
    .join(';')
}

function written(wanted: Wanted): string {
  if ('values' in wanted) return wanted.values.toSorted().join(',')
  const [first, last] = 'since' in wanted ? [wanted.since, wanted.until] : [wanted.from, wanted.to]
  return `${first ?? ''}..${last ?? ''}`
}
