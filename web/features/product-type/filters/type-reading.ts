// What the category pages read: the type with its way, the types below or beside it, and a page of its products.
import type { LoaderFunctionArgs } from 'react-router'
import { writeFilter } from '#contract/products/attribute-filter.ts'
import { doorOf } from '#web/client/door.ts'
import { systemIn } from '#web/site/cards/units-switch.tsx'
import { found } from '#web/site/links/record-id.ts'
import { filterOf, openedIn, readLimit } from '#web/site/listing/filters/filter-address.ts'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { readOrder } from '#web/site/listing/product-order.ts'

/** A page of the products of a type and of those below it, or of all types. */
export async function readProducts(args: LoaderFunctionArgs, typeId?: number) {
  const door = doorOf(args)
  const search = args.url.searchParams
  const limit = readLimit(search)
  const opened = openedIn(search)
  const products = await door.read(
    '/api/web/product/browse',
    {
      lang: door.language(),
      page: readPage(search),
      limit,
      sort: readOrder(search),
      filter: writeFilter(filterOf(search)),
      ...(opened.length > 0 && { facets: opened.join(',') }),
      ...(typeId !== undefined && { typeId }),
      ...(systemIn(search) === 'us' && { units: 'us' as const }),
    },
    { signal: args.request.signal },
  )
  keepWithin(args.url, products.total, limit)
  return products
}

/** A type with everything its page shows. */
export async function readTypePage(args: LoaderFunctionArgs, id: number) {
  const door = doorOf(args)
  const { signal } = args.request
  const lang = door.language()
  const [info, products, sizing] = await Promise.all([
    found(door.read('/api/web/product/type/getTypeInfoByid', { id, products: 0, lang }, { signal })),
    found(readProducts(args, id)),
    found(door.read('/api/web/product/sizing', { typeId: id, lang }, { signal })),
  ])
  return { type: info.type, path: info.path, children: info.children, products, sizing }
}
export type TypePage = Awaited<ReturnType<typeof readTypePage>>
export type ProductsPage = Awaited<ReturnType<typeof readProducts>>
