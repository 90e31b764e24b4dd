// Products as the console asks for them and changes them.
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ProductDraft, productCalls, StaffProduct } from '#contract/products/product.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { RecordSource } from '#web/admin/editor/inputs/record-picker.tsx'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof productCalls
export type ProductListQuery = InputOf<Calls['list']>
type Target = Pick<StaffProduct, 'id' | 'version'>

/** A page of products; the one before stays in sight while the next is on its way. */
export const productPageQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['product', 'page', query],
    queryFn: ({ signal }) => ask('/api/web/product/list', query, { signal }),
    placeholderData: keepPreviousData,
  })

/** The working copy of one product, read anew whenever its form is opened; what was just written counts as read. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', 'one', id],
    queryFn: ({ signal }) => ask('/api/web/product/read', { id }, { signal }),
    staleTime: 3_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const addProduct = (draft: ProductDraft) => send('/api/web/product/add', draft, { quiet: true })

/** Quietly: the editor tells what was refused in its own place. */
export const updateProduct = (change: InputOf<Calls['update']>) =>
  send('/api/web/product/update', change, { quiet: true })

export const publishProduct = () =>
  mutationOptions({
    mutationFn: ({ id, version }: Target) => send('/api/web/product/publish', { id, version }),
  })

export const unpublishProduct = () =>
  mutationOptions({
    mutationFn: ({ id, version }: Target) => send('/api/web/product/unpublish', { id, version }),
  })

/** Products that this one may name. */
export const PRODUCT_SOURCE: RecordSource = {
  key: 'product',
  async find(keyword, signal) {
    const { items } = await ask('/api/web/product/choices', { keyword }, { signal })
    return items
  },
  async one(id, signal) {
    const { items } = await ask('/api/web/product/choices', { id }, { signal })
    const [found] = items
    if (!found) throw new Error('gone')
    return found
  },
}

export const duplicateProduct = (id: number) => send('/api/web/product/duplicate', { id })
export const moveQuietly = ({ id, version }: Target, productTypeId: number | null) =>
  send('/api/web/product/update', { id, version, productTypeId }, { quiet: true })

/** One of many: whoever runs through them lists what was refused. */
export const changeQuietly = (way: 'publish' | 'unpublish' | 'delete', { id, version }: Target) =>
  send(`/api/web/product/${way}`, { id, version }, { quiet: true })

/** After a write: lists and counts are asked for anew, and so are the types, which count their products. */
export const forgetProducts = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['product', 'page'] }),
    client.invalidateQueries({ queryKey: ['productType'] }),
  ])
