// What the list of products is narrowed to, kept in the address (decision 22).
import type { ProductState } from '#web/admin/product-state.tsx'
import type { ProductListQuery } from './admin-api.ts'

export const PAGE_SIZES = [10, 20, 30, 50] as const
const DEFAULT_SIZE = 20

const SORTS = [
  'updateTime',
  '-updateTime',
  'createTime',
  '-createTime',
  'productModel',
  '-productModel',
] as const
export type ProductSort = (typeof SORTS)[number]
export const DEFAULT_SORT: ProductSort = '-updateTime'

export type ProductFilters = {
  keyword: string
  typeId: number | null
  state: ProductState | null
  hot: boolean
  sort: ProductSort
  page: number
  limit: number
}

export const NO_FILTERS: ProductFilters = {
  keyword: '',
  typeId: null,
  state: null,
  hot: false,
  sort: DEFAULT_SORT,
  page: 1,
  limit: DEFAULT_SIZE,
}

const STATES: readonly ProductState[] = ['draft', 'published', 'changed']
const KEYWORD_LENGTH = 100

const wholeNumber = (text: string | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** Reads the address; what it does not understand counts as not given. */
export function readFilters(search: URLSearchParams): ProductFilters {
  const limit = wholeNumber(search.get('limit'))
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH),
    typeId: wholeNumber(search.get('typeId')),
    state: STATES.find((state) => state === search.get('state')) ?? null,
    hot: search.get('hot') === 'true',
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? DEFAULT_SORT,
    page: wholeNumber(search.get('page')) ?? 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_SIZE,
  }
}

/** Writes the address; what is as usual is left out. */
export function writeFilters(filters: ProductFilters): URLSearchParams {
  const search = new URLSearchParams()
  for (const key of Object.keys(NO_FILTERS) as (keyof ProductFilters)[]) {
    const value = filters[key]
    if (value !== NO_FILTERS[key] && value !== null) search.set(key, String(value))
  }
  return search
}

/** The call's input for these filters. */
export function asQuery({
  keyword,
  typeId,
  state,
  hot,
  sort,
  page,
  limit,
}: ProductFilters): ProductListQuery {
  return {
    page,
    limit,
    sort,
    ...(keyword && { keyword }),
    ...(typeId && { typeId }),
    ...(state && { state }),
    ...(hot && { hot: true }),
  }
}

export const isFiltered = ({ keyword, typeId, state, hot }: ProductFilters) =>
  keyword !== '' || typeId !== null || state !== null || hot
