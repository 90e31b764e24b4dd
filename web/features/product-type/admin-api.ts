// Product types as the console asks for them and changes them.
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { ProductTypeDraft, productTypeCalls, StaffProductType } from '#contract/products/product-type.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

type Change = InputOf<(typeof productTypeCalls)['update']>
type Move = InputOf<(typeof productTypeCalls)['move']>

/** Quietly, as what follows: their form tells what was refused. */
export const addType = (draft: ProductTypeDraft) => send('/api/web/product/type/add', draft, { quiet: true })

export const updateType = (change: Change) => send('/api/web/product/type/update', change, { quiet: true })

/** What was stored before goes on the site; the version stays. */
export const publishStored = ({ id, version }: Pick<StaffProductType, 'id' | 'version'>) =>
  send('/api/web/product/type/publish', { id, version }, { quiet: true })

export const moveType = () =>
  mutationOptions({ mutationFn: (move: Move) => send('/api/web/product/type/move', move) })

/** Whoever takes a type off the site shows the refusal in its own place: it says what stands in the way. */
export const unpublishType = ({ id, version }: Pick<StaffProductType, 'id' | 'version'>) =>
  send('/api/web/product/type/unpublish', { id, version }, { quiet: true })

export const removeType = () =>
  mutationOptions({
    mutationFn: ({ id, version }: Pick<StaffProductType, 'id' | 'version'>) =>
      ask('/api/web/product/type/delete', { id, version }),
  })

export const restoreType = ({ id, version }: Pick<StaffProductType, 'id' | 'version'>, revision: number) =>
  send('/api/web/product/type/restore', { id, version, revision })

/** Names of types stand in lists of products too, so both are asked for anew. */
export const forgetTypes = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['productType'] }),
    client.invalidateQueries({ queryKey: ['product', 'page'] }),
  ])
