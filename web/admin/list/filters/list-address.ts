// What a console list is narrowed to, how it is sorted and which page it shows, kept in the address (decision 22).
import { type FilterKind, wholeNumber } from './filter-kinds.ts'

export const PAGE_SIZES = [10, 20, 30, 50] as const
const DEFAULT_SIZE = 20
/** Pages that the contract takes (`contract/wire/page.ts`). */
const MOST_PAGES = 1_000_000
/** More columns than any list has. */
const MOST_COLUMNS = 40

export type Filters = Record<string, FilterKind<unknown>>
export type ValueOf<Kind> = Kind extends FilterKind<infer Value> ? Value : never

/** What the address says besides the filters. */
export type Place = {
  page: number
  limit: number
  /** Only with `keyset`: entries past the one of this id, behind the last page that is counted. */
  before: number | null
  /** The columns that a view or a link carries; otherwise the person's own choice holds. */
  columns: readonly string[] | null
}
type FilterValues<F extends Filters> = { [Name in keyof F]: ValueOf<F[Name]> }
export type SortOf<Field extends string> = Field | `-${Field}`
export type ListState<F extends Filters = Filters, Field extends string = string> = FilterValues<F> &
  Place & { sort: SortOf<Field> }
/** What the call is asked: filters that are set, and the place. */
export type ListQuery<F extends Filters, Field extends string> = {
  page: number
  limit: number
  sort: SortOf<Field>
  before?: number
} & { [Name in keyof F]?: Exclude<ValueOf<F[Name]>, null | false> }

type Description<F extends Filters, Field extends string> = {
  filters: F
  /** Fields that the call sorts by. */
  sorts: readonly Field[]
  sort: NoInfer<SortOf<Field>>
  /** The call takes `before`. */
  keyset?: boolean
  /** Filters that stand in sight where the others are folded; the first of typed words when left out. */
  inSight?: readonly (keyof F & string)[]
}

/**
 * Describes the address of a list. What the address does not make sense of counts as not given, and what is as usual is
 * left out of it. Names of filters are those of the call; `page`, `limit`, `sort`, `before` and `columns` are taken.
 */
export function listAddress<F extends Filters, const Field extends string>({
  filters,
  sorts,
  sort: usualSort,
  keyset = false,
  inSight,
}: Description<F, Field>) {
  type State = ListState<F, Field>
  const names = Object.keys(filters)
  const typed = names.filter((name) => filters[name]?.none === '')
  const seen: readonly string[] = inSight ?? typed.slice(0, 1)
  const valuesBy = (value: (name: string, kind: FilterKind<unknown>) => unknown) =>
    Object.fromEntries(Object.entries(filters).map(([name, kind]) => [name, value(name, kind)]))
  const noFilters = valuesBy((_, kind) => kind.none) as FilterValues<F>
  const none = {
    ...noFilters,
    sort: usualSort,
    page: 1,
    limit: DEFAULT_SIZE,
    before: null,
    columns: null,
  } as State

  const isSet = (state: State, name: string) => state[name] !== none[name]
  return {
    filters,
    /** The list as it is opened from the menu. */
    none,
    /** The patch that takes all filters away and leaves sort and columns. */
    noFilters,
    keyset,
    sorts,
    usualSort: usualSort as SortOf<Field>,

    read(search: URLSearchParams): State {
      const values = valuesBy((name, kind) => {
        const given = search.get(name)
        return given === null ? kind.none : kind.read(given)
      })
      const number = (name: string) => wholeNumber(search.get(name) ?? '')
      const limit = number('limit')
      const sort = search.get('sort') ?? ''
      const field = sort.replace(/^-/, '')
      return {
        ...values,
        sort: sorts.some((known) => known === field) ? sort : usualSort,
        page: Math.min(number('page') ?? 1, MOST_PAGES),
        limit: PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_SIZE,
        before: keyset ? number('before') : null,
        columns: readColumns(search.get('columns')),
      } as State
    },

    write(state: State): URLSearchParams {
      const search = new URLSearchParams()
      for (const [name, kind] of Object.entries(filters)) {
        if (isSet(state, name)) search.set(name, kind.write(state[name]))
      }
      for (const name of ['sort', 'page', 'limit', 'before'] as const) {
        if (state[name] !== none[name]) search.set(name, String(state[name]))
      }
      if (state.columns) search.set('columns', state.columns.join('.'))
      return search
    },

    query(state: State): ListQuery<F, Field> {
      const { page, limit, sort, before } = state
      const set = Object.fromEntries(
        names.filter((name) => isSet(state, name)).map((name) => [name, state[name]]),
      )
      return { ...set, page, limit, sort, ...(before !== null && { before }) } as ListQuery<F, Field>
    },

    /** The filters alone, for an export of everything that matches. */
    filtersOf(state: State): Omit<ListQuery<F, Field>, 'page' | 'limit' | 'sort' | 'before'> {
      const { page: _, limit: _limit, sort: _sort, before: _before, ...set } = this.query(state)
      return set
    },

    isFiltered(state: State): boolean {
      return names.some((name) => isSet(state, name))
    },

    /** How many filters are set, but for those in sight. */
    foldedFilters(state: State): number {
      return names.filter((name) => !seen.includes(name) && isSet(state, name)).length
    },

    /** The state after a change: whatever is changed, the list begins anew unless the change names the page. */
    after(state: State, patch: Partial<State>): State {
      return { ...state, page: 1, before: null, ...patch }
    },
  }
}

export type ListAddress<F extends Filters = Filters, Field extends string = string> = ReturnType<
  typeof listAddress<F, Field>
>

/** The last page there is when `page` lies behind it, otherwise `null`. */
export function lastPageInstead(
  { page, limit }: Pick<Place, 'page' | 'limit'>,
  answer: { total: number; items: readonly unknown[] },
): number | null {
  const last = Math.max(1, Math.ceil(answer.total / limit))
  return answer.items.length === 0 && page > last ? last : null
}

function readColumns(given: string | null): readonly string[] | null {
  if (given === null) return null
  return given
    .split('.')
    .filter((name) => /^\w{1,40}$/.test(name))
    .slice(0, MOST_COLUMNS)
}
