// Product types as the console asks for them and changes them.
import type { QueryClient } from '@tanstack/react-query'
import type { ProductTypeDraft, productTypeCalls, StaffProductType } from '#contract/products/product-type.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { send } from '#web/client/send.ts'

type Change = InputOf<(typeof productTypeCalls)['update']>
type Move = InputOf<(typeof productTypeCalls)['move']>

/** Quietly, as what follows: their form tells what was refused. */
export const addType = (draft: ProductTypeDraft) => send('/api/web/product/type/add', draft, { quiet: true })

export const updateType = (change: Change) => send('/api/web/product/type/update', change, { quiet: true })

/** What was stored before goes on the site; the version stays. */
export const publishStored = ({ id, version }: Pick<StaffProductType, 'id' | 'version'>) =>
  send('/api/web/product/type/publish', { id, version }, { quiet: true })

export const moveType = (move: Move) => send('/api/web/product/type/move', move, { quiet: true })

export const restoreType = ({ id, version }: Pick<StaffProductType, 'id' | 'version'>, revision: number) =>
  send('/api/web/product/type/restore', { id, version, revision })

/** Names of types stand in lists of products too, so both are asked for anew. */
export const forgetTypes = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['productType'] }),
    client.invalidateQueries({ queryKey: ['product', 'page'] }),
  ])
