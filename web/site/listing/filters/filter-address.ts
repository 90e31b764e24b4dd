// What the address of a list says: filters as the fields of a plain form, order, and how many to a page.
import { isDay } from '#contract/inputs/days.ts'
import {
  ATTRIBUTE_KEY,
  CHOICES,
  FACETS_ASKED,
  FILTERS,
  type Filter,
  WANTED_VALUE,
  type Wanted,
  writeFilter,
} from '#contract/products/attribute-filter.ts'

/** Fields of attributes begin so: `f.principle=radar&f.principle=piezo&f.weight.min=1`. */
const FIELD = /^f\.([a-z][a-z0-9-]*)(\.min|\.max)?$/
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/

export const fieldOf = (key: string, end: '' | '.min' | '.max' = '') => `f.${key}${end}`

/** How many products a page may hold; the first is what it holds unless the address says otherwise. */
export const LIMITS = [12, 24] as const
export const readLimit = (search: URLSearchParams) =>
  LIMITS.find((limit) => String(limit) === search.get('limit')) ?? LIMITS[0]

/** A bound as people type it, with a point or a comma before decimals; null for what is no number. */
export function boundIn(said: string): number | null {
  const plain = said.trim().replace('\u2212', '-').replace(',', '.')
  return NUMBER.test(plain) ? Number(plain) : null
}

/** What an address asks for; what makes no sense in it is passed over. */
export function filterOf(search: URLSearchParams): Filter {
  const filter = new Map<string, Wanted>()
  for (const [name, said] of search) {
    const [, key = '', end] = FIELD.exec(name) ?? []
    if (!ATTRIBUTE_KEY.test(key) || (!filter.has(key) && filter.size >= FILTERS)) continue
    const known = filter.get(key)
    if (end) {
      const bounded = withBound(known, end, said)
      if (bounded) filter.set(key, bounded)
    } else if (WANTED_VALUE.test(said) && (!known || 'values' in known)) {
      const values = known?.values ?? []
      if (!values.includes(said) && values.length < CHOICES) filter.set(key, { values: [...values, said] })
    }
  }
  return filter
}

/** What is asked for with one bound more, a number beside numbers or a day beside days; null for what makes no sense. */
function withBound(known: Wanted | undefined, end: string, said: string): Wanted | null {
  const isFirst = end === '.min'
  if (isDay(said)) {
    if (known && !('since' in known)) return null
    const days = known ?? { since: null, until: null }
    return isFirst ? { ...days, since: said } : { ...days, until: said }
  }
  const bound = boundIn(said)
  if (bound === null || (known && !('from' in known))) return null
  const span = known ?? { from: null, to: null }
  return isFirst ? { ...span, from: bound } : { ...span, to: bound }
}

/** What an address says of filters, and of the units that they are meant in: what another link or form of the list keeps. */
export const filtersIn = (search: URLSearchParams): [string, string][] =>
  [...search].filter(([name]) => FIELD.test(name) || name === 'units')
/** All else that it says but the page: what the form of the filters keeps. */
export const besideFilters = (search: URLSearchParams): [string, string][] =>
  [...search].filter(([name]) => !FIELD.test(name) && name !== 'page')

/** What a call of a list takes of it. */
export function asked(search: URLSearchParams): { filter?: string; units?: 'us' } {
  const filter = writeFilter(filterOf(search))
  return { ...(filter !== '' && { filter }), ...(search.get('units') === 'us' && { units: 'us' }) }
}

/** Whether a value is among what is asked for. */
export const asksFor = (filter: Filter, key: string, value: string): boolean => {
  const wanted = filter.get(key)
  return wanted !== undefined && 'values' in wanted && wanted.values.includes(value)
}

/** The groups that an address opens beside those that a page shows anyway: `facet=o30&facet=o31`. */
export const OPENED = 'facet'
export const openedIn = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll(OPENED))].filter((key) => ATTRIBUTE_KEY.test(key)).slice(-FACETS_ASKED)

/** The same search with one group more that is open; of too many the first is closed. */
export function withOpened(search: URLSearchParams, key: string): string {
  const next = new URLSearchParams(search)
  next.delete(OPENED)
  for (const one of [...openedIn(search), key].slice(-FACETS_ASKED)) next.append(OPENED, one)
  return `?${next}`
}

/** The same search without one value of an attribute, without all that is asked of it, or without any filter. */
export function withoutFilter(search: URLSearchParams, key?: string, value?: string): string {
  const kept = [...search].filter(([name, said]) => {
    if (name === 'page') return false
    const field = FIELD.exec(name)
    if (!field) return true
    return key !== undefined && (field[1] !== key || (value !== undefined && said !== value))
  })
  return `?${new URLSearchParams(kept)}`
}
