// The site itself, measured as its peers are, and its demo products, which they are given.
import { dirname } from 'node:path'
import { PROGRAM, SITE_ARGUMENTS, siteSettings } from '#bench/running-site.ts'
import type { Product as PublicProduct } from '#contract/products/product.ts'
import type { ProductCard } from '#contract/products/product-card.ts'
import { plainTextOf } from '#rich-text/rich-doc.ts'
import { ask } from './ask.ts'
import type { Peer, Product } from './peer.ts'

const CALLS = '/api/web/product'
const LIST = `${CALLS}/listAll?lang=en&page=1&limit=20&sort=sort`

/** Its first start fills its store. */
export const ours: Peer = {
  name: 'this site',
  version: '',
  install: async () => dirname(PROGRAM),
  start: (program, data, port) => ({
    ...{ node: process.execPath, args: SITE_ARGUMENTS, cwd: program },
    env: siteSettings(data, port),
  }),
  alive: LIST,
  fill: async () => LIST,
  page: '/en/HomePage',
}

type Answer<Data> = { data: Data }

/** Its products in English. */
export async function productsOf(address: string): Promise<Product[]> {
  const list = `${address}${CALLS}/listAll?lang=en&limit=100`
  const { items } = (await ask<Answer<{ items: ProductCard[] }>>(list)).data
  return Promise.all(
    items.map(async ({ id, address: path, productName, productTypeName }) => {
      const one = await ask<Answer<PublicProduct>>(`${address}${CALLS}/getById?id=${id}&lang=en`)
      const { summary, description } = one.data
      const slug = path.split('/').at(-1) ?? ''
      return { title: productName, slug, summary, category: productTypeName, text: plainTextOf(description) }
    }),
  )
}
