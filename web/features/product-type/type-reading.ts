// What the category pages read: the type with its way, the types below or beside it, and a page of its products.
import type { LoaderFunctionArgs } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { keepWithin, readPage } from '#web/site/paging.ts'
import { readOrder } from '#web/site/product-order.ts'
import { found } from '#web/site/record-id.ts'

export const LIMIT = 12

/** A page of the products of a type and of those below it, or of all types. */
export async function readProducts(args: LoaderFunctionArgs, typeId?: number) {
  const door = doorOf(args)
  const order = readOrder(args.url.searchParams)
  const products = await door.read(
    '/api/web/product/listAll',
    {
      lang: door.language(),
      page: readPage(args.url.searchParams),
      limit: LIMIT,
      sort: order,
      ...(typeId !== undefined && { typeId }),
    },
    { signal: args.request.signal },
  )
  keepWithin(args.url, products.total, LIMIT)
  return { products, order }
}

/** A type with everything its page shows. */
export async function readTypePage(args: LoaderFunctionArgs, id: number) {
  const door = doorOf(args)
  const asked = { id, lang: door.language() }
  const [info, listing] = await Promise.all([
    found(door.read('/api/web/product/type/getTypeInfoByid', asked, { signal: args.request.signal })),
    found(readProducts(args, id)),
  ])
  return { type: info.type, path: info.path, children: info.children, ...listing }
}
export type TypePage = Awaited<ReturnType<typeof readTypePage>>
